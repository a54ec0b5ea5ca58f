const root = () => document.documentElement;

/** Marks the document while the router loads the page of a link; the header's bar shows it. */
export function installNavigationCue(signal: AbortSignal): void {
  document.addEventListener(
    'click',
    (event) => {
      // What the router does not follow opens something here, becomes a file, or is a page whose loading the browser shows.
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-router]');
      if (!link || link.target) return;
      if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (link.pathname !== location.pathname) root().dataset.navigating = '';
      else if (!link.hash && link.search === location.search) toTop();
    },
    { signal },
  );
  // A page that comes back from the browser's memory must not still look busy.
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
