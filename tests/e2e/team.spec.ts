import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { account, dashboard, submitSignInForm } from './accounts';
import { backEnd, createTestStaffAccount, linkFromMail } from './back-end';
import { holdRequests } from './hold-requests';
import { messagesOf, staffMessagesOf } from './messages';
import { addSession } from './sessions';
import { openAsStaff } from './staff-leads';

const en = messagesOf('en');
const staff = staffMessagesOf('en');

test('an invited member chooses a password and sees only what their role allows', async ({ page, browser }) => {
  await openAsStaff(page, '/en/admin/team', 'admin');
  const email = `${randomUUID()}@staff.example`;
  await page.locator('#invite-name').fill('Nora Neu');
  await page.locator('#invite-email').fill(email);
  await page.locator('#invite-role').selectOption('editor');
  await page.getByRole('button', { name: staff.team.invite }).click();
  await expect(page.locator('main [role=status]')).toContainText(email);
  await expect(page.locator(`[data-member="${email}"]`)).toContainText(staff.team.pending);

  const context = await browser.newContext();
  const guest = await context.newPage();
  await guest.goto(await linkFromMail(email));
  await expect(guest.locator('h1')).toHaveText(en.auth.confirm.invite.heading);
  await guest.getByRole('button', { name: en.auth.confirm.invite.button }).click();
  await guest.locator('#new-password').fill(randomUUID());
  await guest.getByRole('button', { name: en.auth.newPassword.submit }).click();
  await expect(guest).toHaveURL(dashboard);
  const menu = guest.getByRole('navigation', { name: staff.staffArea.navigation });
  await expect(menu.getByRole('link', { name: staff.staffArea.nav.account })).toBeVisible();
  await expect(menu.getByRole('link', { name: staff.staffArea.nav.team })).toHaveCount(0);
  for (const closed of ['/en/admin/team', '/en/admin/audit']) expect((await guest.goto(closed))?.status()).toBe(403);

  // A deactivated member is signed out at once.
  await page.reload();
  await page.getByRole('button', { name: staff.team.deactivateName.replace('{name}', 'Nora Neu') }).click();
  await expect(page.locator(`[data-member="${email}"]`)).toContainText(staff.team.deactivated);
  await guest.goto('/en/admin/account');
  await expect(guest).toHaveURL(/\/en\/auth\?next=/);
  await page.goto('/en/admin/audit');
  await expect(page.locator('tbody')).toContainText(staff.audit.actions.invite);
  await context.close();
});

test('an invitation takes no input while it is saved, which would be lost', async ({ page }) => {
  await openAsStaff(page, '/en/admin/team', 'admin');
  const release = await holdRequests(page, '**/admin/team', (route) => route.request().method() === 'POST');
  const name = page.locator('#invite-name');
  await name.fill('Nora Neu');
  await page.locator('#invite-email').fill('no address');
  await page.getByRole('button', { name: staff.team.invite, exact: true }).click();
  await expect(page.getByRole('button', { name: staff.team.inviting })).toBeDisabled();
  await name.click({ force: true });
  await page.keyboard.type('Lost');
  await expect(name).toHaveValue('Nora Neu');
  release();
  await expect(page.locator('#invite-email-error')).toBeVisible();
  await name.click();
  await page.keyboard.type(' Zwei');
  await expect(name).toHaveValue('Nora Neu Zwei');
});

test('a role changed with the keyboard leaves the focus where it was', async ({ page }) => {
  const colleague = await createTestStaffAccount('sales');
  await openAsStaff(page, '/en/admin/team', 'admin');
  const form = page.locator(`[data-member="${colleague.email}"] form:has(select)`);
  const release = await holdRequests(page, '**/admin/team', (route) => route.request().method() === 'POST');
  await form.locator('select').selectOption('editor');
  await form.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(true);
  release();
  await expect(form.getByRole('button')).toBeFocused();
});

// That the last administrator stays one is proven by tests/db/team.test.ts and tests/unit/lib/auth/invite-staff.test.ts:
// here it would take the role from the administrators of the tests that run meanwhile.

test('direct action calls are rejected: no session, another role, a signed-out token', async ({ browser, baseURL }) => {
  const target = await createTestStaffAccount('editor');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const thief = await createTestStaffAccount('sales');
  await addSession(context, thief);
  const revoked = await context.storageState();
  await page.goto('/en/admin/account');
  await page.getByRole('button', { name: staff.account.signOutEverywhere }).click();
  await openAsStaff(page, '/en/admin/team', 'admin');
  // The request that a browser would send to make the target an administrator.
  const form = page.locator(`[data-member="${target.email}"] form:has(select)`);
  const fields = await form.evaluate((element: HTMLFormElement) =>
    [...new FormData(element)].map(([name, value]) => [name, String(value)] as const),
  );
  const multipart = Object.fromEntries(fields.map(([name, value]) => [name, name === 'role' ? 'admin' : value]));
  expect(Object.keys(multipart)).toContain('member');
  await context.close();

  const sales = await browser.newContext();
  await addSession(sales, thief);
  const attempts = {
    'no session': await browser.newContext(),
    'a signed-out token': await browser.newContext({ storageState: revoked }),
    'another role': sales,
  };
  for (const [name, attempt] of Object.entries(attempts)) {
    const response = await attempt.request.post(`${baseURL}/en/admin/team`, {
      multipart,
      headers: { origin: baseURL ?? '' },
      maxRedirects: 0,
    });
    // A forbidden role is led to the page of the form, which is forbidden too; without a session it is sign-in.
    expect([name, response.status()]).toEqual([name, 303]);
    const next = await attempt.request.get(new URL(response.headers().location ?? '', baseURL).href);
    expect([name, next.status()]).toEqual([name, name === 'another role' ? 403 : 200]);
    await attempt.close();
  }
  const { data } = await backEnd().from('profiles').select('role').eq('user_id', target.id).single().throwOnError();
  expect(data.role).toBe('editor');
});

test('a member who is signed in can sign in again, and stays signed in until then', async ({ page }) => {
  const credentials = account('admin');
  await addSession(page.context(), credentials);
  await page.goto(`/en/auth?${new URLSearchParams({ again: 'yes', next: '/en/admin/team' })}`);
  await expect(page.locator('#sign-in-password')).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/en/admin/team');
  await expect(other.locator('#invite-email')).toBeVisible();
  await other.close();
  await submitSignInForm(page, credentials);
  await expect(page).toHaveURL('/en/admin/team');
});
