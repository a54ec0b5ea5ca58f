import type { Page } from '@playwright/test';

/** Returns by how much a page is wider than its window, once its fonts are there. Empty where it fits. */
export async function overflow(page: Page): Promise<string[]> {
  const pixels = await page.evaluate(async () => {
    await document.fonts.ready;
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
  return pixels > 0 ? [`wider by ${pixels} px`] : [];
}
