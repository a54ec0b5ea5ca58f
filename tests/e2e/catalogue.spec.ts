import { readdirSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { sitePaths } from '@/lib/config/site-paths';
import { localePath } from '@/lib/i18n/locale-paths';
import { colourViolations, violations } from './axe';
import { messagesOf } from './messages';
import { openHydrated } from './open-hydrated';
import { productsMenu, productsMenuButton } from './shell-locators';

const all = readdirSync('content/products').length;
const { finder, compare } = messagesOf('en');
const range = `/en${sitePaths.fullRange}`;

const cards = (page: Page) => page.locator('#finder li[data-facets]:visible');
const chip = (page: Page, group: string, label: string) =>
  page.getByRole('group', { name: group, exact: true }).getByLabel(label, { exact: true });
const openFinder = (page: Page, query = '') => openHydrated(page, range + query);

test.describe('finder', () => {
  test('filters the list, shows the number of matches, and the back button removes a filter', async ({ page }) => {
    await openFinder(page);
    await expect(cards(page)).toHaveCount(all);
    await chip(page, finder.groups.species, 'Dog').check();
    await chip(page, finder.groups.without, 'Chicken').check();
    await chip(page, finder.groups.without, 'Beef').check();
    await expect(page).toHaveURL(/\?species=dog&without=beef,chicken$/);
    await expect(cards(page)).toHaveCount(4);
    await expect(page.locator('#finder').getByRole('status').first()).toHaveText(`4 of ${all} products`);
    // In forced-colors mode a selected chip shows its checkbox, because it loses its colour.
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(chip(page, finder.groups.species, 'Dog')).toHaveCSS('opacity', '1');
    await page.goBack();
    await expect(page).toHaveURL(/\?species=dog&without=chicken$/);
    await expect(cards(page)).toHaveCount(6);
    await expect(chip(page, finder.groups.without, 'Beef')).not.toBeChecked();
  });

  test('the link of the menu to this page shows all products again', async ({ page }) => {
    await openFinder(page, '?species=dog&without=beef,chicken');
    await expect(cards(page)).toHaveCount(4);
    await productsMenuButton(page).click();
    await productsMenu(page).locator(`a[href="${range}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${range}$`));
    await expect(cards(page)).toHaveCount(all);
    await expect(chip(page, finder.groups.species, 'Dog')).not.toBeChecked();
  });

  test('preserves the parameters of a campaign through filters and the comparison', async ({ page }) => {
    await openFinder(page, '?utm_source=post&utm_campaign=may');
    await chip(page, finder.groups.species, 'Dog').check();
    await expect(page).toHaveURL(/\?species=dog&utm_source=post&utm_campaign=may$/);
    await page.getByRole('button', { name: finder.clear }).first().click();
    await expect(page).toHaveURL(/\?utm_source=post&utm_campaign=may$/);
    const boxes = page.locator('input[name="with"]:visible');
    for (const index of [0, 1]) await boxes.nth(index).check();
    await expect(page).toHaveURL(/\?with=[^&]+&utm_source=post&utm_campaign=may$/);
    await page.getByRole('button', { name: finder.go }).click();
    await expect(page).toHaveURL(/\/compare\?with=[^&]+&with=[^&]+&utm_source=post&utm_campaign=may$/);
    await openHydrated(page, `/en${sitePaths.compare}?utm_source=post`);
    await page.getByRole('combobox').first().selectOption('beef-dinner');
    await expect(page).toHaveURL(/\?with=beef-dinner&utm_source=post$/);
  });

  test('preserves the parameters of a campaign through the search and the shops, and when these end', async ({
    page,
  }) => {
    await openHydrated(page, '/en/search?utm_source=post&utm_campaign=may');
    await page.getByRole('searchbox').fill('duck');
    await expect(page).toHaveURL(/\?q=duck&utm_source=post&utm_campaign=may$/);
    await page.getByRole('searchbox').fill('');
    await expect(page).toHaveURL(/\?utm_source=post&utm_campaign=may$/);
    await openHydrated(page, '/en/store-locator?utm_source=post&utm_campaign=may');
    await page.locator('#stores-product').selectOption('raw-hunter');
    await expect(page).toHaveURL(/\?product=raw-hunter&utm_source=post&utm_campaign=may$/);
    await page.getByRole('button', { name: messagesOf('en').stores.reset }).click();
    await expect(page).toHaveURL(/\?utm_source=post&utm_campaign=may$/);
  });

  test('opens with the filters in its URL', async ({ page }) => {
    await openFinder(page, '?species=dog&kind=complete&sort=-energy&protein=horse');
    await expect(chip(page, finder.groups.species, 'Dog')).toBeChecked();
    await expect(cards(page)).toHaveCount(12);
    await expect(cards(page).first()).toContainText('Duck Dinner');
  });

  test('suggests which filter to remove from an empty result, and removes it', async ({ page }) => {
    await openFinder(page, '?species=cat&protein=duck');
    await expect(cards(page)).toHaveCount(0);
    await expect(page.getByText(finder.emptyHeading)).toBeVisible();
    await page.getByRole('button', { name: `Drop ‘Duck’: 2 of ${all} products` }).click();
    await expect(cards(page)).toHaveCount(2);
    await page.locator('#finder').getByRole('button', { name: finder.clear }).first().click();
    await expect(cards(page)).toHaveCount(all);
    expect(new URL(page.url()).search).toBe('');
  });

  test('works by keyboard', async ({ page }) => {
    await openFinder(page);
    await chip(page, finder.groups.species, finder.any).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(cards(page)).toHaveCount(2);
  });

  test('takes up to three products to the comparison, and still has them on the way back', async ({ page }) => {
    await openFinder(page, '?species=dog');
    const boxes = page.locator('input[name="with"]:visible');
    for (const index of [0, 1, 2]) await boxes.nth(index).check();
    await expect(boxes.nth(3)).toBeDisabled();
    await page.getByRole('button', { name: finder.go }).click();
    await expect(page.getByRole('table', { name: compare.result })).toContainText('Super Puppies');
    await page.goBack();
    await expect(page.locator('input[name="with"]:checked')).toHaveCount(3);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is complete and the filters work', async ({ page }) => {
    await page.goto(range);
    await expect(cards(page)).toHaveCount(all);
    await chip(page, finder.groups.species, 'Dog').check();
    await chip(page, finder.groups.without, 'Chicken').check();
    await chip(page, finder.groups.without, 'Beef').check();
    await expect(cards(page)).toHaveCount(4);
    await page.getByRole('button', { name: finder.clear }).first().click();
    await expect(cards(page)).toHaveCount(all);
    await expect(page.getByText(finder.noScript)).toBeVisible();
  });

  test('the comparison page shows every product with its figures', async ({ page }) => {
    await page.goto(`/en${sitePaths.compare}`);
    await expect(page.locator('table tr[data-protein]')).toHaveCount(all);
    await expect(page.getByRole('group', { name: compare.choose })).toBeHidden();
  });
});

