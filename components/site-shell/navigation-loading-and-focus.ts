const root = () => document.documentElement;

/**
 * Marks the document as loading while the router fetches a page; the header's bar shows it, and after a while the shape
 * of what comes (lib/page-scripts/navigation-skeleton.ts). A link to the current page scrolls to the top.
 */
export function markNavigationStarted({ pathname, search }: HTMLAnchorElement): void {
  if (pathname !== location.pathname) {
    root().dataset.navigating = pathname;
    return;
  }
  // It also replaces a navigation that has not ended.
  endWaiting();
  if (search === location.search) toTop();
}

function endWaiting() {
  delete root().dataset.navigating;
}

/** Clears the loading state of a page restored from the back/forward cache. */
export function endNavigationOnPageRestore(signal: AbortSignal): void {
  window.addEventListener('pageshow', endWaiting, { signal });
}

let isLoaded = false;

/**
 * Clears the loading state on the new page, scrolls to the top (the router does not
 * scroll if the top is already in view) and moves the focus to the heading, as a new document would; with a fragment,
 * to the element that it names, to which the router scrolls. After a redirect, Back or Forward only the focus moves,
 * where it went with the page before.
 */
export function scrollAndFocusAfterNavigation(): void {
  const isBegun = root().dataset.navigating;
  const isFocusLost = isLoaded && document.activeElement === document.body;
  isLoaded = true;
  endWaiting();
  const target = document.getElementById(location.hash.slice(1));
  if (isBegun && !location.hash) toTop();
  if (isBegun || isFocusLost) target ? focus(target) : focusHeading();
}

function focus(element: HTMLElement) {
  // Writes the attribute, which makes a heading focusable; a control keeps its place in the order of Tab.
  element.tabIndex += 0;
  element.focus({ preventScroll: true });
}

/**
 * A screen reader hears where it is. Tab then begins where it begins on a new page: at the link that skips to the
 * content.
 */
function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  focus(heading);
  heading.onkeydown = (event) => {
    if (event.key !== 'Tab' || event.shiftKey) return;
    event.preventDefault();
    document.querySelector<HTMLElement>('.skip-link')?.focus();
  };
}

function toTop() {
  scrollTo({ top: 0, behavior: 'instant' });
}
