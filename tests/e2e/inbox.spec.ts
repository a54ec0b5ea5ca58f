import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { violations } from './axe';
import { backEnd } from './back-end';
import { holdRequests } from './hold-requests';
import { messagesOf, staffMessagesOf } from './messages';
import { openHydrated, waitForHydration } from './open-hydrated';
import { firstOf, insertContactMessages, openAsStaff, readContactMessage, slowExpect } from './staff-leads';

const en = messagesOf('en');
const staff = staffMessagesOf('en');
const { inbox } = staff;

const shownNumber = (text: string | null) => Number(/\d+/.exec(text ?? '')?.[0]);

async function countNewMessages() {
  const messages = backEnd().from('contact_messages').select('id', { count: 'exact' });
  return Number((await messages.eq('status', 'new').limit(1)).count);
}

test('several leads are changed by keyboard shortcuts, and restored', async ({ page }) => {
  const name = `Bulk${randomUUID().slice(0, 6)}`;
  const leads = await insertContactMessages(3, name);
  await page.clock.install();
  await openAsStaff(page, `/en/admin/leads?q=${name}`);
  await expect(page.locator('tr[data-lead]')).toHaveCount(3);
  await expect(page.locator('[data-live]')).toBeVisible();
  await page.locator('h1').click();
  for (const key of ['j', 'x', 'j', 'x', 'e']) await page.keyboard.press(key);
  const undo = page.locator('main [data-outcome]').getByRole('button', { name: inbox.undo });
  await slowExpect(undo).toBeVisible();
  await slowExpect(page.locator('tr[data-lead]').filter({ hasText: en.admin.statuses.answered })).toHaveCount(2);
  const states = async () => (await Promise.all(leads.map(readContactMessage))).map(({ status }) => status).sort();
  expect(await states()).toEqual(['answered', 'answered', 'new']);
  // The notice goes after four seconds, the way back stays.
  const notice = page.locator('[data-sonner-toast]');
  await expect(notice).toHaveCount(1);
  // A word in one line, however narrow the screen is.
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const box = await notice.getByRole('button', { name: inbox.undo }).boundingBox();
    expect(box?.height, `${width} wide`).toBe(36);
    expect((box?.x ?? 0) + (box?.width ?? width), `${width} wide`).toBeLessThan(width);
  }
  await page.clock.fastForward(4500);
  await expect(notice).toHaveCount(0, { timeout: 3000 });
  await undo.click();
  await slowExpect(page.locator('tr[data-lead]').filter({ hasText: en.admin.statuses.new })).toHaveCount(3);
  expect(await states()).toEqual(['new', 'new', 'new']);
  expect(await violations(page)).toEqual([]);

  // On a phone: selecting each is tedious, and the shortcuts show the current row.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByLabel(inbox.selectAll).check();
  await expect(page.locator('tr[data-lead] input:checked')).toHaveCount(3);
  expect(await violations(page)).toEqual([]);
});

test('each notice undoes its own change, and a change after an undo can be undone too', async ({ page }) => {
  const name = `Own${randomUUID().slice(0, 6)}`;
  await insertContactMessages(2, name);
  await openAsStaff(page, `/en/admin/leads?q=${name}`);
  const rows = page.locator('tr[data-lead]');
  await expect(rows).toHaveCount(2);
  await expect(page.locator('[data-live=live]')).toBeVisible();
  await page.locator('h1').click();
  for (const key of ['j', 'e']) await page.keyboard.press(key);
  const notices = page.locator('[data-sonner-toast]');
  await slowExpect(notices).toHaveCount(1);
  // They stay under the pointer.
  await notices.hover();
  for (const key of ['j', 'e']) await page.keyboard.press(key);
  await slowExpect(notices).toHaveCount(2);
  await slowExpect(rows.filter({ hasText: en.admin.statuses.answered })).toHaveCount(2);
  await page.locator('[data-sonner-toast][data-index="1"]').getByRole('button', { name: inbox.undo }).click();
  await slowExpect(rows.nth(0)).toContainText(en.admin.statuses.new);
  await expect(rows.nth(1)).toContainText(en.admin.statuses.answered);
  const outcome = page.locator('main [data-outcome]');
  await expect(outcome).toContainText('The change was undone.');
  await expect(outcome.getByRole('button')).toHaveCount(0);

  await page.keyboard.press('i');
  await slowExpect(rows.nth(1)).toContainText(en.admin.statuses.in_progress);
  await slowExpect(outcome).toContainText('The change was saved.');
  await outcome.getByRole('button', { name: inbox.undo }).click();
  await slowExpect(rows.nth(1)).toContainText(en.admin.statuses.answered);
});

