import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Does what a browser extension that marks fields does before React hydrates a page: puts its elements into it. React
 * then makes the page anew.
 */
export const alterPage = (page: Page) =>
  page.evaluate(() => {
    for (const control of document.querySelectorAll(
      'form input:not([type=hidden]), form textarea, form select, search input',
    ))
      control.parentElement?.insertBefore(document.createElement('ext-icon'), control);
    document.querySelector('main')?.prepend(document.createElement('ext-bar'));
  });

/** Lets the scripts load, and waits until React has made the page anew, with another control in the place of this. */
export async function expectRedrawn(control: Locator, loadScripts: () => void): Promise<void> {
  const before = await control.elementHandle();
  loadScripts();
  await expect.poll(() => before?.evaluate((element) => element.isConnected)).toBe(false);
}
