import { expect, test, vi } from 'vitest';
import { anon } from './context';
import { createStaff, signInClient } from './staff';

const state = vi.hoisted(() => ({ cookieToken: null as string | null, afterResponse: [] as (() => Promise<void>)[] }));
vi.mock('@/lib/supabase/read-session-cookie-token', () => ({
  readSessionCookieToken: async () => state.cookieToken,
}));
vi.mock('next/server', () => ({ after: (work: () => Promise<void>) => state.afterResponse.push(work) }));
vi.mock('node:timers/promises', async (original) => ({
  ...(await original<typeof import('node:timers/promises')>()),
  setTimeout: async () => {},
}));
const { signInEndingReplacedSession } = await import('@/lib/auth/end-replaced-session');

type Client = ReturnType<typeof anon>;
type Credentials = Parameters<typeof signInClient>[0];

/** Signs in with the cookie of a browser, and does what follows the response. */
async function signInAgain(browser: Client, { email, password }: Credentials) {
  state.cookieToken = (await browser.auth.getSession()).data.session?.access_token ?? null;
  const client = anon();
  const { error } = await signInEndingReplacedSession(client as never, () =>
    client.auth.signInWithPassword({ email, password }),
  );
  if (error) throw error;
  for (const work of state.afterResponse.splice(0)) await work();
  return client;
}

const sessionsOf = async (client: Client) => (await client.rpc('list_my_sessions').throwOnError()).data;

test('signing in again ends the former session of the browser, and none of another device', async () => {
  const account = await createStaff('sales');
  const [browser, device] = [await signInClient(account), await signInClient(account)];
  expect(await sessionsOf(device)).toHaveLength(2);
  const again = await signInAgain(browser, account);
  expect((await browser.auth.getUser()).error).not.toBeNull();
  expect((await device.auth.getUser()).error).toBeNull();
  expect(await sessionsOf(again)).toHaveLength(2);
  // Once more, with the cookie that the first tab has now.
  await signInAgain(again, account);
  expect(await sessionsOf(device)).toHaveLength(2);
});

test('signing in with another account leaves the session of the first', async () => {
  const [first, second] = [await createStaff('sales'), await createStaff('editor')];
  const browser = await signInClient(first);
  await signInAgain(browser, second);
  expect((await browser.auth.getUser()).error).toBeNull();
});

test('a wrong password ends nothing', async () => {
  const account = await createStaff('sales');
  const browser = await signInClient(account);
  await expect(signInAgain(browser, { ...account, password: 'wrong' })).rejects.toThrow();
  expect(state.afterResponse).toEqual([]);
  expect((await browser.auth.getUser()).error).toBeNull();
});
