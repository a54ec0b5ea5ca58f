import { expect, test } from '@playwright/test';
import { alertOf, clickSignOut, submitSignInForm } from './accounts';
import { violations } from './axe';
import { backEnd, createTestStaffAccount } from './back-end';
import { messagesOf, staffMessagesOf } from './messages';
import { mailsTo } from './outbox';
import { firstOf, insertContactMessages, openAsStaff, readContactMessage, slowExpect } from './staff-leads';

const en = messagesOf('en');
const staff = staffMessagesOf('en');
const { inbox } = staff;

test('a lead is assigned, annotated and replied to by mail in the sender’s language', async ({ page }) => {
  const lead = firstOf(await insertContactMessages(1, 'Jānis Bērziņš'));
  const member = await openAsStaff(page, `/en/admin/leads/contact/${lead.id}`);
  await page.getByLabel(inbox.assignee).selectOption(member.id);
  await page.getByLabel(inbox.note).fill('Called,\nno answer.');
  await page.getByRole('button', { name: inbox.save, exact: true }).click();
  await slowExpect(page.getByRole('listitem').filter({ hasText: 'Called, no answer.' })).toBeVisible();
  expect(await readContactMessage(lead)).toMatchObject({ assignee: member.id, version: 2 });
  await expect(page.getByLabel(inbox.body)).toHaveValue(/Jānis Bērziņš/);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: inbox.send, exact: true }).click();
  await slowExpect(page.getByText(inbox.replied)).toBeVisible();
  expect(await readContactMessage(lead)).toMatchObject({ status: 'answered' });
  const latvian = messagesOf('lv').leadReplies.thanks.subject;
  await expect(() => expect(mailsTo(lead.email).some(({ text }) => text.includes(latvian))).toBe(true)).toPass();
});

test('a link to a lead that has been erased ends at a message that nothing covers', async ({ page }) => {
  await openAsStaff(page, '/en/admin/leads/contact');
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'erased' });
    link.dataset.router = '';
    document.querySelector('main')?.prepend(link);
  }, `/en/admin/leads/contact/${crypto.randomUUID()}`);
  await page.getByRole('link', { name: 'erased' }).click();
  await slowExpect(page.getByRole('heading', { level: 1 })).toHaveText(en.notFound.heading);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('html:not([data-navigating]):not([data-waiting])')).toHaveCount(1);
  await page.getByRole('link', { name: en.notFound.home }).click({ trial: true });
});

test('what is written after a save was sent is never lost when the save ends', async ({ page }) => {
  const lead = firstOf(await insertContactMessages(1, 'Slow connection'));
  await openAsStaff(page, `/en/admin/leads/contact/${lead.id}`);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    (url) => url.pathname.endsWith(lead.id),
    async (route) => {
      if (route.request().method() === 'POST') await released;
      await route.continue();
    },
  );
  const note = page.getByLabel(inbox.note);
  await note.fill('First');
  await page.getByRole('button', { name: inbox.save, exact: true }).click();
  await expect(page.getByRole('button', { name: inbox.saving })).toBeDisabled();
  // Neither a click nor a key gets into the form until its result has filled it anew.
  await note.click({ force: true });
  await page.keyboard.type('Lost');
  expect(await note.inputValue()).not.toContain('Lost');
  release();
  await slowExpect(page.getByRole('listitem').filter({ hasText: 'First' })).toBeVisible();
  await note.click();
  await page.keyboard.type('Second');
  await expect(note).toHaveValue('Second');
});

