import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { TOTP } from 'otpauth';
import { account, alertOf, signIn } from './accounts';
import { violations } from './axe';
import { backEnd, fromMail, linkFromMail, newStaff } from './back-end';
import { messagesOf, staffMessagesOf } from './messages';

const en = messagesOf('en');
const staff = staffMessagesOf('en');
const dashboard = '/en/admin/dashboard';

async function signInAt(page: Page, credentials: { email: string; password: string }) {
  await page.goto('/en/auth');
  await signIn(page, credentials);
  await expect(page).toHaveURL(dashboard);
}

test('a forgotten password is replaced by mail, without JavaScript; the link works once', async ({ browser }) => {
  const { email } = await newStaff('sales');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/en/auth/forgotten');
  for (const address of [`${randomUUID()}@staff.example`, email]) {
    await page.locator('#forgotten-email').fill(address);
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
  await signInAt(page, { email, password });
  await page.goto(link);
  await page.getByRole('button', { name: en.auth.confirm.recovery.button }).click();
  await expect(alertOf(page)).toHaveText(en.auth.errors.linkUsed);
  await context.close();
});

test('whoever has to choose a first password comes to the page they were going to, with its query', async ({
  page,
}) => {
  const { id, ...credentials } = await newStaff('sales');
  const { error } = await backEnd().auth.admin.updateUserById(id, { user_metadata: { password_printed: true } });
  expect(error).toBeNull();
  const wanted = '/en/admin/leads?kind=export&status=new';
  await page.goto(wanted);
  await signIn(page, credentials);
  await page.locator('#new-password').fill(randomUUID());
  await page.getByRole('button', { name: en.auth.newPassword.submit }).click();
  await expect(page).toHaveURL(wanted);
});

test('a code from a mail signs in', async ({ page }) => {
  const { email } = await newStaff('sales');
  await page.goto('/en/auth');
  await page.getByRole('link', { name: en.auth.ways.code }).click();
  await page.locator('#code-email').fill(email);
  await page.getByRole('button', { name: en.auth.code.send }).click();
  await expect(page.locator('#code-code')).toBeVisible();
  await page.locator('#code-code').fill('000000');
  await page.getByRole('button', { name: en.auth.code.verify }).click();
  await expect(alertOf(page)).toHaveText(en.auth.errors.codeInvalid);
  await page.locator('#code-code').fill(await fromMail(email, /Code\s+(\d{6})/));
  await page.getByRole('button', { name: en.auth.code.verify }).click();
  await expect(page).toHaveURL(dashboard);
});

test('a second factor is set up, asked for at sign-in, and removed', async ({ page }) => {
  const credentials = await newStaff('editor');
  await signInAt(page, credentials);
  await page.goto('/en/admin/account');
  await page.getByRole('button', { name: staff.account.factorSetUp }).click();
  await expect(page.getByAltText(staff.account.factorQr)).toBeVisible();
  const app = new TOTP({ secret: ((await page.locator('code').textContent()) ?? '').replace(/\s/g, '') });
  // Where the server cannot be reached the key and the code stay.
  await page.route('**/*', (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
  const code = app.generate();
  await page.locator('#factor-code').fill(code);
  await page.getByRole('button', { name: staff.account.factorVerify }).click();
  await expect(alertOf(page)).toHaveText(staff.staffArea.unreachable);
  await expect(page.getByAltText(staff.account.factorQr)).toBeVisible();
  await expect(page.locator('#factor-code')).toHaveValue(code);
  await page.unrouteAll({ behavior: 'wait' });
  await page.locator('#factor-code').fill(app.generate());
  await page.getByRole('button', { name: staff.account.factorVerify }).click();
  await expect(page.locator('main')).toContainText(staff.account.factorStarted);

  await page.context().clearCookies();
  await page.goto('/en/auth');
  await signIn(page, credentials);
  await expect(page.locator('h1')).toHaveText(en.auth.factor.heading);
  await page.goto('/en/admin/account');
  await expect(page).toHaveURL(/\/en\/auth\/second-factor\?next=/);
  await page.locator('#factor-code').fill('000000');
  await page.getByRole('button', { name: en.auth.factor.submit }).click();
  await expect(alertOf(page)).toHaveText(en.auth.errors.factorInvalid);
  // A code is good once, so the app is asked for the next one.
  await page.locator('#factor-code').fill(app.generate({ timestamp: Date.now() + 30_000 }));
  await page.getByRole('button', { name: en.auth.factor.submit }).click();
  await expect(page).toHaveURL('/en/admin/account');
  await page.getByRole('button', { name: staff.account.factorRemove }).click();
  await expect(page.locator('main')).toContainText(staff.account.factorStopped);
});

test('somebody invited chooses a password and finds what their role allows, and nothing else', async ({
  page,
  browser,
}) => {
  await signInAt(page, account('admin'));
  await page.goto('/en/admin/team');
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

  // Deactivated, they are out at once.
  await page.reload();
  await page.getByRole('button', { name: staff.team.deactivateName.replace('{name}', 'Nora Neu') }).click();
  await expect(page.locator(`[data-member="${email}"]`)).toContainText(staff.team.deactivated);
  await guest.goto('/en/admin/account');
  await expect(guest).toHaveURL(/\/en\/auth\?next=/);
  await page.goto('/en/admin/audit');
  await expect(page.locator('tbody')).toContainText(staff.audit.actions.invite);
  await context.close();
});

test('signing out everywhere ends the other devices and the other tabs', async ({ page, browser }) => {
  const credentials = await newStaff('sales');
  await signInAt(page, credentials);
  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  await signInAt(elsewhere, credentials);
  const tab = await page.context().newPage();
  await tab.goto('/en/admin/account');
  await expect(tab.locator('#sessions li')).toHaveCount(2);
  await page.goto('/en/admin/account');
  await page.getByRole('button', { name: staff.account.signOutEverywhere }).click();
  await expect(page).toHaveURL('/en/auth');
  await expect(tab).toHaveURL(/\/en\/auth\?next=/);
  await elsewhere.goto('/en/admin/account');
  await expect(elsewhere).toHaveURL(/\/en\/auth\?next=/);
  await context.close();
});

test('on a phone of 360 px somebody signs in, changes the profile and signs out the other devices', async ({
  page,
  browser,
}) => {
  const credentials = await newStaff('sales');
  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  await signInAt(elsewhere, credentials);
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAt(page, credentials);
  await page.locator('[popovertarget=account-menu]').click();
  await page.locator('#account-menu').getByRole('link').click();
  await expect(page).toHaveURL('/en/admin/account');
  await page.getByLabel(staff.account.name, { exact: true }).fill('Ωραία Όψη');
  await page.getByLabel(staff.account.language).selectOption('lv');
  await page.getByRole('button', { name: staff.account.save, exact: true }).click();
  await expect(page.getByText(staff.account.saved)).toBeVisible();
  await expect(page.locator('[popovertarget=account-menu]')).toContainText('Ωραία Όψη');
  const { data } = await backEnd().from('profiles').select().eq('user_id', credentials.id).single().throwOnError();
  expect(data).toMatchObject({ full_name: 'Ωραία Όψη', locale: 'lv' });

  await expect(page.locator('#sessions li')).toHaveCount(2);
  await page.getByRole('button', { name: staff.account.signOutOthers }).click();
  await expect(page.getByText(staff.account.othersSignedOut)).toBeVisible();
  await expect(page.locator('#sessions li')).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await elsewhere.goto('/en/admin/account');
  await expect(elsewhere).toHaveURL(/\/en\/auth\?next=/);
  await context.close();
});

test('the last administrator cannot give the role away', async ({ page }) => {
  const { email, password } = account('admin');
  const service = backEnd();
  const { data } = await service.auth.admin.listUsers({ perPage: 1000 });
  const self = data.users.find((user) => user.email === email)?.id ?? '';
  // Leftovers of earlier runs in the same data folder.
  await service.from('profiles').update({ role: 'member' }).eq('role', 'admin').neq('user_id', self).throwOnError();
  await signInAt(page, { email, password });
  await page.goto('/en/admin/team');
  const line = page.locator(`[data-member="${email}"]`);
  await line.locator('select').selectOption('sales');
  await line.locator('form:has(select) button').click();
  await expect(line.getByRole('alert')).toHaveText(staff.team.errors.lastAdmin);
  await page.reload();
  await expect(line.locator('select')).toHaveValue('admin');
});

test('actions called directly are refused: no session, another role, a token that was signed out', async ({
  browser,
  baseURL,
}) => {
  const target = await newStaff('editor');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const thief = await newStaff('sales');
  await signInAt(page, thief);
  const revoked = await context.storageState();
  await page.goto('/en/admin/account');
  await page.getByRole('button', { name: staff.account.signOutEverywhere }).click();
  await signInAt(page, account('admin'));
  await page.goto('/en/admin/team');
  // What the browser would send to make the target an administrator.
  const form = page.locator(`[data-member="${target.email}"] form:has(select)`);
  const fields = await form.evaluate((element: HTMLFormElement) =>
    [...new FormData(element)].map(([name, value]) => [name, String(value)] as const),
  );
  const multipart = Object.fromEntries(fields.map(([name, value]) => [name, name === 'role' ? 'admin' : value]));
  expect(Object.keys(multipart)).toContain('member');
  await context.close();

  const sales = await browser.newContext();
  await signInAt(await sales.newPage(), thief);
  const attempts = {
    'no session': await browser.newContext(),
    'a signed-out token': await browser.newContext({ storageState: revoked }),
    'another role': sales,
  };
  for (const [name, attempt] of Object.entries(attempts)) {
    const answer = await attempt.request.post(`${baseURL}/en/admin/team`, {
      multipart,
      headers: { origin: baseURL ?? '' },
      maxRedirects: 0,
    });
    // A refused role ends the request; nobody's session leads to sign-in.
    if (name === 'another role') expect([403, 404]).toContain(answer.status());
    else expect([name, answer.status()]).toEqual([name, 303]);
    await attempt.close();
  }
  const { data } = await backEnd().from('profiles').select('role').eq('user_id', target.id).single().throwOnError();
  expect(data.role).toBe('editor');
});

test('sign-in, account, team and change log pass axe and fit 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of ['/en/auth', '/en/auth/code', '/en/auth/forgotten', '/en/auth/confirm?token_hash=x&type=invite']) {
    await page.goto(path);
    expect(await violations(page)).toEqual([]);
  }
  await signInAt(page, account('admin'));
  for (const path of ['/en/admin/account', '/en/admin/team', '/en/admin/audit']) {
    await page.goto(path);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});
