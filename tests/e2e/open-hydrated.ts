import type { Page } from '@playwright/test';

const watched = new WeakSet<Page>();

/**
 * Opens a URL and waits until the page is hydrated. Before that, the page works as without scripts (links load
 * documents, forms are submitted natively), so tests of the scripts start here.
 */
export async function openHydrated(page: Page, path: string): Promise<void> {
  if (!watched.has(page))
    await page.addInitScript(() => addEventListener('hydrated', () => Object.assign(window, { hydrated: true })));
  watched.add(page);
  await page.goto(path);
  await waitForHydration(page);
}

/**
 * Waits for the hydration of a page that was reached without `openHydrated`: a reload, a link that loads a document.
 */
export async function waitForHydration(page: Page): Promise<void> {
  // On a phone the scripts load at the first interaction.
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => 'hydrated' in window);
}