test('of two simultaneous saves, the second sees the difference and loses nothing', async ({ page }) => {
  const lead = firstOf(await insertContactMessages(1, 'Conflict'));
  await openAsStaff(page, `/en/admin/leads/contact/${lead.id}`);
  await page.getByLabel(inbox.status, { exact: true }).selectOption('answered');
  await page.getByLabel(inbox.note).fill('My words');
  await backEnd().from('contact_messages').update({ status: 'won' }).eq('id', lead.id).throwOnError();
  // A notice appears while they type, and their input stays.
  await slowExpect(page.getByRole('link', { name: inbox.reload })).toBeVisible();
  await page.getByRole('button', { name: inbox.save, exact: true }).click();
  await slowExpect(alertOf(page)).toBeVisible();
  await expect(page.locator('#lead-status-error')).toContainText(en.admin.statuses.won);
  await expect(page.locator('#lead-status-error')).toContainText(en.admin.statuses.answered);
  expect(await readContactMessage(lead)).toMatchObject({ status: 'won', version: 2 });
  await expect(page.getByLabel(inbox.note)).toHaveValue('My words');
  await page.getByRole('button', { name: inbox.save, exact: true }).click();
  await slowExpect(page.getByRole('listitem').filter({ hasText: 'My words' })).toBeVisible();
  expect(await readContactMessage(lead)).toMatchObject({ status: 'answered', version: 3 });
  // Saving in two windows reports the same member.
  const window = await page.context().newPage();
  await window.goto(page.url());
  await window.getByLabel(inbox.status, { exact: true }).selectOption('lost');
  await window.getByRole('button', { name: inbox.save, exact: true }).click();
  await slowExpect(window.getByText(inbox.savedLead)).toBeVisible();
  await page.getByRole('button', { name: inbox.save, exact: true }).click();
  await slowExpect(alertOf(page)).toContainText('You saved in another window');
});

test('a page that is rendered anew under an unsaved choice does not hide the change of another member', async ({
  page,
}) => {
  const lead = firstOf(await insertContactMessages(1, 'Hidden change'));
  const leadPath = `/en/admin/leads/contact/${lead.id}`;
  await openAsStaff(page, leadPath);
  const status = page.getByLabel(inbox.status, { exact: true });
  await status.selectOption('lost');
  await backEnd().from('contact_messages').update({ status: 'won' }).eq('id', lead.id).throwOnError();
  // The rejected reply renders the page anew.
  await page.getByRole('button', { name: inbox.send, exact: true }).click();
  await slowExpect(alertOf(page)).toHaveText(inbox.replyConflict);
  await slowExpect(page.getByRole('listitem').filter({ hasText: en.admin.statuses.won })).toBeVisible();
  await expect(status).toHaveValue('lost');
  await page.getByRole('button', { name: inbox.save, exact: true }).click();
  await slowExpect(page.locator('#lead-status-error')).toContainText(en.admin.statuses.won);
  expect(await readContactMessage(lead)).toMatchObject({ status: 'won', version: 2 });
  await page.getByRole('button', { name: inbox.save, exact: true }).click();
  await slowExpect(page.getByText(inbox.savedLead)).toBeVisible();
  expect(await readContactMessage(lead)).toMatchObject({ status: 'lost', version: 3 });
});

test('a reply that is not delivered opens the lead again, and the history says what happened', async ({ page }) => {
  const lead = firstOf(await insertContactMessages(1, 'Undelivered'));
  const leadPath = `/en/admin/leads/contact/${lead.id}`;
  await openAsStaff(page, leadPath);
  await page.getByRole('button', { name: inbox.send, exact: true }).click();
  await slowExpect(page.getByText(inbox.replied)).toBeVisible();
  const statusChange = (before: 'new' | 'answered', after: 'new' | 'answered') =>
    inbox.statusChange.replace('{before}', en.admin.statuses[before]).replace('{after}', en.admin.statuses[after]);
  await slowExpect(page.getByText(statusChange('new', 'answered'))).toBeVisible();
  const replies = () => backEnd().from('outbox').select('id, status').eq('source_id', lead.id).eq('kind', 'lead-reply');
  // The worker would record its own result after this one.
  await slowExpect.poll(async () => (await replies().throwOnError()).data.map((mail) => mail.status)).toEqual(['sent']);
  const [reply] = (await replies().throwOnError()).data;
  await backEnd()
    .from('outbox')
    .update({ status: 'failed' })
    .eq('id', reply?.id ?? '')
    .throwOnError();
  await page.goto(leadPath);
  await slowExpect(page.getByText(inbox.lastUndelivered)).toBeVisible();
  await expect(page.getByText(inbox.undelivered)).toBeVisible();
  const reopened = page.getByRole('listitem').filter({ hasText: statusChange('answered', 'new') });
  await expect(reopened).toContainText(inbox.automatic);
  expect(await readContactMessage(lead)).toMatchObject({ status: 'new', answered_at: null });
  expect(await violations(page)).toEqual([]);
});

