import { expect, test } from '@playwright/test';
import { backEnd } from './back-end';
import { staffMessagesOf } from './messages';
import { firstOf, insertContactMessages, openAsStaff, readContactMessage, slowExpect } from './staff-leads';

const { inbox } = staffMessagesOf('en');

test('a slow save is not reported to its member as a change, and the next one of a colleague is', async ({ page }) => {
  const lead = firstOf(await insertContactMessages(1, 'Own save'));
  await openAsStaff(page, `/en/admin/leads/contact/${lead.id}`);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/contact/${lead.id}`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  });
  // The first one, at the start, is of version 1.
  const watched = page.waitForResponse(
    async (response) => response.url().includes('/current-status') && (await response.json()).version === 2,
  );
  await page.getByLabel(inbox.note).fill('Called.');
  await page.getByRole('button', { name: inbox.save, exact: true }).click();
  await expect(async () => expect(await readContactMessage(lead)).toMatchObject({ version: 2 })).toPass();
  expect(await (await watched).json()).toMatchObject({ isOwnChange: true });
  const reload = page.getByRole('link', { name: inbox.reload });
  await expect(reload).toHaveCount(0);
  release();
  await slowExpect(page.getByRole('listitem').filter({ hasText: 'Called.' })).toBeVisible();
  await expect(reload).toHaveCount(0);
  await backEnd().from('contact_messages').update({ status: 'won' }).eq('id', lead.id).throwOnError();
  await slowExpect(reload).toBeVisible();
});
