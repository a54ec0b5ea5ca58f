import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { newReleaseBarId } from '@/lib/page-scripts/show-new-release-bar';
import { readActionNames } from '@/server/next-internals/action-ids';
import { alertOf, dashboard, submitSignInForm } from './accounts';
import { backEnd, createTestStaffAccount } from './back-end';
import { messagesOf, staffMessagesOf } from './messages';
import { openHydrated } from './open-hydrated';
import { mailsTo } from './outbox';
import { forgetActions, openFormer, respondFromOtherRelease } from './outdated-release';
import {
  firstOf,
  insertContactMessages,
  openAsStaff,
  readContactMessage,
  signInAsStaff,
  slowExpect,
} from './staff-leads';
import { insertSubscriber } from './subscribers';

// What tabs of the staff area from before a release meet, as in outdated-release.spec.ts; and the forms of one button,
// which are made in the same way.
const en = messagesOf('en');
const lv = messagesOf('lv');
const { inbox, mediaAdmin, staffArea, storesAdmin, team } = staffMessagesOf('en');

const renewedNotice = (page: Page) => page.getByRole('status').filter({ hasText: en.form.renewed.title });

/** Collects the questions of the browser, and leaves nothing for them. */
function watchQuestions(page: Page): string[] {
  const questions: string[] = [];
  page.on('dialog', async (dialog) => {
    questions.push(dialog.type());
    await dialog.dismiss();
  });
  return questions;
}

test('a staff form with an outdated action id reloads its page with all values but secrets', async ({ page }) => {
  await forgetActions(page, '/en/auth');
  await openHydrated(page, '/en/auth');
  await page.locator('#sign-in-identifier').fill('anna@staff.example');
  await page.locator('#sign-in-password').fill('a secret');
  const reload = page.waitForEvent('load');
  await page.locator('form:has(#sign-in-password) button[type=submit]').click();
  await reload;
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page.getByRole('status').filter({ hasText: en.form.renewed.title })).toBeVisible();
  await expect(page.locator('#sign-in-identifier')).toHaveValue('anna@staff.example');
  await expect(page.locator('#sign-in-password')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toMatch(/a secret|anna@/);
});

test('a lead page with an outdated action id reloads without a question, with all input, and saves with one click', async ({
  page,
}) => {
  const lead = firstOf(await insertContactMessages(1, 'Outdated'));
  const path = `/en/admin/leads/contact/${lead.id}`;
  await openAsStaff(page, path);
  await page.getByLabel(inbox.status, { exact: true }).selectOption('answered');
  await page.getByLabel(inbox.note).fill('Called twice');
  await page.getByLabel(inbox.body).fill('A reply begun');
  await forgetActions(page, path);
  const questions = watchQuestions(page);
  await page.getByRole('button', { name: inbox.save, exact: true }).click();
  await slowExpect(renewedNotice(page)).toBeVisible();
  expect(questions).toEqual([]);
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page.getByLabel(inbox.note)).toHaveValue('Called twice');
  await expect(page.getByLabel(inbox.status, { exact: true })).toHaveValue('answered');
  await expect(page.getByLabel(inbox.body)).toHaveValue('A reply begun');
  await page.getByRole('button', { name: inbox.save, exact: true }).click();
  await slowExpect(page.getByRole('listitem').filter({ hasText: 'Called twice' })).toBeVisible();
  expect(await readContactMessage(lead)).toMatchObject({ status: 'answered', version: 2 });
});

test('a lead page that renews itself does not overwrite what another member saved meanwhile', async ({ page }) => {
  const lead = firstOf(await insertContactMessages(1, 'Outdated conflict'));
  const path = `/en/admin/leads/contact/${lead.id}`;
  await openAsStaff(page, path);
  await page.getByLabel(inbox.status, { exact: true }).selectOption('answered');
  await page.getByLabel(inbox.note).fill('My words');
  await backEnd().from('contact_messages').update({ status: 'won' }).eq('id', lead.id).throwOnError();
  await forgetActions(page, path);
  await page.getByRole('button', { name: inbox.save, exact: true }).click();
  await slowExpect(renewedNotice(page)).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: inbox.save, exact: true }).click();
  await slowExpect(page.locator('#lead-status-error')).toContainText(en.admin.statuses.won);
  expect(await readContactMessage(lead)).toMatchObject({ status: 'won', version: 2 });
  await expect(page.getByLabel(inbox.note)).toHaveValue('My words');
});

