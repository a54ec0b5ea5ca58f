import { expect, test } from '@playwright/test';
import { localeCodes } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/paths';
import { messagesOf } from './messages';

for (const locale of localeCodes)
  test(`the ${locale} footer takes a newsletter address only with the agreement`, async ({ page }) => {
    const { newsletter } = messagesOf(locale).footer;
    await page.goto(localePath(locale, '/privacy'));
    const form = page.locator('footer form');
    await form.getByRole('button').click();
    await expect(page.locator('#newsletter-email-error')).toHaveText(newsletter.errors.email);
    await form.getByLabel(newsletter.email).fill(`reader-${locale}-${Date.now()}@mail.example`);
    await form.getByRole('button').click();
    await expect(page.locator('#newsletter-agreeToPrivacy-error')).toHaveText(newsletter.errors.agreeToPrivacy);
    await form.getByRole('checkbox').check();
    await form.getByRole('button').click();
    await expect(page.getByRole('status')).toHaveText(newsletter.success);
  });

test('the newsletter form works without JavaScript and keeps a wrong address', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/it/terms');
  const form = page.locator('footer form');
  await form.locator('input[name=email]').fill('no address');
  await form.getByRole('checkbox').check();
  await form.getByRole('button').click();
  await expect(page.locator('#newsletter-email-error')).toHaveText(messagesOf('it').form.errors.invalidEmail);
  await expect(form.locator('input[name=email]')).toHaveValue('no address');
  await context.close();
});