test('a key that is held or pressed again sends one change, and those of other leads report their own results', async ({
  page,
}) => {
  const name = `Held${randomUUID().slice(0, 6)}`;
  const leads = await insertContactMessages(2, name);
  await openAsStaff(page, `/en/admin/leads?q=${name}`);
  await expect(page.locator('tr[data-lead]')).toHaveCount(2);
  await expect(page.locator('[data-live=live]')).toBeVisible();
  await page.locator('h1').click();
  const release = await holdRequests(page, '**/*', (route) => route.request().method() === 'POST');
  await page.keyboard.press('j');
  // The second one repeats it.
  await page.keyboard.down('e');
  await page.keyboard.down('e');
  await page.keyboard.up('e');
  for (const key of ['e', 'j', 'e']) await page.keyboard.press(key);
  release();
  const notices = page.locator('[data-sonner-toast]');
  await slowExpect(notices.filter({ hasText: 'The change was saved.' })).toHaveCount(2);
  await expect(notices.filter({ hasText: 'somebody else' })).toHaveCount(0);
  for (const lead of leads) expect(await readContactMessage(lead)).toMatchObject({ status: 'answered', version: 2 });
});

test('a lead is found by the reference that its sender has', async ({ page }) => {
  const lead = firstOf(await insertContactMessages(1, `Referred${randomUUID().slice(0, 6)}`));
  const reference = lead.id.slice(0, 8).toUpperCase();
  await openAsStaff(page, `/en/admin/leads?q=${reference}`);
  await page.getByRole('link', { name: lead.name }).click();
  await expect(page.locator('h1')).toHaveText(lead.name);
  await expect(page.getByRole('definition').filter({ hasText: reference })).toBeVisible();
});

test('working through a filtered list preserves position, selection and counts, and returns to it', async ({
  page,
}) => {
  const name = `Queue${randomUUID().slice(0, 6)}`;
  await insertContactMessages(4, name);
  await openAsStaff(page, `/en/admin/leads?q=${name}&status=new`);
  const rows = page.locator('tr[data-lead]');
  await expect(rows).toHaveCount(4);
  await expect(page.locator('[data-live=live]')).toBeVisible();
  const ids = await rows.evaluateAll((list) => list.map((row) => row.getAttribute('data-lead') ?? ''));
  await page.locator('h1').click();
  for (const key of ['j', 'j', 'e']) await page.keyboard.press(key);
  await slowExpect(rows).toHaveCount(3);
  await page.keyboard.press('j');
  await expect(page.locator('tr[aria-current]')).toHaveAttribute('data-lead', ids[2] ?? '');
  // No action was selected.
  await page.keyboard.press('x');
  await page.getByRole('button', { name: inbox.apply }).click();
  await slowExpect(page.getByText(inbox.choose).first()).toBeVisible();
  await expect(page.locator('tr[aria-current] input')).toBeChecked();
  // Another member replies to one.
  await backEnd()
    .from('contact_messages')
    .update({ status: 'answered' })
    .eq('id', ids[3] ?? '')
    .throwOnError();
  await slowExpect(rows).toHaveCount(2);
  const kind = page.getByRole('link', { name: inbox.kind.contact });
  await slowExpect.poll(async () => shownNumber(await kind.textContent()) - (await countNewMessages())).toBe(0);
  await page
    .getByRole('link', { name: `${name} ` })
    .first()
    .click();
  await page.getByRole('button', { name: inbox.useTemplate }).click();
  await expect(page).toHaveURL(/template=/);
  await page.getByRole('link', { name: inbox.backToList }).click();
  await expect(page).toHaveURL(new RegExp(`status=new&q=${name}$`));
  await expect(page.locator('[data-live=live]')).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.locator('tr[aria-current]')).toHaveAttribute('data-lead', ids[2] ?? '');
});

test('leads are worked through one after another, and an unsaved choice requires confirmation', async ({ page }) => {
  const name = `Next${randomUUID().slice(0, 6)}`;
  await insertContactMessages(3, name);
  await openAsStaff(page, `/en/admin/leads?status=new&q=${name}`);
  const list = page.locator('tbody a');
  await expect(list).toHaveCount(3);
  const [first = '', second = '', third = ''] = await list.allTextContents();
  await list.first().click();
  await expect(page.locator('h1')).toHaveText(first);
  await expect(page).toHaveTitle(new RegExp(`^${inbox.one.contact}, `));
  const { pathname, search } = new URL(page.url());
  await expect(page.getByRole('link', { name: 'Ελληνικά' })).toHaveAttribute(
    'href',
    `${pathname.replace('/en/', '/')}${search}`,
  );
  const onward = page.getByRole('link', { name: inbox.keys.down });
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    return dialog.dismiss();
  });
  await page.locator('#lead-status').selectOption('answered');
  await onward.first().click();
  await expect(() => expect(dialogs).toEqual(['beforeunload'])).toPass();
  await expect(page.locator('h1')).toHaveText(first);
  await page.getByRole('button', { name: inbox.save, exact: true }).click();
  await slowExpect(page.getByText(inbox.savedLead)).toBeVisible();
  // It has left the list of new leads; the one after it is still the next.
  await onward.last().click();
  await expect(page.locator('h1')).toHaveText(second);
  await expect(page.getByText(inbox.savedLead)).toHaveCount(0);
  await onward.first().click();
  await expect(page.locator('h1')).toHaveText(third);
  await expect(onward).toHaveCount(0);
  expect(dialogs).toHaveLength(1);
});

