import { expect, test } from '@playwright/test';
import { localeCodes, locales } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/paths';
import { messagesOf } from './messages';

for (const locale of localeCodes)
  test(`an unknown ${locale} path answers 404 in its language, also without JavaScript`, async ({ browser }) => {
    const messages = messagesOf(locale);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (const path of ['/no-such-page', '/products/no-such-product', '/blog/no-such-post', '/a/b.php']) {
      const response = await page.goto(localePath(locale, path));
      expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', locales[locale].tag);
      await expect(page.locator('h1')).toHaveText(messages.notFound.heading);
    }
    await page.getByRole('link', { name: messages.notFound.home }).click();
    await expect(page).toHaveURL(localePath(locale, '/'));
    await context.close();
  });
