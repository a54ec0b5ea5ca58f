import type { ChildProcess } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { brand } from '@/lib/config/brand';
import { localePath } from '@/lib/i18n/locale-paths';
import { localeCodes } from '@/lib/i18n/locales';
import { alertOf } from './accounts';
import { violations } from './axe';
import { addForgedSession, deadBackEnd } from './dead-back-end';
import { messagesOf } from './messages';
import { startSecondSite } from './second-site';

const port = 3211;
let site: ChildProcess;

test.use({ baseURL: `http://localhost:${port}` });
test.describe.configure({ mode: 'serial' });

// The same build, with a back-end URL where nothing listens.
test.beforeAll(async () => {
  const env = deadBackEnd();
  site = await startSecondSite({ port, env, timeout: 30_000 });
});
test.afterAll(() => {
  site.kill();
});

test('public pages work without the back end', async ({ request }) => {
  for (const locale of localeCodes)
    for (const path of ['/', '/products/beef-dinner', '/store-locator', '/blog', '/feeding-plan'])
      expect((await request.get(localePath(locale, path))).status(), `${locale} ${path}`).toBe(200);
});

for (const javaScriptEnabled of [true, false])
  test(`the form shows the translated error and keeps the input (JavaScript: ${javaScriptEnabled})`, async ({
    browser,
  }) => {
    const ru = messagesOf('ru');
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto('/ru/store-locator');
    for (const [name, value] of Object.entries({
      fullName: 'Анна',
      businessName: 'Пёс',
      email: 'a@b.example',
      phone: '+7 495 000 0000',
      location: 'Москва',
    }))
      await page.locator(`#${name}`).fill(value);
    await page.locator('#businessType').selectOption('petHotel');
    await page.locator('#agreeToTerms').check();
    await page.locator('form:has(#fullName) button[type=submit]').click();
    await expect(alertOf(page)).toContainText(ru.partnership.failure.title);
    await expect(alertOf(page)).toContainText(ru.partnership.failure.text);
    await expect(page.locator('#fullName')).toHaveValue('Анна');
    await expect(page.locator('#businessType')).toHaveValue('petHotel');
    await expect(page.locator('#agreeToTerms')).toBeChecked();
    await context.close();
  });

test('sign-in reports that the server cannot be reached', async ({ page }) => {
  await page.goto('/en/auth');
  await page.locator('#sign-in-identifier').fill('a@b.example');
  await page.locator('#sign-in-password').fill('secret');
  await page.locator('form:has(#sign-in-password) button[type=submit]').click();
  await expect(alertOf(page)).toHaveText(messagesOf('en').auth.errors.unavailable);
});

test('a signed-in member sees the translated error screen, not the sign-in page', async ({
  context,
  page,
  baseURL,
}) => {
  await addForgedSession(context, baseURL);
  const response = await page.goto('/en/admin/dashboard');
  expect(response?.status()).toBe(500);
  await expect(page.locator('h1')).toHaveText(messagesOf('en').error.heading);
  await expect(page.getByRole('link', { name: messagesOf('en').error.home })).toHaveAttribute('href', '/en');
  // The shell of the site stays around the message.
  await expect(page).toHaveTitle(messagesOf('en').error.heading);
  await expect(page.locator('header a[data-language=gr]')).toHaveAttribute('href', '/admin/dashboard');
  await expect(page.getByRole('contentinfo')).toContainText(brand.legalName);
  await page.locator('header details:has(a[data-language]) > summary').click();
  await expect(page.locator('header a[data-language=gr]')).toBeVisible();
  const incident = (await page.locator('main code').textContent()) ?? '';
  expect(incident).not.toBe('');
  const letter = page.getByRole('link', { name: messagesOf('en').error.contact });
  await expect(letter).toHaveAttribute('href', new RegExp(`^mailto:${brand.email}\\?subject=.*${incident}$`));
  expect(await violations(page)).toEqual([]);
});