test('Back from the next lead asks before it drops a note', async ({ page }) => {
  const name = `Back${randomUUID().slice(0, 6)}`;
  await insertContactMessages(2, name);
  await openAsStaff(page, `/en/admin/leads?q=${name}`);
  const list = page.locator('tbody a');
  await expect(list).toHaveCount(2);
  const [first = '', second = ''] = await list.allTextContents();
  await openHydrated(page, (await list.first().getAttribute('href')) ?? '');
  await expect(page.locator('h1')).toHaveText(first);
  await page.getByRole('link', { name: inbox.keys.down }).first().click();
  await expect(page.locator('h1')).toHaveText(second);
  await waitForHydration(page);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    return dialog.dismiss();
  });
  const note = page.getByLabel(inbox.note);
  await note.fill('Half a thought');
  await page.evaluate(() => history.back());
  await expect(() => expect(dialogs).toEqual(['beforeunload'])).toPass();
  await expect(page.locator('h1')).toHaveText(second);
  await expect(note).toHaveValue('Half a thought');
});

test('changing several leads by keyboard preserves the position', async ({ page }) => {
  const name = `Keys${randomUUID().slice(0, 6)}`;
  await insertContactMessages(2, name);
  await openAsStaff(page, `/en/admin/leads?q=${name}`);
  await expect(page.locator('[data-live=live]')).toBeVisible();
  await page.getByRole('checkbox', { name: inbox.selectAll }).check();
  await page.locator('#bulk-status').selectOption('in_progress');
  await page.getByRole('button', { name: inbox.apply }).press('Enter');
  await slowExpect(page.getByText('The change was saved for 2 leads.').first()).toBeVisible();
  await expect(page.locator('#bulk-status')).toHaveValue('');
  await expect(page.getByRole('button', { name: inbox.apply })).toBeFocused();
});

test('a view is saved under a name, and a duplicate name stays in the field for correction', async ({ page }) => {
  await openAsStaff(page, '/en/admin/leads?status=new&assignee=none');
  const name = page.getByLabel(inbox.viewNameLabel);
  const save = page.getByRole('button', { name: inbox.save, exact: true });
  await page.getByText(inbox.keepView, { exact: true }).click();
  await name.fill('Mornings');
  await save.click();
  await slowExpect(page.getByRole('link', { name: 'Mornings' })).toHaveAttribute('aria-current', 'true');
  await expect(name).toHaveValue('');
  await name.fill('Mornings');
  await save.click();
  await slowExpect(page.getByText(inbox.viewTaken)).toBeVisible();
  await expect(name).toHaveValue('Mornings');
  await page.getByRole('button', { name: inbox.dropView.replace('{name}', 'Mornings') }).click();
  await slowExpect(page.getByRole('link', { name: 'Mornings' })).toHaveCount(0);
  await expect(page.locator('main').getByText(inbox.viewDropped)).toBeVisible();
  await expect(page.locator(':focus')).toContainText(inbox.viewDropped);
});

test('without JavaScript deleting the last view is confirmed', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await openAsStaff(page, '/en/admin/leads?status=new');
  await page.getByText(inbox.keepView, { exact: true }).click();
  await page.getByLabel(inbox.viewNameLabel).fill('Evenings');
  await page.getByRole('button', { name: inbox.save, exact: true }).click();
  await slowExpect(page.getByRole('link', { name: 'Evenings' })).toBeVisible();
  await page.goto('/en/admin/leads');
  await page.getByRole('button', { name: inbox.dropView.replace('{name}', 'Evenings') }).click();
  await slowExpect(page.getByText(inbox.viewDropped)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Evenings' })).toHaveCount(0);
  await context.close();
});