test('a save in a tab of a former release loads the page anew without a question, with its message and the other input', async ({
  page,
}) => {
  const lead = firstOf(await insertContactMessages(1, 'Other release'));
  await openAsStaff(page, `/en/admin/leads/contact/${lead.id}`);
  await page.getByLabel(inbox.note).fill('Saved by the new release');
  await page.getByLabel(inbox.body).fill('A reply begun');
  await respondFromOtherRelease(page);
  const questions = watchQuestions(page);
  const load = page.waitForEvent('load');
  await page.getByRole('button', { name: inbox.save, exact: true }).click();
  await load;
  await slowExpect(page.locator('main').getByRole('status').filter({ hasText: inbox.savedLead })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  expect(questions).toEqual([]);
  await expect(page.getByRole('listitem').filter({ hasText: 'Saved by the new release' })).toBeVisible();
  await expect(page.getByLabel(inbox.note)).toHaveValue('');
  await expect(page.getByLabel(inbox.body)).toHaveValue('A reply begun');
  // What the reply is based on is the version that the save has made.
  await page.getByRole('button', { name: inbox.send, exact: true }).click();
  await slowExpect(page.getByText(inbox.replied)).toBeVisible();
});

test('a reply with an outdated action id stays through the reload, and is sent once', async ({ page }) => {
  const lead = firstOf(await insertContactMessages(1, 'Outdated reply'));
  const path = `/en/admin/leads/contact/${lead.id}`;
  await openAsStaff(page, path);
  await page.getByLabel(inbox.body).fill('Written before the release');
  await forgetActions(page, path);
  await page.getByRole('button', { name: inbox.send, exact: true }).click();
  await slowExpect(renewedNotice(page)).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page.getByLabel(inbox.body)).toHaveValue('Written before the release');
  await page.getByRole('button', { name: inbox.send, exact: true }).click();
  await slowExpect(page.getByText(inbox.replied)).toBeVisible();
  await expect.poll(() => mailsTo(lead.email).filter(({ text }) => text.includes('Written before')).length).toBe(1);
});

test('the search for a shop’s position with an outdated action id reloads the page with all input; offline it says so', async ({
  page,
}) => {
  const path = '/en/admin/stores/new';
  await openAsStaff(page, path, 'editor');
  const questions = watchQuestions(page);
  await page.locator('#name').fill('The Tail');
  await page.locator('#city').fill('Πύργος');
  await page.locator('#postalCode').fill('271 31');
  await page.locator('#latitude').fill('37.5');
  await page.getByRole('checkbox').first().check();
  const find = page.getByRole('button', { name: storesAdmin.locate });
  await page.route(`**${path}`, (route) => route.abort());
  await find.click();
  await expect(page.getByText(storesAdmin.import.problemOffline)).toBeVisible();
  await expect(page.locator('#name')).toHaveValue('The Tail');
  await page.unrouteAll({ behavior: 'wait' });
  await forgetActions(page, path);
  await find.click();
  await slowExpect(renewedNotice(page)).toBeVisible();
  expect(questions).toEqual([]);
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page.locator('#name')).toHaveValue('The Tail');
  await expect(page.locator('#latitude')).toHaveValue('37.5');
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await find.click();
  await expect(page.getByText(storesAdmin.locateTown)).toBeVisible();
  await expect(page.locator('#latitude')).toHaveValue(/^37\.6/);
});

test('a lead page that lacks a chunk keeps its input while the new release is loaded', async ({ page }) => {
  const lead = firstOf(await insertContactMessages(1, 'Chunk'));
  await openAsStaff(page, `/en/admin/leads/contact/${lead.id}`);
  await page.getByLabel(inbox.note).fill('Typed before the release');
  const questions = watchQuestions(page);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.src = '/_next/static/chunks/of-a-former-release.js';
    document.head.append(script);
  });
  await expect(page.locator('#outdated', { hasText: en.error.outdated })).toBeVisible();
  await page.getByRole('button', { name: en.error.reload }).click();
  await slowExpect(renewedNotice(page)).toBeVisible();
  expect(questions).toEqual([]);
  await expect(page.getByLabel(inbox.note)).toHaveValue('Typed before the release');
});

