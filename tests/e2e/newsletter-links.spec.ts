import { expect, type Page, test } from '@playwright/test';
import { localePath } from '@/lib/i18n/locale-paths';
import type { Locale } from '@/lib/i18n/locales';
import { violations } from './axe';
import { messagesOf } from './messages';
import { openHydrated } from './open-hydrated';
import { expectMails, linkIn, mailsTo } from './outbox';

async function signUp(page: Page, locale: Locale, email: string) {
  await page.goto(localePath(locale, '/accessibility'));
  const form = page.locator('footer form');
  await form.locator('input[type=email]').fill(email);
  await form.getByRole('checkbox').check();
  await form.getByRole('button').click();
  await expect(
    page.getByRole('status').filter({ hasText: messagesOf(locale).footer.newsletter.success.text }),
  ).toBeVisible();
}

async function nextMail(email: string, count: number) {
  const mail = (await expectMails(email, count)).at(-1);
  if (!mail) throw new Error('no mail');
  return mail;
}

test('subscribing, confirming by mail, unsubscribing, and subscribing again', async ({ page, request }) => {
  const { newsletterPages: texts } = messagesOf('lv');
  const email = `lasitajs-${Date.now()}@mail.example`;
  await signUp(page, 'lv', email);
  const confirmationMail = await nextMail(email, 1);
  const confirm = linkIn(confirmationMail, '/lv/newsletter/confirm');

  await test.step('a scanner that opens the link changes nothing', async () => {
    const response = await request.get(confirm);
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain('name="robots" content="noindex');
    expect(mailsTo(email)).toHaveLength(1);
  });

  await test.step('the button confirms', async () => {
    await openHydrated(page, confirm);
    await expect(page.locator('h1')).toHaveText(texts.confirm.heading);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: texts.confirm.button }).click();
    await expect(page.locator('h1')).toHaveText(texts.confirmed.heading);
    await expect(page.locator('h1')).toBeFocused();
    expect(page.url()).not.toContain('token');
  });

  const welcome = await nextMail(email, 2);
  await test.step('the mail program unsubscribes with one request', async () => {
    const [, oneClick = ''] = /^List-Unsubscribe: <([^>]+)>/m.exec(welcome.head) ?? [];
    expect(welcome.head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const { pathname, search } = new URL(oneClick);
    const opened = await request.get(pathname + search, { maxRedirects: 0 });
    expect(opened.status()).toBe(307);
    const post = { form: { 'List-Unsubscribe': 'One-Click' }, maxRedirects: 0 };
    const response = await request.post(pathname + search, post);
    expect(response.status()).toBe(200);
    expect(response.headers()['set-cookie']).toBeUndefined();
    expect((await request.post(`${pathname}?token=x`, post)).status()).toBe(400);
  });

  await test.step('the used confirmation link is invalid', async () => {
    await page.goto(confirm);
    await page.getByRole('button', { name: texts.confirm.button }).click();
    await expect(page.locator('h1')).toHaveText(texts.expired.heading);
  });

  await test.step('signing up again requires a new confirmation', async () => {
    await signUp(page, 'lv', email);
    const again = await nextMail(email, 3);
    expect(again.subject).toBe(confirmationMail.subject);
    expect(linkIn(again, '/lv/newsletter/confirm')).not.toBe(confirm);
  });
});

test('the unsubscribe link works without JavaScript, in the language of the mail', async ({ browser, page }) => {
  const { newsletterPages: texts } = messagesOf('gr');
  const email = `anagnostis-${Date.now()}@mail.example`;
  await signUp(page, 'gr', email);
  await page.goto(linkIn(await nextMail(email, 1), '/newsletter/confirm'));
  await page.getByRole('button', { name: texts.confirm.button }).click();
  await expect(page.locator('h1')).toHaveText(texts.confirmed.heading);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(linkIn(await nextMail(email, 2), '/newsletter/unsubscribe'));
  await plain.getByRole('button', { name: texts.unsubscribe.button, exact: true }).click();
  await expect(plain.locator('h1')).toHaveText(texts.unsubscribed.heading);
  await context.close();
});

test('a truncated link shows an error and no button', async ({ page }) => {
  await page.goto('/cn/newsletter/confirm');
  await expect(page.locator('h1')).toHaveText(messagesOf('cn').newsletterPages.invalid.heading);
  await expect(page.locator('main form')).toHaveCount(0);
});