test('without JavaScript leads are found without accents, filtered, changed and restored', async ({ browser }) => {
  const word = `Σκύλος${randomUUID().slice(0, 6)}`;
  const lead = firstOf(await insertContactMessages(1, 'Άρης', `Έχω έναν ${word}.`));
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await openAsStaff(page, '/en/admin/leads');
  await page.getByRole('searchbox').fill(word.toUpperCase().replace('Ύ', 'Υ'));
  await page.locator('#status').selectOption('new');
  await page.getByRole('button', { name: inbox.find, exact: true }).click();
  await expect(page).toHaveURL(/status=new/);
  await expect(page.getByRole('link', { name: lead.name })).toHaveCount(1);
  await page.getByRole('checkbox', { name: lead.name }).check();
  await page.locator('#bulk-status').selectOption('spam');
  await page.getByRole('button', { name: inbox.apply }).click();
  await slowExpect(page.getByRole('button', { name: inbox.undo })).toBeVisible();
  expect(await readContactMessage(lead)).toMatchObject({ status: 'spam' });
  await page.getByRole('button', { name: inbox.undo }).click();
  await expect(page.getByRole('link', { name: lead.name })).toBeVisible();
  expect(await readContactMessage(lead)).toMatchObject({ status: 'new' });
  await context.close();
});

test('on a phone the list begins on the first screen, with the search collapsed until used', async ({ page }) => {
  const lead = firstOf(await insertContactMessages(1, 'Thumb'));
  await page.setViewportSize({ width: 360, height: 740 });
  await openAsStaff(page, '/en/admin/leads');
  await expect(page.locator('[data-live=live]')).toBeVisible();
  const firstName = page.locator('tr[data-lead] a').first();
  // Enough of it to be read.
  await expect(firstName).toBeInViewport({ ratio: 0.5 });
  await insertContactMessages(1, 'Thumb');
  await slowExpect(page.getByRole('status').filter({ hasText: 'just arrived' })).toBeVisible();
  await expect(firstName).toBeInViewport({ ratio: 0.5 });
  const [notice, tabs] = [page.locator('main > aside'), page.locator('main > nav')];
  const bottom = await notice.evaluate((element) => element.getBoundingClientRect().bottom);
  const top = await tabs.evaluate((element) => element.getBoundingClientRect().top);
  expect(top - bottom, 'room below the notice').toBeGreaterThanOrEqual(12);
  const search = page.getByRole('searchbox');
  await expect(search).toBeHidden();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type(lead.email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=/);
  await expect(page.locator('tr[data-lead]')).toHaveCount(1);
  await expect(search).toBeVisible();
});

test('a new lead is listed and counted also where no page data arrive, and the selection stays', async ({ page }) => {
  const name = `Counted${randomUUID().slice(0, 6)}`;
  await insertContactMessages(1, name);
  await openAsStaff(page, `/en/admin/leads?q=${name}`);
  const rows = page.locator('tr[data-lead]');
  await expect(page.locator('[data-live=live]')).toBeVisible();
  await page.getByRole('checkbox', { name: `${name} 1` }).check();
  await page.route('**/admin/leads?**', (route) => (route.request().headers().rsc ? route.abort() : route.fallback()));
  const kind = page.getByRole('link', { name: inbox.kind.contact });
  await insertContactMessages(2, `${name} later`);
  await slowExpect(rows).toHaveCount(3);
  await expect(page.getByRole('status').filter({ hasText: 'just arrived' })).toBeVisible();
  await slowExpect.poll(async () => shownNumber(await kind.textContent()) - (await countNewMessages())).toBe(0);
  await expect(page.getByRole('checkbox', { name: `${name} 1`, exact: true })).toBeChecked();
});

test('a new lead appears without a reload', async ({ page }) => {
  const name = `Live${randomUUID().slice(0, 6)}`;
  await openAsStaff(page, `/en/admin/leads?q=${name}`);
  await expect(page.getByText(inbox.empty)).toBeVisible();
  await expect(page.locator('[data-live=live]')).toBeVisible();
  await insertContactMessages(1, name);
  await slowExpect(page.getByRole('link', { name: `${name} 1` })).toBeVisible();
});

test('an editor can see neither the inbox nor its data', async ({ page }) => {
  await openAsStaff(page, '/en/admin/dashboard', 'editor');
  await expect(page.locator('h1')).toHaveText(en.admin.heading);
  await expect(page.getByRole('link', { name: staff.staffArea.nav.leads })).toHaveCount(0);
  for (const path of ['/en/admin/leads', '/en/admin/leads/list', '/en/admin/leads/live', '/en/admin/leads/export'])
    expect((await page.request.get(path)).status(), path).toBe(403);
});

test('on a phone no word of how the list is updated is broken in two', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route('**/leads/live*', (route) => route.abort());
  await openAsStaff(page, '/admin/leads');
  const line = page.locator('[data-live]');
  await expect(line).toContainText(staffMessagesOf('gr').inbox.polling);
  const broken = await line.evaluate(({ firstChild }) =>
    [...(firstChild?.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(firstChild as Node, index);
      range.setEnd(firstChild as Node, index + word.length);
      return range.getClientRects().length > 1 ? word : [];
    }),
  );
  expect(broken).toEqual([]);
});
