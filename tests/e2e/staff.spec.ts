import { expect, test } from '@playwright/test';
import { account, alertOf, clickSignOut, submitSignInForm } from './accounts';
import { messagesOf } from './messages';

const en = messagesOf('en');
const gr = messagesOf('gr');

test('a signed-out visitor is redirected to sign-in and, signed in, back to the requested page', async ({ page }) => {
  await page.goto('/en/admin/dashboard?from=mail');
  await expect(page).toHaveURL(`/en/auth?next=${encodeURIComponent('/en/admin/dashboard?from=mail')}`);
  await expect(page.locator('h1')).toHaveText(en.auth.heading);
  await submitSignInForm(page, account('admin'));
  await expect(page).toHaveURL('/en/admin/dashboard?from=mail');
  await expect(page.locator('h1')).toHaveText(en.admin.heading);
});

test('a guarded page shows no content to signed-out visitors and is never cached', async ({ request }) => {
  const response = await request.get('/admin/dashboard', { maxRedirects: 0 });
  expect(response.status()).toBe(307);
  expect(await response.text()).not.toContain(gr.admin.applications);
  expect(response.headers()['cache-control'] ?? 'no-store').toMatch(/no-store|no-cache/);
});

test('a member without a staff role gets the 403 page', async ({ page }) => {
  await page.goto('/auth');
  await submitSignInForm(page, account('member'));
  await expect(page.locator('h1')).toHaveText(gr.forbidden.heading);
  const response = await page.goto('/admin/dashboard');
  expect(response?.status()).toBe(403);
});

test('a wrong password and an unknown account get the same message, and the identifier stays', async ({ page }) => {
  for (const email of [account('admin').email, 'nobody@staff.example']) {
    await page.goto('/en/auth');
    await submitSignInForm(page, { email, password: 'not the password' });
    await expect(alertOf(page)).toHaveText(en.auth.errors.invalidCredentials);
    await expect(page.locator('#sign-in-identifier')).toHaveValue(email);
  }
});

test('an empty sign-in form reports the missing fields', async ({ page }) => {
  await page.goto('/auth');
  await page.locator('form:has(#sign-in-password) button[type=submit]').click();
  await expect(alertOf(page)).toHaveText(gr.auth.errors.missing);
});

test('sign-in never redirects to another site', async ({ page, baseURL }) => {
  await page.goto(`/en/auth?next=${encodeURIComponent('//evil.example/admin')}`);
  await submitSignInForm(page, account('admin'));
  await expect(page).toHaveURL('/en/admin/dashboard');
  expect(new URL(page.url()).origin).toBe(baseURL);
});

test('signing out ends the session', async ({ page }) => {
  await page.goto('/en/auth');
  await submitSignInForm(page, account('admin'));
  await clickSignOut(page);
  await expect(page).toHaveURL('/en/auth');
  await page.goto('/en/admin/dashboard');
  await expect(page).toHaveURL(/\/en\/auth\?next=/);
});

test('sign-in and sign-out work without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/en/admin/dashboard');
  await submitSignInForm(page, account('admin'));
  await expect(page).toHaveURL('/en/admin/dashboard');
  await clickSignOut(page);
  await expect(page).toHaveURL('/en/auth');
  await context.close();
});
