import { expect, type Page, test } from '@playwright/test';
import { alertOf, clickSignOut } from './accounts';
import { backEnd, createTestStaffAccount } from './back-end';
import { messagesOf, staffMessagesOf } from './messages';
import { firstOf, insertContactMessages, openAsStaff, signInAsStaff, slowExpect } from './staff-leads';

const en = messagesOf('en');
const { inbox, staffArea } = staffMessagesOf('en');

async function openLead(page: Page) {
  const lead = firstOf(await insertContactMessages(1, 'Lost access'));
  const member = await openAsStaff(page, `/en/admin/leads/contact/${lead.id}`);
  const note = page.getByLabel(inbox.note);
  await note.fill('Many words');
  return { note, member };
}

/** The session in the cookies of the browser, and a way to replace it. */
async function storedSession(page: Page) {
  const cookies = (await page.context().cookies()).filter(({ name }) => /^staff-session(\.\d+)?$/.test(name));
  const encoded = cookies
    .sort((one, other) => one.name.localeCompare(other.name))
    .map(({ value }) => value.replace('base64-', ''))
    .join('');
  const session = JSON.parse(Buffer.from(encoded, 'base64url').toString());
  const replace = async (changed: object) => {
    const value = `base64-${Buffer.from(JSON.stringify({ ...session, user: undefined, ...changed })).toString('base64url')}`;
    await page.context().clearCookies({ name: /^staff-session/ });
    await page.context().addCookies([{ ...firstOf(cookies), name: 'staff-session', value }]);
  };
  return { token: session.access_token as string, replace };
}

const update = (member: { id: string }, profile: { role?: 'editor' | 'admin'; deactivated_at?: string }) =>
  backEnd().from('profiles').update(profile).eq('user_id', member.id).throwOnError();

type Change = [string, (page: Page, member: { id: string }) => PromiseLike<unknown>, string];
const changes: Change[] = [
  [
    'the session is ended on the server',
    async (page) => backEnd().auth.admin.signOut((await storedSession(page)).token, 'global'),
    staffArea.signedOut,
  ],
  [
    'the session expires and is not renewed',
    async (page) => (await storedSession(page)).replace({ refresh_token: 'refused', expires_at: 1 }),
    staffArea.signedOut,
  ],
  ['the role becomes another one', (_, member) => update(member, { role: 'editor' }), staffArea.notAllowed],
  ['the account is deactivated', (_, member) => update(member, { deactivated_at: '2026-01-01' }), staffArea.signedOut],
];

for (const [what, change, message] of changes)
  test(`a note stays when ${what} while it is written`, async ({ page }) => {
    const { note, member } = await openLead(page);
    await change(page, member);
    await page.getByRole('button', { name: inbox.save, exact: true }).click();
    await slowExpect(alertOf(page)).toHaveText(message);
    await expect(note).toHaveValue('Many words');
    await expect(page).toHaveURL(/\/en\/admin\/leads\/contact\//);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a note is shown when its writer was signed out, with the way to sign in again', async ({ page }) => {
    const lead = firstOf(await insertContactMessages(1, 'Lost access'));
    const path = `/en/admin/leads/contact/${lead.id}`;
    await openAsStaff(page, path);
    await page.getByLabel(inbox.note).fill('Many words');
    await page.context().clearCookies();
    await page.getByRole('button', { name: inbox.save, exact: true }).click();
    await slowExpect(alertOf(page)).toHaveText(staffArea.signedOut);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(staffArea.notSaved);
    await expect(page.getByRole('listitem').filter({ hasText: /^Many words$/ })).toBeVisible();
    const signIn = page.getByRole('link', { name: staffArea.signInAgainLink });
    await expect(signIn).toHaveAttribute('href', `/en/auth?next=${encodeURIComponent(path)}`);
  });

  test('a form of choices says that access was lost before it was sent', async ({ page }) => {
    const colleague = await createTestStaffAccount('sales');
    const member = await openAsStaff(page, '/en/admin/team', 'admin');
    const form = page.locator(`[data-member="${colleague.email}"] form:has(select)`);
    await form.locator('select').selectOption('editor');
    await update(member, { role: 'editor' });
    await form.getByRole('button').click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(en.forbidden.heading);

    await update(member, { role: 'admin' });
    await page.goto('/en/admin/team');
    await page.context().clearCookies();
    await form.getByRole('button').click();
    await expect(page).toHaveURL(/\/en\/auth\?next=%2Fen%2Fadmin%2Fteam&/);
    await expect(alertOf(page)).toHaveText(en.auth.errors.sessionMissing);
  });

  test('pages that are closed to a role or missing say so', async ({ page }) => {
    await signInAsStaff(page, 'editor');
    for (const [path, status, heading] of [
      ['leads', 403, en.forbidden.heading],
      ['stores/none', 404, en.notFound.heading],
      ['none', 404, en.notFound.heading],
    ] as const) {
      expect((await page.goto(`/en/admin/${path}`))?.status(), path).toBe(status);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toHaveText(heading);
    }
    await page.goto('/en/admin/leads');
    await expect(page.getByRole('main')).toContainText(en.forbidden.text);
    await page.getByRole('link', { name: en.forbidden.home }).click();
    await expect(page).toHaveURL('/en');
  });
});

test('signing out asks before it drops an unsaved note, and only then', async ({ page }) => {
  const { note } = await openLead(page);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    return dialogs.length === 1 ? dialog.dismiss() : dialog.accept();
  });
  await clickSignOut(page);
  await expect(() => expect(dialogs).toEqual([staffArea.signOutUnsaved])).toPass();
  await expect(note).toHaveValue('Many words');
  await page.reload();
  expect(dialogs).toHaveLength(2);
  await clickSignOut(page);
  await slowExpect(page).toHaveURL('/en/auth');
  expect(dialogs).toHaveLength(2);
});

test('signing out with an unsaved note goes on when it is confirmed', async ({ page }) => {
  await openLead(page);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    return dialog.accept();
  });
  await clickSignOut(page);
  await slowExpect(page).toHaveURL('/en/auth');
  expect(dialogs).toEqual(['confirm']);
});

test('the page for roles without access keeps its title, whichever page was requested', async ({ page }) => {
  const lead = firstOf(await insertContactMessages(1, 'Titles'));
  await openAsStaff(page, '/en/admin/leads', 'editor');
  for (const path of ['leads', `leads/contact/${lead.id}`, 'team', 'audit', 'subscribers', 'outbox']) {
    const response = await page.goto(`/en/admin/${path}`);
    expect(response?.status()).toBe(403);
    expect(await response?.text()).toContain(`<title>${en.pageTitles.forbidden}</title>`);
    await page.waitForLoadState('networkidle');
    expect(await page.locator('title').allTextContents(), path).toEqual([en.pageTitles.forbidden]);
  }
});

test('a lead or store that does not exist has the title of a missing page', async ({ page }) => {
  await openAsStaff(page, '/en/admin/leads', 'admin');
  for (const path of ['leads/contact/none', `leads/contact/${crypto.randomUUID()}`, 'stores/none']) {
    await page.goto(`/en/admin/${path}`);
    await page.waitForLoadState('networkidle');
    await expect(page, path).toHaveTitle(new RegExp(`^${en.pageTitles.notFound}`));
    expect(await page.locator('head title').count(), path).toBe(1);
  }
});