test('saving only a note does not change the status that another member has set', async ({ page }) => {
  const lead = firstOf(await insertContactMessages(1, 'Untouched'));
  await openAsStaff(page, `/en/admin/leads/contact/${lead.id}`);
  await page.getByLabel(inbox.note).fill('Just words');
  await backEnd().from('contact_messages').update({ status: 'won' }).eq('id', lead.id).throwOnError();
  await page.getByRole('button', { name: inbox.save, exact: true }).click();
  await slowExpect(alertOf(page)).toContainText('The saved version is shown here now');
  await expect(page.locator('#lead-status-error')).toHaveCount(0);
  await expect(page.getByLabel(inbox.status, { exact: true })).toHaveValue('won');
  await expect(page.getByLabel(inbox.note)).toHaveValue('Just words');
  await page.getByRole('button', { name: inbox.save, exact: true }).click();
  await slowExpect(page.getByRole('listitem').filter({ hasText: 'Just words' })).toBeVisible();
  expect(await readContactMessage(lead)).toMatchObject({ status: 'won', version: 3 });
});

test('leaving a lead with unsaved text requires confirmation, by a link and by another reply template', async ({
  page,
}) => {
  const lead = firstOf(await insertContactMessages(1, 'Unsaved'));
  const leadPath = `/en/admin/leads/contact/${lead.id}`;
  await openAsStaff(page, leadPath);
  const note = page.getByLabel(inbox.note);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    return dialogs.length < 3 ? dialog.dismiss() : dialog.accept();
  });
  await note.fill('Half a thought');
  await page.getByRole('button', { name: inbox.useTemplate }).click();
  await expect(() => expect(dialogs).toEqual(['beforeunload'])).toPass();
  await page.getByRole('link', { name: inbox.back, exact: true }).click();
  await expect(() => expect(dialogs).toHaveLength(2)).toPass();
  await expect(note).toHaveValue('Half a thought');
  await page.getByRole('button', { name: inbox.useTemplate }).click();
  await slowExpect(page).toHaveURL(/template=/);
  await expect(note).toHaveValue('');
});

