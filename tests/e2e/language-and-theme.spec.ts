import { expect, type Page, test } from '@playwright/test';
import { localeDefinitions } from '@/lib/i18n/locales';
import { violations } from './axe';
import { messagesOf } from './messages';
import { openHydrated } from './open-hydrated';
import { languageKey } from './shell-locators';

const en = messagesOf('en');
const gr = messagesOf('gr');

test.use({ locale: 'en-GB' });

test('a language choice preserves the page, its filters and its hash, and is stored', async ({ page }) => {
  await openHydrated(page, '/en/faq?a=1#content');
  await page.locator('header summary', { hasText: localeDefinitions.en.label }).click();
  await page.locator('header a[data-language=gr]').click();
  await expect(page).toHaveURL('/faq?a=1#content');
  await expect(page.locator('html')).toHaveAttribute('lang', 'el');
  expect(await page.evaluate((key) => localStorage.getItem(key), languageKey)).toBe('gr');
});

test('a theme choice is applied before the first paint, and can return to the system theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/en/faq');
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  await page.locator('header summary', { hasText: en.nav.theme }).click();
  // Also before hydration.
  await page.getByRole('radio', { name: en.nav.themeDark }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await background()).not.toBe(light);
  await page.goto('/en/contact', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.body);
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  await expect(page.locator('input[name=theme][value=dark]')).toBeChecked();
  await page.locator('header summary', { hasText: en.nav.theme }).click();
  await page.getByRole('radio', { name: en.nav.themeSystem }).check();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  // Simulates a choice on another page, left with the back button: the browser restores this page as it was.
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(await background()).not.toBe(light);
  await expect(page.locator('input[name=theme][value=dark]')).toBeChecked();
});

test.describe('language suggestion', () => {
  const offer = (page: Page) => page.getByRole('region', { name: gr.localeOffer.text });

  test('makes no request if the page is in the browser’s language', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await openHydrated(page, '/en/faq');
    await page.waitForLoadState('load');
    await page.waitForTimeout(500);
    expect(requests.filter((url) => url.includes('offer.json'))).toEqual([]);
  });

  test('is in the browser’s language, shifts nothing and stays dismissed', async ({ browser }) => {
    const context = await browser.newContext({ locale: 'el-GR' });
    const page = await context.newPage();
    await openHydrated(page, '/en/faq');
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.boundingBox();
    await expect(offer(page)).toBeVisible();
    await expect(page).toHaveURL('/en/faq');
    await expect(offer(page)).toHaveAttribute('lang', 'el');
    await expect(offer(page).getByRole('link')).toHaveAttribute('href', /\/faq$/);
    expect(await heading.boundingBox()).toEqual(before);
    expect(await violations(page, ['header', 'footer'])).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect(offer(page)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await offer(page).getByRole('button', { name: gr.localeOffer.dismiss }).press('Enter');
    await expect(offer(page)).toHaveCount(0);
    await expect(page.locator('main'), 'the keyboard goes on with the page').toBeFocused();
    await openHydrated(page, '/en/contact');
    await page.waitForTimeout(500);
    await expect(offer(page)).toHaveCount(0);
    await context.close();
  });

  test('prefers the stored language and links to the page in it', async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'gr'), languageKey);
    await openHydrated(page, '/en/faq');
    await offer(page).getByRole('link').click();
    await expect(page).toHaveURL('/faq');
  });
});
