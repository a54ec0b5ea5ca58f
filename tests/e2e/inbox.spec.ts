import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { alertOf, signIn } from './accounts';
import { openAlive } from './alive';
import { violations } from './axe';
import { backEnd, newStaff } from './back-end';
import { messagesOf, staffMessagesOf } from './messages';
import { mailsTo } from './outbox';

const en = messagesOf('en');
const staff = staffMessagesOf('en');
const { inbox } = staff;
// A change is stored, the page drawn anew and the list read again before anything shows.
const patient = expect.configure({ timeout: 25_000 });
type Sent = { id: string; name: string; email: string };

async function arrive(count: number, name: string, message = 'Labdien!'): Promise<Sent[]> {
  const rows = Array.from({ length: count }, (_, index) => ({
    submission_key: randomUUID(),
    locale: 'lv' as const,
    full_name: `${name} ${index + 1}`,
    email: `${randomUUID()}@example.com`,
    topic: 'feeding' as const,
    message,
    agree_to_privacy: true,
    consent_version: 'test',
  }));
  const { data } = await backEnd().from('contact_messages').insert(rows).select('id, full_name, email').throwOnError();
  return data.map(({ id, full_name, email }) => ({ id, name: full_name, email }));
}
async function stateOf({ id }: Sent) {
  const { data } = await backEnd().from('contact_messages').select().eq('id', id).single().throwOnError();
  return data;
}
async function enter(page: Page, path: string, role: 'sales' | 'editor' | 'admin' = 'sales') {
  const member = await newStaff(role);
  await page.goto(path);
  await signIn(page, member);
  return member;
}
const one = <T>(list: T[]): T => {
  const [first] = list;
  if (first === undefined) throw new Error('nothing there');
  return first;
};

test('a lead is assigned, noted and answered by mail in the language of its sender', async ({ page }) => {
  const lead = one(await arrive(1, 'Jānis Bērziņš'));
  const member = await enter(page, `/en/admin/leads/contact/${lead.id}`);
  await page.getByLabel(inbox.assignee).selectOption(member.id);
  await page.getByLabel(inbox.note).fill('Called,\nno answer.');
  await page.getByRole('button', { name: inbox.save, exact: true }).click();
  await patient(page.getByRole('listitem').filter({ hasText: 'Called, no answer.' })).toBeVisible();
  expect(await stateOf(lead)).toMatchObject({ assignee: member.id, version: 2 });
  await expect(page.getByLabel(inbox.body)).toHaveValue(/Jānis Bērziņš/);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: inbox.send, exact: true }).click();
  await patient(page.getByText(inbox.replied)).toBeVisible();
  expect(await stateOf(lead)).toMatchObject({ status: 'answered' });
  const latvian = messagesOf('lv').leadReplies.thanks.subject;
  await expect(() => expect(mailsTo(lead.email).some(({ text }) => text.includes(latvian))).toBe(true)).toPass();
});

test('of two who save, the second sees the difference and loses nothing', async ({ page }) => {
  const lead = one(await arrive(1, 'Conflict'));
  await enter(page, `/en/admin/leads/contact/${lead.id}`);
  await page.getByLabel(inbox.status).selectOption('answered');
  await page.getByLabel(inbox.note).fill('My words');
  await backEnd().from('contact_messages').update({ status: 'won' }).eq('id', lead.id).throwOnError();
  // They are told while they type, and what they typed stays.
  await patient(page.getByRole('link', { name: inbox.reload })).toBeVisible();
  await page.getByRole('button', { name: inbox.save, exact: true }).click();
  await patient(alertOf(page)).toBeVisible();
  await expect(page.locator('#lead-status-error')).toContainText(en.admin.statuses.won);
  await expect(page.locator('#lead-status-error')).toContainText(en.admin.statuses.answered);
  expect(await stateOf(lead)).toMatchObject({ status: 'won', version: 2 });
  await expect(page.getByLabel(inbox.note)).toHaveValue('My words');
  await page.getByRole('button', { name: inbox.save, exact: true }).click();
  await patient(page.getByRole('listitem').filter({ hasText: 'My words' })).toBeVisible();
  expect(await stateOf(lead)).toMatchObject({ status: 'answered', version: 3 });
});

