import type { Page } from '@playwright/test';
import { getMarkets } from '@/lib/content/markets';
import type { Locale } from '@/lib/i18n/locales';

/** Returns the countries that the list of markets lacks, with their first year and their link to the map. */
export async function exportMarketProblems(page: Page, locale: Locale): Promise<string[]> {
  const markets = getMarkets(locale);
  const entries = await page.locator('main ol > li:has(a[href*="#market-"])').evaluateAll((items) =>
    items.map((item) => ({
      text: (item.textContent ?? '').replace(/\s+/g, ' '),
      links: [...item.querySelectorAll('a')]
        .filter((link) => link.checkVisibility({ visibilityProperty: true }))
        .map((link) => link.getAttribute('href') ?? ''),
    })),
  );
  const missing = markets.filter(({ name, since, code }, index) => {
    const { text = '', links = [] } = entries[index] ?? {};
    return !(
      text.includes(name) &&
      text.includes(`${since}`) &&
      links.some((href) => href.endsWith(`#market-${code}`))
    );
  });
  const problems = missing.map(({ name }) => `${name} is missing or incomplete`);
  if (entries.length !== markets.length) problems.push(`${entries.length} of ${markets.length} countries`);
  return problems;
}
