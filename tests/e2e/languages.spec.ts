import { expect, test } from '@playwright/test';
import { getLocalePathByLocale, localePath } from '@/lib/i18n/locale-paths';
import { localeCodes, localeDefinitions } from '@/lib/i18n/locales';

test('a deep page responds in every language, prerendered, cacheable and without a cookie', async ({ request }) => {
  for (const locale of localeCodes) {
    const response = await request.get(localePath(locale, '/products/duck-dinner'));
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain(`<html lang="${localeDefinitions[locale].tag}"`);
    expect(response.headers()['cache-control']).toMatch(/s-maxage=\d{3,}/);
    expect(response.headers()['set-cookie']).toBeUndefined();
  }
});

test('the language menu of a deep page links to the same page in every language, without JavaScript', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/products/duck-dinner');
  for (const [locale, path] of Object.entries(getLocalePathByLocale('/products/duck-dinner')))
    await expect(
      page
        .locator(`a[hreflang="${localeDefinitions[locale as keyof typeof localeDefinitions].tag}"][href="${path}"]`)
        .first(),
    ).toHaveCount(1);
  await context.close();
});

test('switching the language on a deep page stays on the page and stores the choice', async ({ page }) => {
  await page.goto('/faq');
  await page
    .locator('header details:has(a[hreflang="ru"]) summary, header button[popovertarget]:near(a[hreflang="ru"])')
    .first()
    .click();
  await page.locator('header a[hreflang="ru"]:visible').first().click();
  await expect(page).toHaveURL('/ru/faq');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('maera-language'))).toBe('ru');
});

const moves: [from: string, to: string][] = [
  ['/about?lang=en', '/en/about'],
  ['/about?lang=en&utm_source=x&a=1', '/en/about?utm_source=x&a=1'],
  ['/ru/faq?lang=cn', '/cn/faq'],
  ['/en/faq?lang=gr', '/faq'],
  ['/?lang=lv', '/lv'],
  ['/en?lang=gr', '/'],
  ['/gr', '/'],
  ['/gr/about', '/about'],
  ['/gr/about/?lang=en', '/en/about'],
  ['/EN/About/', '/en/about'],
  ['/%65n/products', '/en/products'],
];
for (const [from, to] of moves)
  test(`${from} redirects permanently to ${to}`, async ({ request, baseURL }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(new URL(response.headers().location ?? '', baseURL).href).toBe(new URL(to, baseURL).href);
  });

for (const file of [
  '/robots.txt',
  '/sitemap.xml',
  '/lv/pages.xml',
  '/blog/feed.xml',
  '/ru/blog/feed.xml',
  '/ru/blog/feed.json',
  '/manifest.webmanifest',
  '/llms.txt',
  '/cn/store-locator/list.json',
])
  test(`${file} has one URL, whatever language is requested`, async ({ request }) => {
    const plain = await request.get(file);
    expect(plain.status()).toBe(200);
    const response = await request.get(`${file}?lang=en`, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    expect(await response.text()).toBe(await plain.text());
  });

test('an unsupported language value is ignored, and the canonical URL has no parameter', async ({ request }) => {
  const response = await request.get('/en/about?lang=xx', { maxRedirects: 0 });
  expect(response.status()).toBe(200);
  expect(await response.text()).toMatch(/<link rel="canonical" href="[^"?]*\/en\/about"/);
});

test('a language parameter cannot redirect to another host', async ({ request, baseURL }) => {
  for (const path of ['//evil.example/?lang=en', '/en//evil.example?lang=gr', '/%2F%2Fevil.example?lang=gr']) {
    const response = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
    const { location } = response.headers();
    if (location) expect(new URL(location, baseURL).origin).toBe(baseURL);
  }
});