test('the printed table of all products begins below its heading, not on the next page', async ({ page }) => {
  await page.goto(`/en${sitePaths.compare}`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: compare.all }).getByRole('table')).toHaveCSS('break-inside', 'auto');
});

test('the energy of a card stays in one line with wide text spacing at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(sitePaths.fullRange);
  await expect(page.locator('article .headline.tabular-nums').first()).toBeVisible();
  const broken = await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }');
    document.adoptedStyleSheets.push(sheet);
    return [...document.querySelectorAll('article .headline.tabular-nums')].flatMap((figure) => {
      const range = document.createRange();
      range.selectNodeContents(figure);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return tops.size > 1 ? [figure.textContent] : [];
    });
  });
  expect(broken).toEqual([]);
});

test.describe('comparison', () => {
  const table = (page: Page) => page.getByRole('table', { name: compare.result });

  test('switches between as fed, dry matter and per 1000 kcal, and stores the basis in the URL', async ({ page }) => {
    await page.goto(`/en${sitePaths.compare}?with=simple,beef-dinner`);
    await expect(table(page).getByRole('columnheader')).toHaveText([/Simple/, /Beef Dinner/]);
    await expect(table(page)).toContainText('17.0');
    await page.getByLabel(compare.bases.dryMatter).check();
    await expect(table(page)).toContainText('57.0');
    await page.getByLabel(compare.bases.per1000kcal).check();
    await expect(table(page)).toContainText('141.7');
    await expect(page).toHaveURL(/\?with=simple,beef-dinner&per=per1000kcal$/);
    await page.goBack();
    await expect(page.getByLabel(compare.bases.dryMatter)).toBeChecked();
  });

  test('ignores invalid parameters', async ({ page }) => {
    await page.goto(`/en${sitePaths.compare}?with=simple,%3Cb%3E,simple,nothing&per=bucket`);
    await expect(table(page).getByRole('columnheader')).toHaveCount(1);
    await expect(page.getByLabel(compare.bases.asFed)).toBeChecked();
  });

  test('adds and removes products', async ({ page }) => {
    await page.goto(`/en${sitePaths.compare}?with=simple`);
    await page.getByLabel('Product 2').selectOption('lamb-dinner');
    await expect(page).toHaveURL(/\?with=simple,lamb-dinner$/);
    await page.getByRole('button', { name: 'Remove Simple' }).click();
    await expect(page).toHaveURL(/\?with=lamb-dinner$/);
  });

  test('formats numbers for the language', async ({ page }) => {
    await page.goto(`${sitePaths.compare}?with=simple`);
    await expect(page.getByRole('table', { name: messagesOf('gr').compare.result })).toContainText('16,2');
  });
});

const states = [
  `${sitePaths.fullRange}?species=dog&without=egg&with=simple`,
  `${sitePaths.fullRange}?species=cat&protein=duck`,
  `${sitePaths.compare}?with=simple,cretan-dinner,raw-hunter&per=per1000kcal`,
];
test.describe('in use', () => {
  test.use({ reducedMotion: 'reduce', viewport: { width: 360, height: 780 } });
  for (const path of states)
    test(`${path} has no accessibility violations in either theme and fits a small screen`, async ({ page }) => {
      for (const locale of ['gr', 'en'] as const) {
        await page.goto(localePath(locale, path));
        const summary = page.locator('.finder-panel > summary');
        if (await summary.isVisible()) await summary.click();
        await expect(page.locator('main [role="status"]').first()).not.toBeEmpty();
        await page.emulateMedia({ colorScheme: 'light' });
        expect(await violations(page)).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await colourViolations(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      }
    });
});

test('breadcrumb of the everyday meals: Products > Everyday meals for dogs', async ({ page }) => {
  await page.goto(range);
  await expect(page.locator('nav.breadcrumb li')).toHaveText(['Products', 'Everyday meals for dogs']);
});
