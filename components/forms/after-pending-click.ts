/**
 * Waits until a click that is on its way has landed, if there is one. Leaving a field is often the beginning of a click
 * on the next control; what appears in between would move that control, and the click would miss it.
 */
export function afterPendingClick(): Promise<void> {
  if (!document.querySelector(':active')) return Promise.resolve();
  return new Promise((resolve) => {
    addEventListener('mouseup', () => setTimeout(resolve), { once: true });
    // A press that ends as something else than a click.
    setTimeout(resolve, 1500);
  });
}
