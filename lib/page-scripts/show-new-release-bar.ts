/**
 * Sent by a public form that the server no longer knows, or whose code it no longer has; prevented when the page is
 * about to reload itself.
 */
export const outdatedFormEventName = 'outdated';

/** Sent where the server responds with another release than that of the page. */
export const releaseMismatchEventName = 'other-release';

/** The id of the bar that reports an outdated page. */
export const newReleaseBarId = 'outdated';

/** Offers to reload a page that lacks something which only its own release had. */
export function showNewReleaseBar(): void {
  const bar = document.getElementById(newReleaseBarId);
  // Shown once, however often something is missing.
  if (!bar?.hidden) return;
  bar.hidden = false;
  // The page keeps the height of the bar free, also for text of twice the size.
  new ResizeObserver(() =>
    document.documentElement.style.setProperty('--release-bar', `${bar.offsetHeight}px`),
  ).observe(bar);
  bar.querySelector('button')?.addEventListener('click', () => location.reload());
}
