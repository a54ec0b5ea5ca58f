import type { Page, Route } from '@playwright/test';

/** Holds the requests of a page for `url`, or those of them that match, until the returned function is called. */
export async function holdRequests(
  page: Page,
  url: string,
  matches: (route: Route) => boolean | Promise<boolean> = () => true,
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    if (await matches(route)) await released;
    await route.continue();
  });
  return release;
}

/** Opens a page whose scripts arrive only after the returned function is called. */
export async function openWithHeldScripts(page: Page, path: string): Promise<() => void> {
  const release = await holdRequests(page, '**/_next/static/**/*.js');
  // A page that acts by itself requests its scripts at once, and its `load` event waits for them.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return release;
}
