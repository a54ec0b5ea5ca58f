import type { Page, Route } from '@playwright/test';

/**
 * Holds the requests of a page for `url`, or those of them that match, until the returned function is called: then they
 * go on, or get an error status.
 */
export async function holdRequests(
  page: Page,
  url: string | RegExp,
  matches: (route: Route) => boolean | Promise<boolean> = () => true,
): Promise<(status?: number) => void> {
  let release: (status?: number) => void = () => {};
  const released = new Promise<number | undefined>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    const status = (await matches(route)) && (await released);
    await (status ? route.fulfill({ status }) : route.continue());
  });
  return release;
}

/** Opens a page whose scripts arrive, or fail with a status, only after the returned function is called. */
export async function openWithHeldScripts(page: Page, path: string): Promise<(status?: number) => void> {
  const release = await holdRequests(page, '**/_next/static/**/*.js');
  // A page that acts by itself requests its scripts at once, and its `load` event waits for them.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return release;
}
