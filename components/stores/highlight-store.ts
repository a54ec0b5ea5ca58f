/**
 * Marks the card and the point of the store that the pointer or the focus is on, wherever it is: in the list or on the
 * map, there also the cluster that the point is in. Where the pointer is on neither, the focus counts.
 */
export function highlightStore(root: HTMLElement, target: EventTarget | null): void {
  const storeAt = (each: EventTarget | null) =>
    each instanceof Element ? each.closest('[data-dot], .store-card') : null;
  const element = storeAt(target) ?? storeAt(document.activeElement);
  const id = element?.getAttribute('data-dot') ?? element?.id.slice('store-'.length);
  for (const marked of root.querySelectorAll('[data-active]')) marked.removeAttribute('data-active');
  if (!id) return;
  const name = CSS.escape(id);
  const marks = `[data-dot="${name}"], [data-dots~="${name}"], #store-${name}.store-card`;
  for (const each of root.querySelectorAll(marks)) each.setAttribute('data-active', '');
}
