import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { e2eDataDir } from '../../playwright.config';

export type Credentials = { email: string; password: string };
export const accountsFile = `${e2eDataDir}/accounts.json`;

/** Returns the account that the global setup created for a role. */
export function account(role: 'admin' | 'member'): Credentials {
  return JSON.parse(readFileSync(accountsFile, 'utf8'))[role];
}

/** Fills in and submits the sign-in form of the current page. */
export async function submitSignInForm(page: Page, { email, password }: Credentials) {
  await page.locator('#sign-in-identifier').fill(email);
  await page.locator('#sign-in-password').fill(password);
  await page.locator('form:has(#sign-in-password) button[type=submit]').click();
}

/** The staff page after sign-in. */
export const dashboard = '/en/admin/dashboard';

/** Opens the sign-in page, signs in and waits for the staff area. */
export async function openAndSignIn(page: Page, credentials: Credentials) {
  await page.goto('/en/auth');
  await submitSignInForm(page, credentials);
  await expect(page).toHaveURL(dashboard);
}

/** Signs out by the account menu of the staff area. */
export async function clickSignOut(page: Page) {
  await page.locator('[popovertarget=account-menu]').click();
  await page.locator('#account-menu button').click();
}

/** Returns the form's alert; the framework's own route announcer has the same role. */
export function alertOf(page: Page) {
  // The notice above the fields of a form is a group that takes the focus, and empty without a message.
  return page.locator(
    'main :is([role=alert], [role=group][aria-labelledby$=-notice]:not(:empty), [role=group][aria-labelledby=plan-problems])',
  );
}