test('signing out with an outdated action id reloads the page, and then signs out with one click', async ({ page }) => {
  await openAsStaff(page, dashboard, 'admin');
  await forgetActions(page, dashboard);
  const signOut = page.locator('#account-menu button');
  await page.locator('[popovertarget=account-menu]').click();
  await signOut.click();
  await slowExpect(renewedNotice(page)).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.locator('[popovertarget=account-menu]').click();
  await signOut.click();
  await slowExpect(page).toHaveURL('/en/auth');
});

test('signing out on the page without permission: offline it says so, with an outdated action id it renews itself', async ({
  page,
}) => {
  const path = '/en/admin/team';
  await openAsStaff(page, path);
  await expect(page.locator('h1')).toHaveText(en.forbidden.heading);
  const signOut = page.locator('main').getByRole('button', { name: en.auth.signOut });
  await page.route(`**${path}`, (route) => route.abort());
  await signOut.click();
  await expect(alertOf(page)).toHaveText(staffArea.unreachable);
  await expect(page.locator(':focus')).toHaveText(staffArea.unreachable);
  await expect(page.locator('h1')).toHaveText(en.forbidden.heading);
  await page.unrouteAll({ behavior: 'wait' });
  await forgetActions(page, path);
  await signOut.click();
  await slowExpect(renewedNotice(page)).toBeVisible();
  await expect(page.locator('h1')).toHaveText(en.forbidden.heading);
  await page.unrouteAll({ behavior: 'wait' });
  await signOut.click();
  await slowExpect(page).toHaveURL('/en/auth');
});

