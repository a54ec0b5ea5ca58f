import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { submitSignInForm } from './accounts';
import { backEnd, createTestStaffAccount } from './back-end';

/** For a change that has to be stored, rendered and fetched again before it shows. */
export const slowExpect = expect.configure({ timeout: 25_000 });
type Sent = { id: string; name: string; email: string };

/** Inserts new contact messages. */
export async function insertContactMessages(count: number, name: string, message = 'Labdien!'): Promise<Sent[]> {
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

/** Returns the stored message. */
export async function readContactMessage({ id }: Sent) {
  const { data } = await backEnd().from('contact_messages').select().eq('id', id).single().throwOnError();
  return data;
}

/** Opens a page of the staff area as a new member. */
export async function openAsStaff(page: Page, path: string, role: 'sales' | 'editor' | 'admin' = 'sales') {
  const member = await createTestStaffAccount(role);
  await page.goto(path);
  await submitSignInForm(page, member);
  // A page that is opened before then would end the sign-in, and so be the page for signing in.
  await slowExpect(page).not.toHaveURL(/\/auth\b/);
  return member;
}

/** Fails where the page is not one of the staff area, such as the page for signing in. */
export const expectStaffPage = (page: Page) => expect(page.locator('#staff-menu'), page.url()).toBeAttached();

/** Returns the first item of a list. Throws if there is none. */
export const firstOf = <T>(list: T[]): T => {
  const [first] = list;
  if (first === undefined) throw new Error('nothing there');
  return first;
};
