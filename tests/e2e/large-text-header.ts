import type { Page } from '@playwright/test';
import { localeCodes } from '@/lib/i18n/locales';

/** Returns what is wrong with the header of a page: where it takes the page its window, or its menu is outside. */
export function headerProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    const header = document.querySelector('header')?.getBoundingClientRect();
    // The header may not take the window away from the page.
    if (!header?.height || header.height >= 740 / 2) problems.push(`the header is ${header?.height} px high`);
    const languages = document.querySelectorAll('header details:has(a[data-language]) > summary');
    const box = languages[0]?.getBoundingClientRect();
    if (languages.length !== 1 || !box?.width || box.left < 0 || box.right > innerWidth)
      problems.push(`the menu of languages is at ${box?.left} to ${box?.right} px`);
    return problems;
  });
}

/** Opens the menu of languages and returns those that cannot be reached in the window by scrolling inside the menu. */
export async function unreachableLanguages(page: Page): Promise<string[]> {
  const menu = page.locator('header details:has(a[data-language])');
  await menu.locator('> summary').click();
  const outside = await page.locator('header a[data-language]').evaluateAll((links, count) => {
    const problems = links.filter((link) => {
      link.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { left, right, top, bottom } = link.getBoundingClientRect();
      const topmost = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return left < 0 || right > innerWidth || !link.contains(topmost);
    });
    return [
      ...problems.map(({ textContent }) => `${textContent} cannot be reached`),
      ...(links.length === count ? [] : [`${links.length} languages`]),
    ];
  }, localeCodes.length);
  await menu.evaluate((details) => details.removeAttribute('open'));
  return outside;
}
