import { expect, type Locator, type Page, test } from '@playwright/test';
import { createStaffAccount } from './back-end';
import { alterPage, expectRedrawn } from './extension';
import { openWithHeldScripts } from './hold-requests';
import { staffMessagesOf } from './messages';
import { mailsTo } from './outbox';
import { firstOf, insertContactMessages, openAsStaff, slowExpect } from './staff-leads';

// Pages rendered per request: their scripts are not deferred, but on a slow line people type before them all the same.
const { inbox } = staffMessagesOf('en');

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

for (const extended of [false, true]) {
  const where = extended ? ' in a page that an extension altered' : '';

  test(`a sign-in typed before hydration${where} signs in, and leaves nothing in the storage`, async ({ page }) => {
    const member = await createStaffAccount('sales');
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
    const member = await createStaffAccount('sales');
    await typeEarly(page, '/en/auth/forgotten', extended, [[page.locator('#forgotten-email'), member.email]]);
    await page.locator('form:has(#forgotten-email) button[type=submit]').click();
    await expect.poll(() => mailsTo(member.email).length, { timeout: 15_000 }).toBe(1);
  });

  test(`a search of the inbox typed before hydration${where} finds`, async ({ page }) => {
    const lead = firstOf(await insertContactMessages(1, `Early${Date.now()}`));
    await openAsStaff(page, '/en/admin/leads');
    await slowExpect(page.locator('#q')).toBeVisible();
    await typeEarly(page, '/en/admin/leads', extended, [[page.locator('#q'), lead.name]]);
    await page.locator('#q').press('Enter');
    await slowExpect(page.locator('tr[data-lead]')).toHaveCount(1);
    await expect(page.locator('tr[data-lead]')).toContainText(lead.name);
  });

  test(`a note and a reply typed before hydration${where} are stored and sent`, async ({ page }) => {
    const lead = firstOf(await insertContactMessages(1, 'Early reply'));
    const path = `/en/admin/leads/contact/${lead.id}`;
    await openAsStaff(page, path);
    const [note, body] = [page.getByLabel(inbox.note), page.getByLabel(inbox.body)];
    await slowExpect(note).toBeVisible();
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
}
