import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { backEnd, createTestStaffAccount } from './back-end';
import { openHydrated } from './open-hydrated';
import { addSession } from './sessions';

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

/** Gives the browser of a page the session of a new member. */
export async function signInAsStaff(page: Page, role: 'sales' | 'editor' | 'admin' = 'sales') {
  const member = await createTestStaffAccount(role);
  await addSession(page.context(), member);
  return member;
}

/** Opens a page of the staff area as a new member, and waits until it is hydrated if the browser runs scripts. */
export async function openAsStaff(page: Page, path: string, role: 'sales' | 'editor' | 'admin' = 'sales') {
  const member = await signInAsStaff(page, role);
  const runsScripts = await page.evaluate(() => matchMedia('(scripting: enabled)').matches);
  if (runsScripts) await openHydrated(page, path);
  else await page.goto(path);
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
