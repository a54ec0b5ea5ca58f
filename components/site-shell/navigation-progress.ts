const root = () => document.documentElement;

/** Marks the document while the router loads the page of a link; the header's bar shows it. A link to the page itself leads to its top. */
export function beginNavigation({ pathname, search }: HTMLAnchorElement): void {
  if (pathname !== location.pathname) root().dataset.navigating = '';
  else if (search === location.search) toTop();
}

/** A page that comes back from the browser's memory must not still look busy. */
export function endProgressOnReturn(signal: AbortSignal): void {
  window.addEventListener('pageshow', () => delete root().dataset.navigating, { signal });
}

/** Ends the cue on the new page and shows it from its top: the router leaves a page where it is when its top is in view. */
export function finishNavigation(): void {
  if (root().dataset.navigating === undefined) return;
  delete root().dataset.navigating;
  if (!location.hash) toTop();
}

function toTop() {
  window.scrollTo({ top: 0, behavior: 'instant' });
}
