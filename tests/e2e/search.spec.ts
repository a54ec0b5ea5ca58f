import { expect, type Page, test } from '@playwright/test';
import { violations } from './axe';
import { messagesOf } from './messages';
import { openHydrated } from './open-hydrated';

const opener = (page: Page) => page.getByRole('banner').getByRole('link', { name: messagesOf('gr').search.label });
const field = (page: Page) => page.getByRole('dialog').getByRole('combobox');
const chosen = (page: Page) => page.getByRole('dialog').getByRole('option', { selected: true });

test('Ctrl + K opens the search, the arrow keys select, Enter opens, and nothing is loaded before', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await openHydrated(page, '/');
  await page.waitForLoadState('networkidle');
  expect(fetched).not.toContain('/search/index.json');
  const scripts = fetched.filter((path) => path.endsWith('.js')).length;
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  expect(fetched.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(scripts);
  await page.keyboard.type('κοτοπουλο');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^\d+ αποτελέσματα$/);
  await expect(page.getByRole('dialog').locator('mark').first()).toHaveText(/κοτόπουλο/i);
  await expect(chosen(page)).toContainText('Simple');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(chosen(page)).not.toContainText('Simple');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\/[a-z]+-simple$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the button opens the search in place, and Escape returns the focus', async ({ page }) => {
  await openHydrated(page, '/faq');
  await opener(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await expect(page).toHaveURL(/\/faq$/);
  // No page was requested, so no loading state is shown.
  await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
});

test('a search result that is a question of the open page opens it', async ({ page }) => {
  await openHydrated(page, '/en/faq');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('refreeze');
  await page.getByRole('dialog').getByRole('option', { name: 'refreeze' }).first().click();
  await expect(page).toHaveURL(/#refreeze$/);
  await expect(page.locator('#refreeze')).toBeInViewport();
});

test('on the search page, all results of the dialog replace those of the page', async ({ page }) => {
  await openHydrated(page, '/en/search?q=duck');
  await expect(page.locator('main mark').first()).toHaveText(/duck/i);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('chicken');
  await page
    .getByRole('dialog')
    .getByRole('option', { name: messagesOf('en').search.all })
    .click();
  await expect(page).toHaveURL(/\/search\?q=chicken$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('main').getByRole('searchbox')).toHaveValue('chicken');
  await expect(page.locator('main mark').first()).toHaveText(/chicken/i);
  await page.goBack();
  await expect(page.locator('main').getByRole('searchbox')).toHaveValue('duck');
});

test('a search without results shows suggestions; nothing of it is stored', async ({ page }) => {
  await openHydrated(page, '/en');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('spaceship');
  const { results, empty } = messagesOf('en').search;
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/No results/);
  expect(results).toContain('No results');
  await expect(page.getByRole('dialog')).toContainText(empty);
  await expect(page.getByRole('dialog').getByRole('link', { name: 'FAQ' })).toHaveAttribute('href', '/en/faq');
  const storage = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(storage).not.toContain('spaceship');
});

test('without a connection the search says so in its dialog, keeps the page, and works when the connection is back', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/en/faq');
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('duc');
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(messagesOf('en').search.failed);
  await context.setOffline(false);
  await page.keyboard.type('k');
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(/duck/i);
  await expect(page.getByRole('dialog').getByRole('alert')).toBeHidden();
  await expect(page).toHaveURL('/en/faq');
});

test('without the index the dialog leads to the search page, which shows the error', async ({ page }) => {
  await page.route('**/search/index.json', (route) => route.abort());
  await openHydrated(page, '/en');
  await page.keyboard.press('Control+k');
  await expect(page).toHaveURL(/\/en\/search/);
  await expect(page.getByRole('main')).toContainText(messagesOf('en').search.failed);
  await page.unroute('**/search/index.json');
  await page.getByRole('searchbox').fill('duck');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ results?$/);
});

test.describe('the search page', () => {
  test('shows the results for the query in its URL, and updates the URL with the query', async ({ page }) => {
    await page.goto('/cn/search?q=解冻');
    const box = page.getByRole('searchbox');
    await expect(box).toHaveValue('解冻');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+条结果$/);
    await expect(page.getByRole('main').locator('a[href="/cn/faq#how-to-thaw"]')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await box.fill('鸡肉');
    await expect(page).toHaveURL(`/cn/search?q=${encodeURIComponent('鸡肉')}`);
    await box.fill('');
    await expect(page.getByRole('heading', { name: messagesOf('cn').search.everything })).toBeVisible();
  });

  test('works without scripts: a list of everything instead of a field', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto('/');
    await opener(page).click();
    await expect(page).toHaveURL(/\/search$/);
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.getByRole('main')).toContainText(messagesOf('gr').search.withoutScript);
    for (const href of ['/faq#how-to-thaw', '/blog/bones', '/products/superfood', '/exports'])
      await expect(page.getByRole('main').locator(`a[href="${href}"]`)).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await context.close();
  });
});
