import { expect, test } from '@playwright/test';
import { openAndSignIn } from './accounts';
import { violations } from './axe';
import { backEnd, createTestStaffAccount } from './back-end';
import { staffMessagesOf } from './messages';

const staff = staffMessagesOf('en');

test('signing out everywhere ends the sessions of other devices and tabs', async ({ page, browser }) => {
  const credentials = await createTestStaffAccount('sales');
  await openAndSignIn(page, credentials);
  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  await openAndSignIn(elsewhere, credentials);
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

test('on a 360 px phone a member signs in, edits the profile and signs out other devices', async ({
  page,
  browser,
}) => {
  const credentials = await createTestStaffAccount('sales');
  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  await openAndSignIn(elsewhere, credentials);
  await page.setViewportSize({ width: 360, height: 740 });
  await openAndSignIn(page, credentials);
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
