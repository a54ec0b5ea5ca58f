/**
 * Highlights the card of the store under the pointer, its point on the map and the cluster that contains the point.
 * Without a store under the pointer, the focused one is highlighted.
 */
export function moveHighlightToHoveredOrFocusedStore(root: HTMLElement, target: EventTarget | null): void {
  const storeAt = (node: EventTarget | null) =>
    node instanceof Element ? node.closest('[data-dot], .store-card') : null;
  const element = storeAt(target) ?? storeAt(document.activeElement);
  const id = element?.getAttribute('data-dot') ?? element?.id.slice('store-'.length);
  for (const marked of root.querySelectorAll('[data-active]')) marked.removeAttribute('data-active');
  if (!id) return;
  const escapedId = CSS.escape(id);
  const selector = `[data-dot="${escapedId}"], [data-dots~="${escapedId}"], #store-${escapedId}.store-card`;
  for (const match of root.querySelectorAll(selector)) match.setAttribute('data-active', '');
}
