import { showNewReleaseBar } from './show-new-release-bar';

/** Offers to reload a page that needs a file which the server no longer has. A lost connection is something else. */
async function offerNewRelease(element: EventTarget | null): Promise<void> {
  const { src, href = src } = element as HTMLScriptElement & HTMLLinkElement;
  if (!href?.includes('/_next/static/')) return;
  const { status } = await fetch(href, { method: 'HEAD', cache: 'no-store' });
  if (status === 404) showNewReleaseBar();
}

/** Detects scripts and style sheets of the page's own release that the server no longer has. */
export function installMissingFileDetection(): void {
  // Without a connection there is nothing to do here: who needed the file shows that.
  addEventListener('error', ({ target }) => offerNewRelease(target).catch(() => {}), true);
}
