import type { Page } from '@playwright/test';

const watched = new WeakSet<Page>();

/**
 * Opens an address and waits until the page's scripts answer. What is done before that works as it does without scripts (a link leads to its
 * page, a form is sent by the browser), so whoever tests what the scripts do begins here.
 */
export async function openAlive(page: Page, path: string): Promise<void> {
  if (!watched.has(page))
    await page.addInitScript(() => addEventListener('hydrated', () => Object.assign(window, { alive: true })));
  watched.add(page);
  await page.goto(path);
  await alive(page);
}

/** Waits the same way for a page that the test reached by itself, after `openAlive`: a reload, a link that loads anew. */
async function alive(page: Page): Promise<void> {
  // On a phone the scripts wait for a sign of the visitor.
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => 'alive' in window);
}
