import { expect, type Locator, type Page, test } from '@playwright/test';
import { createTestStaffAccount } from './back-end';
import { alterPage, expectRedrawn } from './extension';
import { openWithHeldScripts } from './hold-requests';
import { staffMessagesOf } from './messages';
import { expectMails, mailsTo } from './outbox';
import { firstOf, insertContactMessages, signInAsStaff, slowExpect } from './staff-leads';

// Pages rendered per request: their scripts are not deferred, but on a slow line people type before them all the same.
const { inbox, mediaAdmin, storesAdmin } = staffMessagesOf('en');

const expectToBegin = (field: Locator, text: string) =>
  expect.poll(async () => (await field.inputValue()).slice(0, text.length)).toBe(text);

/** What is typed into a page before its scripts: unaltered, and where an extension makes React draw it anew. */
async function typeEarly(page: Page, path: string, extended: boolean, texts: [Locator, string][]): Promise<void> {
  const loadScripts = await openWithHeldScripts(page, path);
  const hydrated = page.evaluate(() => new Promise((resolve) => addEventListener('hydrated', resolve)));
  if (extended) await alterPage(page);
  for (const [field, text] of texts) await field.pressSequentially(text);
  const [last, lastText] = firstOf(texts.slice(-1));
  if (extended) await expectRedrawn(last, loadScripts);
  else loadScripts();
  await hydrated;
  // The field still has the focus.
  await page.keyboard.type('x');
  await expect(last).toHaveValue(/x$/);
  await expectToBegin(last, lastText);
  await page.keyboard.press('Backspace');
  // The page may have filled a field itself, as a reply is.
  for (const [field, text] of texts) await expectToBegin(field, text);
  await page.unrouteAll({ behavior: 'wait' });
}

/** Chooses a file and presses a button of a page before its scripts, which then load. */
async function sendEarly(
  page: Page,
  path: string,
  extended: boolean,
  [input, name, content]: [Locator, string, string],
  button: Locator,
): Promise<void> {
  const loadScripts = await openWithHeldScripts(page, path);
  if (extended) await alterPage(page);
  await input.setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
  await button.click();
  if (extended) await expectRedrawn(button, loadScripts);
  else loadScripts();
}

for (const extended of [false, true]) {
  const where = extended ? ' in a page that an extension altered' : '';

  test(`a sign-in typed before hydration${where} signs in, and leaves nothing in the storage`, async ({ page }) => {
    const member = await createTestStaffAccount('sales');
    const stored = () => page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    await typeEarly(page, '/en/auth', extended, [
      [page.locator('#sign-in-identifier'), member.email],
      [page.locator('#sign-in-password'), member.password],
    ]);
    expect(await stored()).not.toContain(member.email);
    expect(await stored()).not.toContain(member.password);
    await page.locator('form:has(#sign-in-password) button[type=submit]').click();
    await slowExpect(page).toHaveURL('/en/admin/dashboard');
  });

  test(`an address for a new password typed before hydration${where} is sent with one click`, async ({ page }) => {
    const member = await createTestStaffAccount('sales');
    await typeEarly(page, '/en/auth/forgotten', extended, [[page.locator('#forgotten-email'), member.email]]);
    await page.locator('form:has(#forgotten-email) button[type=submit]').click();
    await expectMails(member.email, 1);
  });

  test(`a search of the inbox typed before hydration${where} finds`, async ({ page }) => {
    const lead = firstOf(await insertContactMessages(1, `Early${Date.now()}`));
    await signInAsStaff(page);
    await typeEarly(page, '/en/admin/leads', extended, [[page.locator('#q'), lead.name]]);
    await page.locator('#q').press('Enter');
    await slowExpect(page.locator('tr[data-lead]')).toHaveCount(1);
    await expect(page.locator('tr[data-lead]')).toContainText(lead.name);
  });

  test(`a note and a reply typed before hydration${where} are stored and sent`, async ({ page }) => {
    const lead = firstOf(await insertContactMessages(1, 'Early reply'));
    const path = `/en/admin/leads/contact/${lead.id}`;
    await signInAsStaff(page);
    const [note, body] = [page.getByLabel(inbox.note), page.getByLabel(inbox.body)];
    await typeEarly(page, path, extended, [
      [note, 'Typed early'],
      [body, 'Written early'],
    ]);
    await page.getByRole('button', { name: inbox.save, exact: true }).click();
    await slowExpect(page.getByRole('listitem').filter({ hasText: 'Typed early' })).toBeVisible();
    await expect(body).toHaveValue(/^Written early/);
    await page.getByRole('button', { name: inbox.send, exact: true }).click();
    await slowExpect(page.getByText(inbox.replied)).toBeVisible();
    await expect.poll(() => mailsTo(lead.email).filter(({ text }) => text.includes('Written early')).length).toBe(1);
  });

  test(`an upload begun before hydration${where} is stored`, async ({ page }) => {
    const path = '/en/admin/media?bucket=staff-files&folder=price-lists';
    await signInAsStaff(page, 'editor');
    const name = `early-${Date.now()}.pdf`;
    const start = page.getByRole('button', { name: mediaAdmin.upload.start, exact: true });
    await sendEarly(page, path, extended, [page.locator('#files'), name, '%PDF-1.7\n1 0 obj\n'], start);
    const form = page.getByRole('form', { name: mediaAdmin.upload.title });
    await slowExpect(form).toContainText(mediaAdmin.upload.done.replace('{name}', name));
    await slowExpect(page.getByRole('link', { name })).toBeVisible();
  });

  test(`an import whose check is begun before hydration${where} is checked`, async ({ page }) => {
    const path = '/en/admin/stores/import';
    await signInAsStaff(page, 'editor');
    const csv = 'name,kind,address,city,latitude,longitude\nEarly One,bank,Ερμού 1,Αθήνα,37.98,23.73';
    const check = page.getByRole('button', { name: storesAdmin.import.check, exact: true });
    await sendEarly(page, path, extended, [page.locator('#file'), 'early.csv', csv], check);
    const row = page.getByRole('row').filter({ hasText: 'Early One' }).last();
    await slowExpect(row).toContainText(storesAdmin.errors.kind);
  });
}