test('who leaves a lead with words typed is asked first, by a link and by another ready answer', async ({ page }) => {
  const lead = one(await arrive(1, 'Unsaved'));
  const address = `/en/admin/leads/contact/${lead.id}`;
  await enter(page, address);
  const note = page.getByLabel(inbox.note);
  await patient(note).toBeVisible();
  await openAlive(page, address);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    return asked.length < 3 ? dialog.dismiss() : dialog.accept();
  });
  await note.fill('Half a thought');
  await page.getByRole('button', { name: inbox.useTemplate }).click();
  await expect(() => expect(asked).toEqual(['beforeunload'])).toPass();
  await page.getByRole('link', { name: inbox.back, exact: true }).click();
  await expect(() => expect(asked).toHaveLength(2)).toPass();
  await expect(note).toHaveValue('Half a thought');
  await page.getByRole('button', { name: inbox.useTemplate }).click();
  await patient(page).toHaveURL(/template=/);
  await expect(note).toHaveValue('');
});

test('words stay when the server cannot be reached or the session has ended', async ({ page }) => {
  const lead = one(await arrive(1, 'Unreachable'));
  const address = `/en/admin/leads/contact/${lead.id}`;
  await enter(page, address);
  const body = page.getByLabel(inbox.body);
  await patient(body).toBeVisible();
  await openAlive(page, address);
  await body.fill('First line\nSecond line');
  await page.route('**/*', (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
  await page.getByRole('button', { name: inbox.send, exact: true }).click();
  await patient(alertOf(page)).toHaveText(staff.staffArea.unreachable);
  await expect(body).toHaveValue('First line\nSecond line');
  await page.unrouteAll({ behavior: 'wait' });
  const session = await page.context().cookies();
  await page.context().clearCookies();
  await page.getByRole('button', { name: inbox.send, exact: true }).click();
  await patient(alertOf(page)).toHaveText(staff.staffArea.signedOut);
  await expect(body).toHaveValue('First line\nSecond line');
  await page.context().addCookies(session);
  await page.getByRole('button', { name: inbox.send, exact: true }).click();
  await patient(page.getByText(inbox.replied)).toBeVisible();
  expect(await stateOf(lead)).toMatchObject({ status: 'answered' });
});

test('an administrator erases the sender of a lead from its page', async ({ page }) => {
  const lead = one(await arrive(1, 'Erase me'));
  await enter(page, `/en/admin/leads/contact/${lead.id}`, 'admin');
  const words = staff.subscribersAdmin;
  await page.getByRole('link', { name: words.eraseOf.replace('{email}', lead.email) }).click();
  await page.getByRole('button', { name: words.confirm }).click();
  await expect(page.locator('main [role=status]')).toContainText('erased');
  const left = await backEnd().from('contact_messages').select('id').eq('id', lead.id).throwOnError();
  expect(left.data).toEqual([]);
});

test('several leads change by keys, and back again', async ({ page }) => {
  const name = `Bulk${randomUUID().slice(0, 6)}`;
  const leads = await arrive(3, name);
  await enter(page, `/en/admin/leads?q=${name}`);
  await expect(page.locator('tr[data-lead]')).toHaveCount(3);
  await expect(page.locator('[data-live]')).toBeVisible();
  await page.locator('h1').click();
  for (const key of ['j', 'x', 'j', 'x', 'e']) await page.keyboard.press(key);
  await patient(page.getByRole('button', { name: inbox.undo })).toBeVisible();
  await patient(page.locator('tr[data-lead]').filter({ hasText: en.admin.statuses.answered })).toHaveCount(2);
  const states = async () => (await Promise.all(leads.map(stateOf))).map(({ status }) => status).sort();
  expect(await states()).toEqual(['answered', 'answered', 'new']);
  await page.getByRole('button', { name: inbox.undo }).click();
  await patient(page.locator('tr[data-lead]').filter({ hasText: en.admin.statuses.new })).toHaveCount(3);
  expect(await states()).toEqual(['new', 'new', 'new']);
  expect(await violations(page)).toEqual([]);

  // On a phone, where nobody wants to tick each, and keys show where they are.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByLabel(inbox.selectAll).check();
  await expect(page.locator('tr[data-lead] input:checked')).toHaveCount(3);
  expect(await violations(page)).toEqual([]);
});

test('who works through a filtered list keeps place, selection and numbers, and comes back to it', async ({ page }) => {
  const name = `Queue${randomUUID().slice(0, 6)}`;
  await arrive(4, name);
  await enter(page, `/en/admin/leads?q=${name}&status=new`);
  const rows = page.locator('tr[data-lead]');
  await expect(rows).toHaveCount(4);
  await expect(page.locator('[data-live=live]')).toBeVisible();
  const ids = await rows.evaluateAll((list) => list.map((row) => row.getAttribute('data-lead') ?? ''));
  await page.locator('h1').click();
  for (const key of ['j', 'j', 'e']) await page.keyboard.press(key);
  await patient(rows).toHaveCount(3);
  await page.keyboard.press('j');
  await expect(page.locator('tr[aria-current]')).toHaveAttribute('data-lead', ids[2] ?? '');
  // Nothing was chosen to be done.
  await page.keyboard.press('x');
  await page.getByRole('button', { name: inbox.apply }).click();
  await patient(page.getByText(inbox.choose)).toBeVisible();
  await expect(page.locator('tr[aria-current] input')).toBeChecked();
  // Somebody else answers one.
  await backEnd()
    .from('contact_messages')
    .update({ status: 'answered' })
    .eq('id', ids[3] ?? '')
    .throwOnError();
  await patient(rows).toHaveCount(2);
  const shown = async () =>
    /\d+/.exec((await page.getByRole('link', { name: inbox.kind.contact }).textContent()) ?? '')?.[0];
  const counted = async () =>
    (await backEnd().from('contact_messages').select('id', { count: 'exact' }).eq('status', 'new').limit(1)).count;
  await patient.poll(async () => Number(await shown()) - Number(await counted())).toBe(0);
  await page
    .getByRole('link', { name: `${name} ` })
    .first()
    .click();
  await page.getByRole('button', { name: inbox.useTemplate }).click();
  await expect(page).toHaveURL(/template=/);
  await page.getByRole('link', { name: inbox.backToList }).click();
  await expect(page).toHaveURL(new RegExp(`status=new&q=${name}$`));
});

test('a view is kept under a name, and a name that is taken stays to be changed', async ({ page }) => {
  await enter(page, '/en/admin/leads?status=new&assignee=none');
  const name = page.getByLabel(inbox.viewNameLabel);
  const save = page.getByRole('button', { name: inbox.save, exact: true });
  await page.getByText(inbox.keepView, { exact: true }).click();
  await name.fill('Mornings');
  await save.click();
  await patient(page.getByRole('link', { name: 'Mornings' })).toHaveAttribute('aria-current', 'true');
  await expect(name).toHaveValue('');
  await name.fill('Mornings');
  await save.click();
  await patient(page.getByText(inbox.viewTaken)).toBeVisible();
  await expect(name).toHaveValue('Mornings');
  await page.getByRole('button', { name: inbox.dropView.replace('{name}', 'Mornings') }).click();
  await patient(page.getByRole('link', { name: 'Mornings' })).toHaveCount(0);
});

test('without JavaScript leads are found without accents, filtered, changed and undone', async ({ browser }) => {
  const word = `Σκύλος${randomUUID().slice(0, 6)}`;
  const lead = one(await arrive(1, 'Άρης', `Έχω έναν ${word}.`));
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await enter(page, '/en/admin/leads');
  await page.getByRole('searchbox').fill(word.toUpperCase().replace('Ύ', 'Υ'));
  await page.locator('#status').selectOption('new');
  await page.getByRole('button', { name: inbox.find, exact: true }).click();
  await expect(page).toHaveURL(/status=new/);
  await expect(page.getByRole('link', { name: lead.name })).toHaveCount(1);
  await page.getByRole('checkbox', { name: lead.name }).check();
  await page.locator('#bulk-status').selectOption('spam');
  await page.getByRole('button', { name: inbox.apply }).click();
  await patient(page.getByRole('button', { name: inbox.undo })).toBeVisible();
  expect(await stateOf(lead)).toMatchObject({ status: 'spam' });
  await page.getByRole('button', { name: inbox.undo }).click();
  await expect(page.getByRole('link', { name: lead.name })).toBeVisible();
  expect(await stateOf(lead)).toMatchObject({ status: 'new' });
  await context.close();
});

test('a lead that arrives shows without a reload', async ({ page }) => {
  const name = `Live${randomUUID().slice(0, 6)}`;
  await enter(page, `/en/admin/leads?q=${name}`);
  await expect(page.getByText(inbox.empty)).toBeVisible();
  await expect(page.locator('[data-live=live]')).toBeVisible();
  await arrive(1, name);
  await patient(page.getByRole('link', { name: `${name} 1` })).toBeVisible();
});

test('an editor has neither the inbox nor its data', async ({ page }) => {
  await enter(page, '/en/admin/dashboard', 'editor');
  await expect(page.locator('h1')).toHaveText(en.admin.heading);
  await expect(page.getByRole('link', { name: staff.staffArea.nav.leads })).toHaveCount(0);
  for (const path of ['/en/admin/leads', '/en/admin/leads/list', '/en/admin/leads/live', '/en/admin/leads/export'])
    expect((await page.request.get(path)).status(), path).toBe(403);
});
