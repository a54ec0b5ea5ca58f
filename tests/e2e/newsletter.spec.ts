import { expect, type Page, test } from '@playwright/test';
import { localePath } from '@/lib/i18n/locale-paths';
import { localeCodes } from '@/lib/i18n/locales';
import { violations } from './axe';
import { messagesOf } from './messages';
import { openHydrated } from './open-hydrated';
import { expectMails, mailsTo } from './outbox';
import { storedRows } from './stored-rows';

const form = (page: Page) => page.locator('footer form');
const email = (page: Page) => form(page).locator('input[name=email]');
const send = (page: Page) => form(page).locator('[type=submit]').click();
const thanks = (page: Page) => page.locator('footer [tabindex="-1"]').getByRole('status');
const problems = (page: Page) => form(page).locator('[role=group][aria-labelledby$=-notice]:not(:empty)');
const reader = (name: string) => `reader-${name}-${Date.now()}@mail.example`;

async function fill(page: Page, recipient: string) {
  await email(page).fill(recipient);
  await form(page).getByRole('checkbox').check();
}

for (const locale of localeCodes)
  test(`the ${locale} footer accepts a newsletter address only with consent`, async ({ page }) => {
    const { newsletter } = messagesOf(locale).footer;
    await page.goto(localePath(locale, '/privacy'));
    await send(page);
    for (const [name, message] of Object.entries(newsletter.errors))
      await expect(page.locator(`#newsletter-${name}-error`)).toHaveText(message);
    await expect(problems(page)).toBeFocused();
    await problems(page).getByRole('link', { name: newsletter.errors.email }).click();
    await expect(email(page)).toBeFocused();
    await email(page).fill(reader(locale));
    await form(page).getByRole('checkbox').check();
    await send(page);
    await expect(thanks(page)).toContainText(newsletter.success.title);
    await expect(thanks(page)).toContainText(newsletter.success.text);
    await expect(email(page)).toHaveValue('');
    expect(await page.evaluate(() => sessionStorage.getItem('form:newsletter'))).toBeNull();
  });

test('the browser validates the address itself, with code that comes when the form is in sight', async ({ page }) => {
  const scripts: string[] = [];
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
    if (request.method() === 'POST' && request.url().endsWith('/en/terms')) posts.push(request.url());
  });
  await openHydrated(page, '/en/terms');
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  await form(page).scrollIntoViewIfNeeded();
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
  await fill(page, 'no address');
  const { invalidEmail } = messagesOf('en').form.errors;
  await expect(page.locator('#newsletter-email-error')).toHaveText(invalidEmail);
  await send(page);
  await expect(problems(page)).toContainText(invalidEmail);
  expect(await violations(page, ['footer'])).toEqual([]);
  expect(posts).toEqual([]);
});

test('a sign-up that was too fast is flagged and gets the confirmation mail; a link in the honeypot gets none', async ({
  page,
}) => {
  const [person, fast, machine, filled, named] = ['slow', 'fast', 'machine', 'filled', 'named'].map(reader) as [
    string,
    string,
    string,
    string,
    string,
  ];
  // A clock that only the test moves: a slow machine must not look like a slow reader.
  await page.addInitScript(() => {
    let now = 1_800_000_000_000;
    Date.now = () => now;
    addEventListener('later', (event) => {
      now += (event as CustomEvent<number>).detail;
    });
  });
  const signUp = async (recipient: string, seconds: number, trap = '') => {
    await openHydrated(page, '/en/terms');
    await fill(page, recipient);
    await form(page)
      .locator('[aria-hidden] input')
      .evaluate((input: HTMLInputElement, value) => {
        input.value = value;
      }, trap);
    await page.evaluate((detail) => dispatchEvent(new CustomEvent('later', { detail })), seconds * 1000);
    await send(page);
    await expect(thanks(page)).toBeVisible();
  };
  await signUp(machine, 60, 'https://x.example');
  await signUp(person, 60);
  await signUp(fast, 0);
  // A password manager filled the honeypot with the same address.
  await signUp(filled, 0, filled);
  // Another one filled in a login name.
  await signUp(named, 60, 'anna.k');
  const [first] = await storedRows('newsletter_subscribers', person);
  expect(first).toMatchObject({ status: 'pending', flags: [] });
  expect(await storedRows('newsletter_subscribers', fast)).toMatchObject([{ status: 'pending', flags: ['fast'] }]);
  expect(await storedRows('newsletter_subscribers', filled)).toMatchObject([
    { status: 'pending', flags: ['fast', 'unverified'] },
  ]);
  expect(await storedRows('newsletter_subscribers', named)).toMatchObject([
    { status: 'pending', flags: ['unverified'] },
  ]);
  expect(await storedRows('newsletter_subscribers', machine)).toMatchObject([{ flags: ['honeypot'] }]);
  for (const recipient of [person, fast, filled, named]) await expectMails(recipient, 1);
  expect(mailsTo(machine)).toEqual([]);
});

