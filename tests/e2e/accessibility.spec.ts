import { expect, test } from '@playwright/test';
import { assignMarketStartYearColours } from '@/components/art/market-start-year-colours';
import { buildCatalogueModel } from '@/documents/catalogue/catalogue-pdf-model';
import { accessibilityReplyWorkingDays } from '@/lib/config/accessibility-reply-working-days';
import { brand } from '@/lib/config/brand';
import { brandColours } from '@/lib/config/brand-colours';
import { sitePaths } from '@/lib/config/site-paths';
import { getMarkets } from '@/lib/content/markets';
import { getNumberFormat } from '@/lib/i18n/formatters';
import { localePath } from '@/lib/i18n/locale-paths';
import { languageTag, localeCodes } from '@/lib/i18n/locales';
import { withoutJoiners } from '@/lib/text/insert-joiners';
import { violations } from './axe';
import { pageFacts } from './html';

const paths = [
  ...Object.values(sitePaths),
  '/products/beef-dinner',
  '/products/cats/raw-hunter',
  '/products/yummy',
  '/blog/bones',
  '/blog/category/safety',
  '/auth',
  '/no-such-page',
];

// One visit per page: the site follows a change of the device's theme, so both
// themes are tested without a second load.
for (const path of paths)
  test(`${path} has no accessibility violations in either theme, and its controls are at least 24 px`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(localePath('en', path));
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(smallControls)).toEqual([]);
  });

for (const locale of localeCodes)
  test(`home, contact, a product and the test of nutrition have no accessibility violations in ${locale}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    for (const path of [sitePaths.home, sitePaths.contact, '/products/beef-dinner', `${sitePaths.feedingPlan}/quick`]) {
      await page.goto(localePath(locale, path));
      await expect(page.locator('html'), path).toHaveAttribute('lang', languageTag(locale));
      expect(await violations(page), path).toEqual([]);
    }
  });

// A 1280 px window at 400 % zoom, with the text spacing that WCAG 1.4.12 allows readers to set.
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }';
for (const locale of localeCodes)
  test(`nothing overflows at 320 px with wide text spacing in ${locale}`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width: 320, height: 640 });
    const wide: string[] = [];
    for (const path of paths) {
      await page.goto(localePath(locale, path));
      await page.addStyleTag({ content: spacing });
      const by = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      if (by > 0) wide.push(`${path}: ${by} px`);
    }
    expect(wide).toEqual([]);
  });

/** Returns visible controls smaller than 24 px that are not links within a sentence (WCAG 2.5.8 excepts those). */
function smallControls(): string[] {
  const found: string[] = [];
  for (const control of document.querySelectorAll<HTMLElement>(
    'button, select, input:not([type=hidden]), summary, a[href]',
  )) {
    const { width, height } = control.getBoundingClientRect();
    const shown =
      width > 1 && height > 1 && control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const inText = control.matches('a') && getComputedStyle(control).display === 'inline';
    // A label around a checkbox or button is part of the target.
    const target = control.closest('label')?.getBoundingClientRect() ?? { width, height };
    // A card's link covers the card through its pseudo-element.
    const covers = getComputedStyle(control, '::after').position === 'absolute';
    // The honeypot is invisible to everyone.
    const isTrap = control.closest('[aria-hidden="true"]') !== null;
    if (shown && !isTrap && !inText && !covers && (target.width < 23.5 || target.height < 23.5))
      found.push(control.outerHTML.slice(0, 120));
  }
  return found;
}

for (const locale of localeCodes)
  test(`the accessibility statement in ${locale} has its date, its contact and the authority as links`, async ({
    page,
  }) => {
    await page.goto(localePath(locale, sitePaths.accessibility));
    const main = page.locator('main');
    await expect(main).toContainText('2026');
    const days = getNumberFormat(languageTag(locale)).format(accessibilityReplyWorkingDays);
    await expect(main.locator('[aria-labelledby^=report]')).toContainText(new RegExp(`(?<!\\d)${days}(?!\\d)`));
    await expect(main).toContainText(brand.phoneDisplay);
    await expect(main.getByRole('link', { name: brand.email })).toHaveAttribute('href', `mailto:${brand.email}`);
    await expect(main.locator('a[href="https://www.synigoroskatanaloti.gr"]')).toBeVisible();
    await expect(main).not.toContainText('{');
  });

/** White space, joiners and the brackets around codes depend on how a text is set. */
const solid = (text: string) => withoutJoiners(text).replace(/[\s()]/g, '');

for (const locale of localeCodes)
  test(`the page of a product in ${locale} has everything that the PDF catalogue says about it`, async ({
    request,
  }) => {
    const missing: string[] = [];
    let facts = 0;
    for (const line of buildCatalogueModel(locale).lines)
      for (const product of line.products) {
        const text = solid(pageFacts(await (await request.get(new URL(product.url).pathname)).text()).text);
        // How the day of a launch is written depends on whether it has passed: `duck and lamb show their launch date`.
        const { name, code, subtitle, badge, statement, shortDescription, longDescription, bone } = product;
        const catalogueFacts = [
          ...[name, code, subtitle, badge, statement, shortDescription, ...longDescription, bone],
          ...product.ingredients.map((each) => each.name + each.percent),
          ...product.additives.map((each) => each.name + each.amount),
          ...product.analysis.map((each) => each.name + each.percent),
          ...product.energy.map(({ value, unit }) => value + unit),
          ...product.formats.flatMap((format) => [format.name, format.detail]),
          ...product.benefits.flatMap((benefit) => [benefit.title, benefit.text]),
        ].flatMap((each) => each || []);
        facts += catalogueFacts.length;
        missing.push(
          ...catalogueFacts.filter((each) => !text.includes(solid(each))).map((each) => `${product.slug}: ${each}`),
        );
      }
    expect(facts).toBeGreaterThan(400);
    expect(missing).toEqual([]);
  });

for (const locale of localeCodes)
  test(`the list of markets in ${locale} has every country and every first year of the map of exports`, async ({
    page,
  }) => {
    const map = await (await page.request.get('/art/maps/export-markets.svg')).text();
    const markets = getMarkets(locale);
    const colours = assignMarketStartYearColours(markets.map(({ since }) => since));
    // The shapes of countries have an outline and the colour of their first year, the maker's own a colour of its own.
    const drawn = [...map.matchAll(/fill="(#\w+)"[^>]*stroke="#1d1613"/g)].map(([, colour]) => colour);
    const own = brandColours.sage.toLowerCase();
    expect(new Set(drawn)).toEqual(new Set([...colours.values(), own]));
    await page.goto(localePath(locale, sitePaths.exports));
    const entries = page.locator('main ol > li', { has: page.locator('a[href*="#market-"]') });
    await expect(entries).toHaveCount(markets.length);
    for (const [index, { name, since, code }] of markets.entries()) {
      const entry = entries.nth(index);
      await expect(entry).toContainText(name);
      await expect(entry).toContainText(String(since));
      await expect(entry.locator(`a[href$="#market-${code}"]`)).toBeVisible();
    }
  });