test('input stays if the server cannot be reached or the session has ended', async ({ page }) => {
  const lead = firstOf(await insertContactMessages(1, 'Unreachable'));
  const leadPath = `/en/admin/leads/contact/${lead.id}`;
  await openAsStaff(page, leadPath);
  const body = page.getByLabel(inbox.body);
  await body.fill('First line\nSecond line');
  await page.route('**/*', (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
  await page.getByRole('button', { name: inbox.send, exact: true }).click();
  await slowExpect(alertOf(page)).toHaveText(staff.staffArea.unreachable);
  await expect(body).toHaveValue('First line\nSecond line');
  await page.unrouteAll({ behavior: 'wait' });
  const session = await page.context().cookies();
  await page.context().clearCookies();
  await page.getByRole('button', { name: inbox.send, exact: true }).click();
  await slowExpect(alertOf(page)).toHaveText(staff.staffArea.signedOut);
  await expect(body).toHaveValue('First line\nSecond line');
  await page.context().addCookies(session);
  await page.getByRole('button', { name: inbox.send, exact: true }).click();
  await slowExpect(page.getByText(inbox.replied)).toBeVisible();
  expect(await readContactMessage(lead)).toMatchObject({ status: 'answered' });
});

test('a reply that is edited after a lost response is not reported as sent, and an identical one is sent once', async ({
  page,
}) => {
  const lead = firstOf(await insertContactMessages(1, 'Lost response'));
  const leadPath = `/en/admin/leads/contact/${lead.id}`;
  await openAsStaff(page, leadPath);
  const body = page.getByLabel(inbox.body);
  const send = page.getByRole('button', { name: inbox.send, exact: true });
  const replies = async () =>
    (await backEnd().from('outbox').select('id').eq('source_id', lead.id).eq('kind', 'lead-reply').throwOnError()).data
      .length;
  await body.fill('The first text');
  await page.route('**/*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await send.click();
  await slowExpect(alertOf(page)).toHaveText(staff.staffArea.unreachable);
  await page.unrouteAll({ behavior: 'wait' });
  expect(await replies()).toBe(1);
  await body.fill('Another text');
  await send.click();
  await slowExpect(alertOf(page)).toHaveText(inbox.replyConflict);
  await expect(body).toHaveValue('Another text');
  expect(await replies()).toBe(1);
  await body.fill('The first text');
  await send.click();
  await slowExpect(page.getByText(inbox.replied)).toBeVisible();
  expect(await replies()).toBe(1);
});

test('text that is not saved stays when its member signs out and in again in another tab', async ({ page }) => {
  const lead = firstOf(await insertContactMessages(1, 'Signed out'));
  const leadPath = `/en/admin/leads/contact/${lead.id}`;
  const member = await openAsStaff(page, leadPath);
  const [elsewhere, idle] = [await page.context().newPage(), await page.context().newPage()];
  await idle.goto(leadPath);
  const body = page.getByLabel(inbox.body);
  await body.fill('Half a reply');
  // Heard after the page has heard it.
  await page.evaluate(() => {
    new BroadcastChannel('session').addEventListener('message', ({ data }) =>
      document.documentElement.setAttribute('data-session', data),
    );
  });
  await elsewhere.goto('/en/admin/dashboard');
  await clickSignOut(elsewhere);
  await expect(elsewhere).toHaveURL('/en/auth');
  await expect(page.locator('html')).toHaveAttribute('data-session', '');
  await expect(idle).toHaveURL(/\/en\/auth\?next=/);
  const check = page.waitForResponse(/\/auth\/session$/);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(await (await check).text()).toBe('');
  await page.getByRole('button', { name: inbox.send, exact: true }).click();
  await slowExpect(alertOf(page)).toHaveText(staff.staffArea.signedOut);
  await expect(body).toHaveValue('Half a reply');
  await submitSignInForm(elsewhere, member);
  await expect(elsewhere).toHaveURL('/en/admin/dashboard');
  await expect(page.locator('html')).toHaveAttribute('data-session', /aal1$/);
  await page.getByRole('button', { name: inbox.send, exact: true }).click();
  await slowExpect(page.getByText(inbox.replied)).toBeVisible();

  // Somebody else must not see it.
  await page.getByLabel(inbox.note).fill('Half a note');
  // Whoever is there now is not asked whether to stay.
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    return dialog.dismiss();
  });
  await clickSignOut(elsewhere);
  await expect(elsewhere).toHaveURL('/en/auth');
  await submitSignInForm(elsewhere, await createTestStaffAccount('sales'));
  await expect(page.locator('html')).not.toHaveAttribute('data-session');
  await slowExpect(page.getByLabel(inbox.note)).toHaveValue('');
  expect(dialogs).toEqual([]);
});

test('an administrator erases the sender of a lead from its page', async ({ page }) => {
  const lead = firstOf(await insertContactMessages(1, 'Erase me'));
  await openAsStaff(page, `/en/admin/leads/contact/${lead.id}`, 'admin');
  const labels = staff.subscribersAdmin;
  await page.getByRole('link', { name: labels.eraseOf.replace('{email}', lead.email) }).click();
  await page.getByRole('button', { name: labels.confirm }).click();
  await expect(page.locator('main [role=status]')).toContainText('erased');
  const left = await backEnd().from('contact_messages').select('id').eq('id', lead.id).throwOnError();
  expect(left.data).toEqual([]);
});
