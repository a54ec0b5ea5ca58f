const delayMs = 200;
const lists = /\/(products|full-range|blog|search|store-locator)(\/(category|page)\/[^/]+)*$/;

/**
 * Shows the shape of the page that the router fetches (`[data-waiting]` in parts.css) once it has been fetching for a
 * while.
 */
export function installNavigationSkeleton(): void {
  const { dataset } = document.documentElement;
  let timer = 0;
  new MutationObserver(() => {
    clearTimeout(timer);
    const pathname = dataset.navigating;
    if (pathname === undefined) {
      delete dataset.waiting;
      return;
    }
    timer = window.setTimeout(() => {
      dataset.waiting = lists.test(pathname) ? 'list' : 'page';
    }, delayMs);
  }).observe(document.documentElement, { attributeFilter: ['data-navigating'] });
}
