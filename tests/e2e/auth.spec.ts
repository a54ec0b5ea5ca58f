import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { TOTP } from 'otpauth';
import { account, alertOf, dashboard, openAndSignIn, submitSignInForm } from './accounts';
import { violations } from './axe';
import { backEnd, createTestStaffAccount, linkFromMail, matchInMail } from './back-end';
import { holdRequests } from './hold-requests';
import { messagesOf, staffMessagesOf } from './messages';
import { openHydrated } from './open-hydrated';
import { addSession } from './sessions';

const en = messagesOf('en');
const staff = staffMessagesOf('en');

test('a password is reset by mail, without JavaScript; the link works once', async ({ browser }) => {
  const { email } = await createTestStaffAccount('sales');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/en/auth/forgotten');
  for (const recipient of [`${randomUUID()}@staff.example`, email]) {
    await page.locator('#forgotten-email').fill(recipient);
    await page.getByRole('button', { name: en.auth.forgotten.send }).click();
    await expect(page.locator('main [role=status]')).toHaveText(en.auth.forgotten.sent);
  }
  const link = await linkFromMail(email);
  await page.goto(link);
  await page.getByRole('button', { name: en.auth.confirm.recovery.button }).click();
  await page.locator('#new-password').fill('short');
  await page.getByRole('button', { name: en.auth.newPassword.submit }).click();
  await expect(page.locator('#new-password-error')).toContainText(en.auth.errors.weakLength);
  const password = randomUUID();
  await page.locator('#new-password').fill(password);
  await page.getByRole('button', { name: en.auth.newPassword.submit }).click();
  await expect(page).toHaveURL(dashboard);
  await context.clearCookies();
  await openAndSignIn(page, { email, password });
  await page.goto(link);
  await page.getByRole('button', { name: en.auth.confirm.recovery.button }).click();
  await expect(alertOf(page)).toHaveText(en.auth.errors.linkUsed);
  await context.close();
});

test('choosing a first password leads to the requested page with its query', async ({ page }) => {
  const { id, ...credentials } = await createTestStaffAccount('sales');
  const { error } = await backEnd().auth.admin.updateUserById(id, { user_metadata: { password_printed: true } });
  expect(error).toBeNull();
  const requestedPath = '/en/admin/leads?kind=export&status=new';
  await page.goto(requestedPath);
  await submitSignInForm(page, credentials);
  await page.locator('#new-password').fill(randomUUID());
  await page.getByRole('button', { name: en.auth.newPassword.submit }).click();
  await expect(page).toHaveURL(requestedPath);
});

test('a code from a mail signs in', async ({ page }) => {
  const { email } = await createTestStaffAccount('sales');
  await openHydrated(page, '/en/auth');
  await page.getByRole('link', { name: en.auth.ways.code }).click();
  await page.locator('#code-email').fill(email);
  await page.getByRole('button', { name: en.auth.code.send }).click();
  await expect(page.locator('#code-code')).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading, 'on the same page').toBeFocused();
  await page.locator('#code-code').fill('000000');
  await page.getByRole('button', { name: en.auth.code.verify }).click();
  await expect(alertOf(page)).toHaveText(en.auth.errors.codeInvalid);
  await page.locator('#code-code').fill(await matchInMail(email, /Code\s+(\d{6})/));
  await page.getByRole('button', { name: en.auth.code.verify }).click();
  await expect(page).toHaveURL(dashboard);
  await expect(heading, 'on the page after it').toBeFocused();
});

test('a second factor is set up, required at sign-in, and removed', async ({ page }) => {
  const credentials = await createTestStaffAccount('editor');
  await addSession(page.context(), credentials);
  await openHydrated(page, '/en/admin/account');
  const release = await holdRequests(page, '**/admin/account', (route) => route.request().method() === 'POST');
  await page.getByRole('button', { name: staff.account.factorSetUp }).press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(true);
  release();
  await expect(page.getByAltText(staff.account.factorQr)).toBeVisible();
  await expect(page.getByRole('button', { name: staff.account.factorVerify })).toBeFocused();
  const app = new TOTP({ secret: ((await page.locator('code').textContent()) ?? '').replace(/\s/g, '') });
  // If the server cannot be reached, the key and the code stay.
  await page.route('**/*', (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
  const code = app.generate();
  await page.locator('#factor-code').fill(code);
  await page.getByRole('button', { name: staff.account.factorVerify }).click();
  await expect(alertOf(page)).toHaveText(staff.staffArea.unreachable);
  await expect(page.locator(':focus')).toHaveText(staff.staffArea.unreachable);
  await expect(page.locator(':focus')).toBeInViewport();
  await expect(page.getByAltText(staff.account.factorQr)).toBeVisible();
  await expect(page.locator('#factor-code')).toHaveValue(code);
  await page.unrouteAll({ behavior: 'wait' });
  await page.locator('#factor-code').fill(app.generate());
  await page.getByRole('button', { name: staff.account.factorVerify }).click();
  await expect(page.locator('main')).toContainText(staff.account.factorStarted);

  await page.context().clearCookies();
  await openHydrated(page, '/en/auth');
  await submitSignInForm(page, credentials);
  const heading = page.locator('h1');
  await expect(heading).toHaveText(en.auth.factor.heading);
  await expect(heading).toBeFocused();
  await openHydrated(page, '/en/admin/account');
  await expect(page).toHaveURL(/\/en\/auth\/second-factor\?next=/);
  await page.locator('#factor-code').fill('000000');
  await page.getByRole('button', { name: en.auth.factor.submit }).click();
  await expect(alertOf(page)).toHaveText(en.auth.errors.factorInvalid);
  // A code is valid once, so enter the next one.
  await page.locator('#factor-code').fill(app.generate({ timestamp: Date.now() + 30_000 }));
  await page.getByRole('button', { name: en.auth.factor.submit }).click();
  await expect(page).toHaveURL('/en/admin/account');
  await expect(heading).toBeFocused();
  await page.getByRole('button', { name: staff.account.factorRemove }).click();
  await expect(page.locator('main')).toContainText(staff.account.factorStopped);
});

test('an invalid field takes the focus, so that screen readers announce its error', async ({ page }) => {
  await openHydrated(page, '/en/auth/forgotten');
  await page.locator('#forgotten-email').fill('nobody@');
  await page.getByRole('button', { name: en.auth.forgotten.send }).click();
  await expect(page.locator('#forgotten-email-error')).toHaveText(en.form.errors.invalidEmail);
  await expect(page.locator('#forgotten-email')).toBeFocused();
});

test('sign-in, account, team and audit log pass axe and fit 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of ['/en/auth', '/en/auth/code', '/en/auth/forgotten', '/en/auth/confirm?token_hash=x&type=invite']) {
    await page.goto(path);
    expect(await violations(page)).toEqual([]);
  }
  await addSession(page.context(), account('admin'));
  for (const path of ['/en/admin/account', '/en/admin/team', '/en/admin/audit']) {
    await page.goto(path);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});
