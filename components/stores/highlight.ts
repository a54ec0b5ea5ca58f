/**
 * Marks the card and the point of the store that the pointer or the focus is on, wherever it is: in the list or on the
 * map.
 */
export function highlight(root: HTMLElement, target: EventTarget | null): void {
  const element = target instanceof Element ? target.closest('[data-dot], .store-card') : null;
  const id = element?.getAttribute('data-dot') ?? element?.id.slice('store-'.length);
  for (const marked of root.querySelectorAll('[data-active]')) marked.removeAttribute('data-active');
  if (!id) return;
  for (const each of root.querySelectorAll(`[data-dot="${CSS.escape(id)}"], #${CSS.escape(`store-${id}`)}.store-card`))
    each.setAttribute('data-active', '');
}
