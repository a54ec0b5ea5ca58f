import { expect, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import { localePath } from '@/lib/i18n/locale-paths';
import { localeCodes, localeDefinitions } from '@/lib/i18n/locales';
import { messagesOf } from './messages';

for (const locale of localeCodes)
  test(`an unknown ${locale} path returns 404 in its language, in the HTML itself`, async ({ request }) => {
    const { heading, home } = messagesOf(locale).notFound;
    for (const path of ['/no-such-page', '/products/no-such-product', '/blog/no-such-post', '/a/b.php']) {
      const response = await request.get(localePath(locale, path));
      expect(response.status(), path).toBe(404);
      const html = parse(await response.text());
      expect(html.querySelector('html')?.getAttribute('lang'), path).toBe(localeDefinitions[locale].tag);
      expect(
        html.querySelectorAll('h1').map(({ text }) => text),
        path,
      ).toEqual([heading]);
      const link = html.querySelectorAll('main a').find(({ text }) => text.trim() === home);
      expect(link?.getAttribute('href'), path).toBe(localePath(locale, '/'));
      // Such URLs reject form submissions, so the page has no form but that of the search.
      const methods = html.querySelectorAll('form').map((form) => form.getAttribute('method')?.toLowerCase() ?? 'get');
      expect(methods, path).not.toContain('post');
    }
  });

test('the number of the first page of a list leads to the list', async ({ request }) => {
  for (const [path, target] of [
    ['/blog/page/1', '/blog'],
    ['/ru/products/compare/page/1', '/ru/products/compare'],
    ['/cn/products/complete-raw-meals/full-range/page/1', '/cn/products/complete-raw-meals/full-range'],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([response.status(), response.headers().location], path).toEqual([308, target]);
  }
});

test('a language in capitals redirects to the page, and is an unknown path where there is none', async ({
  request,
}) => {
  for (const [path, target] of [
    ['/EN', '/en'],
    ['/Cn', '/cn'],
    ['/EN/products', '/en/products'],
    ['/GR', '/'],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([response.status(), response.headers().location], path).toEqual([308, target]);
  }
  expect((await request.get('/EN/no-such-page')).status()).toBe(404);
});

test('without JavaScript the 404 page shows its text and links to the home page', async ({ browser }) => {
  const { heading, home } = messagesOf('cn').notFound;
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/cn/no-such-page');
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await page.getByRole('link', { name: home }).click();
  await expect(page).toHaveURL('/cn');
  await context.close();
});
