import { expect, test } from '@playwright/test';
import { localeCodes } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/paths';
import { messagesOf } from './messages';

for (const locale of localeCodes)
  test(`the ${locale} footer takes a newsletter address only with the agreement`, async ({ page }) => {
    const { newsletter } = messagesOf(locale).footer;
    await page.goto(localePath(locale, '/privacy'));
    const form = page.locator('footer form');
    await form.locator('[type=submit]').click();
    await expect(page.locator('#newsletter-email-error')).toHaveText(newsletter.errors.email);
    await expect(form.getByLabel(newsletter.email)).toBeFocused();
    await form.getByLabel(newsletter.email).fill(`reader-${locale}-${Date.now()}@mail.example`);
    await form.locator('[type=submit]').click();
    await expect(page.locator('#newsletter-agreeToPrivacy-error')).toHaveText(newsletter.errors.agreeToPrivacy);
    await form.getByRole('checkbox').check();
    await form.locator('[type=submit]').click();
    const success = page.locator('footer').getByText(newsletter.success);
    await expect(success).toBeFocused();
    expect(await page.evaluate(() => sessionStorage.getItem('newsletter'))).toBeNull();
  });

test('the newsletter form works without JavaScript and keeps a wrong address', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/it/terms');
  const form = page.locator('footer form');
  await form.locator('input[name=email]').fill('no address');
  await form.getByRole('checkbox').check();
  await form.locator('[type=submit]').click();
  await expect(page.locator('#newsletter-email-error')).toHaveText(messagesOf('it').form.errors.invalidEmail);
  await expect(form.locator('input[name=email]')).toHaveValue('no address');
  await context.close();
});

test('what is typed survives a failure, a reload and a language switch, and a slip in it is offered right', async ({
  page,
}) => {
  await page.goto('/en/terms');
  const email = page.locator('footer input[name=email]');
  await email.fill('reader@gmial.com');
  await page.keyboard.press('Tab');
  const offer = page.getByRole('button', { name: 'Did you mean reader@gmail.com?' });
  await expect(offer).toBeVisible();
  await page.reload();
  await expect(email).toHaveValue('reader@gmial.com');
  await page.goto('/it/terms');
  await expect(email).toHaveValue('reader@gmial.com');
  await page.locator('footer [data-offer]').click();
  await expect(email).toHaveValue('reader@gmail.com');
  await page.route('**/it/terms', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  const form = page.locator('footer form');
  await form.getByRole('checkbox').check();
  await form.locator('[type=submit]').click();
  await expect(form.getByRole('alert')).toHaveText(messagesOf('it').footer.newsletter.errors.unavailable);
  await expect(email).toHaveValue('reader@gmail.com');
});