test('a link of the newsletter with an outdated action id reloads its page, and confirms or unsubscribes with one click', async ({
  page,
}) => {
  const links = await insertSubscriber('lv');
  await openHydrated(page, links.confirm);
  await forgetActions(page, '/lv/newsletter/confirm');
  const confirm = page.getByRole('button', { name: lv.newsletterPages.confirm.button });
  await confirm.click();
  await expect(page.getByRole('status').filter({ hasText: lv.form.renewed.title })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await confirm.click();
  await expect(page.locator('h1')).toHaveText(lv.newsletterPages.confirmed.heading);

  await openHydrated(page, links.unsubscribe);
  await forgetActions(page, '/lv/newsletter/unsubscribe');
  const unsubscribe = page.getByRole('button', { name: lv.newsletterPages.unsubscribe.button, exact: true });
  await unsubscribe.click();
  await expect(page.getByRole('status').filter({ hasText: lv.form.renewed.title })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await unsubscribe.click();
  await expect(page.locator('h1')).toHaveText(lv.newsletterPages.unsubscribed.heading);
});

test('the link of a newsletter that cannot be sent without a connection says so on its page', async ({ page }) => {
  await openHydrated(page, (await insertSubscriber('lv')).confirm);
  await page.route('**/lv/newsletter/confirm*', (route) => route.abort());
  await page.getByRole('button', { name: lv.newsletterPages.confirm.button }).click();
  await expect(page.getByRole('alert').filter({ hasText: lv.newsletterPages.unavailable.text })).toBeVisible();
  await expect(page.locator('h1')).toHaveText(lv.newsletterPages.confirm.heading);
});

/** The forms of a page that a browser without scripts sends to an action: the action’s name, and that in the form. */
async function actionForms(request: APIRequestContext, path: string) {
  const names = readActionNames('.next');
  const html = await (await request.get(path)).text();
  return [...html.matchAll(/<form\b[\s\S]*?<\/form>/g)].flatMap(([form]) => {
    const id = /(?:&quot;id&quot;:&quot;|name="\$ACTION_ID_)([\da-f]{42})/.exec(form)?.[1];
    return id ? [{ path, action: names[id], named: /name="\$form" value="(\w+)"/.exec(form)?.[1] }] : [];
  });
}

test('every form names its action, by which a later release finds it', async ({ page }) => {
  const lead = firstOf(await insertContactMessages(1, 'Named'));
  await signInAsStaff(page, 'admin');
  const { data } = await backEnd().from('stores').select('id').limit(1).throwOnError();
  const staff = ['dashboard', 'leads', 'leads?status=new', `leads/contact/${lead.id}`, 'stores', 'stores/import']
    .concat([`stores/${firstOf(data).id}`, 'media', 'subscribers', 'subscribers/erase?email=nobody@mail.example'])
    .concat(['outbox', 'team', 'audit', 'speed', 'account'])
    .map((path) => `/en/admin/${path}`);
  const forms = [];
  for (const path of staff) forms.push(...(await actionForms(page.request, path)));
  const visitor = await page.context().browser()?.newContext();
  if (!visitor) throw new Error('no browser');
  for (const path of ['auth', 'auth/code', 'auth/forgotten', 'auth/confirm?token_hash=abcdef&type=recovery'])
    forms.push(...(await actionForms(visitor.request, `/en/${path}`)));
  for (const purpose of ['confirm', 'unsubscribe'])
    forms.push(...(await actionForms(visitor.request, `/en/newsletter/${purpose}?token=abc`)));
  for (const path of [
    'contact',
    'exports',
    'store-locator',
    'feeding-plan/quick',
    'feeding-plan/detailed',
    'feeding-plan/cat',
  ])
    forms.push(...(await actionForms(visitor.request, `/en/${path}`)));
  await visitor.close();
  expect(forms.filter(({ action, named }) => action !== named)).toEqual([]);
  const found = new Set(forms.map(({ action }) => action));
  for (const action of ['signIn', 'signOut', 'updateLead', 'replyToLead', 'saveStore', 'changeLeads', 'changeStaff'])
    expect(found).toContain(action);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the sign-in of an unknown release comes back translated with the identifier, and then signs in', async ({
    page,
  }) => {
    const member = await createTestStaffAccount('sales');
    await openFormer(page, '/lv/auth');
    await submitSignInForm(page, { ...member, password: 'not the password' });
    await expect(alertOf(page)).toHaveText(lv.auth.errors.invalidCredentials);
    await expect(page.locator('#sign-in-identifier')).toHaveValue(member.email);
    await submitSignInForm(page, member);
    await expect(page).toHaveURL(dashboard);
  });

  test('the lead form of an unknown release comes back with everything typed, and then is saved', async ({ page }) => {
    const lead = firstOf(await insertContactMessages(1, 'Plain'));
    const path = `/en/admin/leads/contact/${lead.id}`;
    await signInAsStaff(page);
    await openFormer(page, path);
    await page.getByLabel(inbox.status, { exact: true }).selectOption('answered');
    await page.getByLabel(inbox.note).fill('Typed without scripts');
    await backEnd().from('contact_messages').update({ status: 'won' }).eq('id', lead.id).throwOnError();
    await page.getByRole('button', { name: inbox.save, exact: true }).click();
    await expect(page.locator('#lead-status-error')).toContainText(en.admin.statuses.won);
    await expect(page.getByLabel(inbox.note)).toHaveValue('Typed without scripts');
    await page.getByRole('button', { name: inbox.save, exact: true }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Typed without scripts' })).toBeVisible();
    expect(await readContactMessage(lead)).toMatchObject({ status: 'answered' });
  });

  test('the shop form of an unknown release comes back with everything typed', async ({ page }) => {
    await signInAsStaff(page, 'editor');
    await openFormer(page, '/en/admin/stores/new');
    await page.locator('#name').fill('The Tail');
    await page.locator('#city').fill('Πύργος');
    await page.locator('form:has(#name) [type=submit]').click();
    await expect(page.locator('#address-error')).toBeVisible();
    await expect(page.locator('#name')).toHaveValue('The Tail');
    await expect(page.locator('#city')).toHaveValue('Πύργος');
  });

  test('signing out with the form of an unknown release signs out', async ({ page }) => {
    await signInAsStaff(page);
    await openFormer(page, dashboard);
    await expect(page).toHaveURL(dashboard);
    await page.locator('[popovertarget=account-menu]').click();
    await page.locator('#account-menu button').click();
    await expect(page).toHaveURL('/en/auth');
  });

  test('the forms of a team of an unknown release show their result at the member who was changed', async ({
    page,
  }) => {
    const [first, second] = [await createTestStaffAccount('sales'), await createTestStaffAccount('sales')];
    await signInAsStaff(page, 'admin');
    await openFormer(page, '/en/admin/team');
    const row = page.locator(`[data-member="${second.email}"]`);
    await row.locator('select').selectOption('editor');
    await row.locator('form:has(select) button').click();
    await expect(row.getByRole('status')).toHaveText(team.saved);
    await expect(row.locator('select')).toHaveValue('editor');
    await expect(page.locator(`[data-member="${first.email}"]`).getByRole('status')).toHaveCount(0);
    await expect(page.locator('main').getByRole('status')).toHaveCount(1);
  });

  test('the name of a view, in the form of an unknown release, stays beside what is wrong with it', async ({
    page,
  }) => {
    await signInAsStaff(page);
    for (const status of ['new', 'won']) {
      await openFormer(page, `/en/admin/leads?status=${status}`);
      await page.getByText(inbox.keepView, { exact: true }).click();
      await page.locator('#view-name').fill('Mine');
      await page.locator('form:has(#view-name) button').click();
    }
    await expect(page.locator('main').getByRole('alert')).toHaveText(inbox.viewTaken);
    await expect(page.locator('#view-name')).toHaveValue('Mine');
  });

  test('the place of a copy, in the form of an unknown release, stays beside what is wrong with it', async ({
    page,
  }) => {
    const stem = `former-${Date.now()}`;
    for (const path of [`price-lists/${stem}.pdf`, `other/${stem}.pdf`])
      await backEnd()
        .storage.from('staff-files')
        .upload(path, Buffer.from('%PDF-1.7\n'), { contentType: 'application/pdf' });
    const path = `/en/admin/media/file?bucket=staff-files&path=price-lists%2F${stem}.pdf`;
    await signInAsStaff(page, 'editor');
    await openFormer(page, path);
    await page.locator('#copy-folder').selectOption('other');
    await page.getByRole('button', { name: mediaAdmin.file.copy, exact: true }).click();
    await expect(page.locator('main').getByRole('alert')).toHaveText(mediaAdmin.problems.taken);
    await expect(page.locator('#copy-folder')).toHaveValue('other');
    await page.locator('#copy-name').fill(`${stem}-b`);
    await page.getByRole('button', { name: mediaAdmin.file.copy, exact: true }).click();
    await expect(page.getByText(mediaAdmin.copied.replace('{name}', `other/${stem}-b.pdf`))).toBeVisible();
  });

  test('the link of a newsletter of an unknown release is confirmed, and unsubscribes', async ({ page }) => {
    const links = await insertSubscriber('lv');
    await openFormer(page, links.confirm);
    await page.getByRole('button', { name: lv.newsletterPages.confirm.button }).click();
    await expect(page.locator('h1')).toHaveText(lv.newsletterPages.confirmed.heading);
    await openFormer(page, links.unsubscribe);
    await page.getByRole('button', { name: lv.newsletterPages.unsubscribe.button, exact: true }).click();
    await expect(page.locator('h1')).toHaveText(lv.newsletterPages.unsubscribed.heading);
  });
});

/** A list of leads with a link to one of them, ready for input; its page and its code were not fetched yet. */
async function openLeadList(page: Page) {
  const lead = firstOf(await insertContactMessages(1, 'Followed'));
  await openAsStaff(page, `/en/admin/leads?q=${lead.email}`);
  await expect(page.locator('[data-live=live]')).toBeVisible();
  return { lead, link: page.locator('tr[data-lead]').getByRole('link', { name: lead.name }) };
}

test('a link in a list of the staff area whose page data are gone loads its page', async ({ page }) => {
  const { lead, link } = await openLeadList(page);
  await page.route('**/admin/leads/contact/**', (route) =>
    route.request().headers().rsc ? route.fulfill({ status: 404, body: 'Not Found' }) : route.fallback(),
  );
  const load = page.waitForEvent('load');
  await link.click();
  await load;
  await expect(page.locator('h1')).toHaveText(lead.name);
});

test('a link in a list of the staff area to which another release responds loads its page', async ({ page }) => {
  const { lead, link } = await openLeadList(page);
  await respondFromOtherRelease(page);
  const load = page.waitForEvent('load');
  await link.click();
  await load;
  await expect(page.locator('h1')).toHaveText(lead.name);
});

test('a link in a list of the staff area whose code is gone offers to load the new release', async ({ page }) => {
  const { lead, link } = await openLeadList(page);
  await page.route('**/_next/static/**/*.js', (route) => route.fulfill({ status: 404 }));
  await link.click();
  const bar = page.locator(`#${newReleaseBarId}`);
  await expect(bar).toContainText(en.error.outdated);
  await expect(bar).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await bar.getByRole('button').click();
  await expect(page.locator('h1')).toHaveText(lead.name);
});

test('a link in a list of the staff area without a connection leads to its page once there is one', async ({
  page,
  context,
}) => {
  const { lead, link } = await openLeadList(page);
  await context.setOffline(true);
  await link.click();
  await expect(page).not.toHaveURL(/admin\/leads\?/);
  await context.setOffline(false);
  await page.reload();
  await expect(page.locator('h1')).toHaveText(lead.name);
});