test('a double click and a retry result in one address and one mail', async ({ page }) => {
  const recipient = reader('twice');
  await page.goto('/en/terms');
  await fill(page, recipient);
  await form(page).locator('[type=submit]').dblclick();
  await expect(thanks(page)).toBeVisible();
  await fill(page, recipient.toUpperCase().replace('MAIL.EXAMPLE', 'mail.example'));
  await send(page);
  await expect(email(page)).toHaveValue('');
  expect(await storedRows('newsletter_subscribers', recipient)).toHaveLength(1);
  await expectMails(recipient, 1);
});

test('the newsletter form works without JavaScript, shows its result and returns an invalid email', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const it = messagesOf('it');
  const recipient = reader('plain');
  await page.goto('/it/terms');
  await fill(page, 'no address');
  await send(page);
  await expect(page.locator('#newsletter-email-error')).toHaveText(it.form.errors.invalidEmail);
  await expect(problems(page)).toBeInViewport();
  await expect(email(page)).toHaveValue('no address');
  await fill(page, recipient);
  await send(page);
  await expect(thanks(page)).toContainText(it.footer.newsletter.success.text);
  await expect(thanks(page)).toBeInViewport();
  expect(await storedRows('newsletter_subscribers', recipient)).toMatchObject([{ locale: 'it', flags: ['untimed'] }]);
  await context.close();
});

test('without JavaScript, an address that a password manager put into every field gets its confirmation', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const recipient = reader('every-field');
  await page.goto('/en/terms');
  await fill(page, recipient);
  await form(page)
    .locator('[aria-hidden] input')
    .evaluate((input: HTMLInputElement, value) => {
      input.value = value;
    }, recipient);
  await send(page);
  await expect(thanks(page)).toBeVisible();
  expect(await storedRows('newsletter_subscribers', recipient)).toMatchObject([
    { status: 'pending', flags: ['untimed', 'unverified'] },
  ]);
  await expectMails(recipient, 1);
  await context.close();
});

test('input survives a failure, a reload and a language switch, and a typo in it gets a correction', async ({
  page,
}) => {
  await page.goto('/en/terms');
  await email(page).fill('reader@gmial.com');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Did you mean reader@gmail.com?' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('form:newsletter'))).toContain('reader@gmial.com');
  await page.reload();
  await expect(email(page)).toHaveValue('reader@gmial.com');
  await openHydrated(page, '/it/terms');
  await expect(email(page)).toHaveValue('reader@gmial.com');
  await email(page).focus();
  await page.keyboard.press('Tab');
  await form(page).getByRole('button', { name: 'reader@gmail.com' }).click();
  await expect(email(page)).toHaveValue('reader@gmail.com');
  await page.route('**/it/terms', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await form(page).getByRole('checkbox').check();
  await send(page);
  const { failure } = messagesOf('it').footer.newsletter;
  await expect(problems(page)).toContainText(failure.title);
  await expect(problems(page)).toContainText(failure.text);
  await expect(email(page)).toHaveValue('reader@gmail.com');
});
