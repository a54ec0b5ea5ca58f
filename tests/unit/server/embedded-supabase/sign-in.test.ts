import { hashSync } from 'bcryptjs';
import { expect, test, vi } from 'vitest';
import type { BackendContext } from '@/server/embedded-supabase/backend-context';
import { tokenAndVerifyRoutes } from '@/server/embedded-supabase/routes/sessions';

const password = 'a good long password';
const account = { id: 'known', email: 'known@example.com', hash: hashSync(password, 4) };

async function post(body: unknown) {
  const query = vi.fn(async (text: string, values: unknown[]) => {
    if (text.includes('take_rate_limit')) return [{ wait: 0 }];
    if (text.includes('insert into auth.sessions')) return [{ id: 'session' }];
    return text.includes('from auth.users') && values[0] === account.email ? [account] : [];
  });
  const forward = vi.fn(async () => Response.json({ error_code: 'invalid_credentials' }, { status: 400 }));
  const settings = { jwtSecret: 'x'.repeat(40), secretKey: 'y'.repeat(40), oidcProviders: [] };
  const backend = { database: { query }, forward, settings } as unknown as BackendContext;
  const response = await tokenAndVerifyRoutes(backend).request('/auth/v1/token?grant_type=password', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return {
    status: response.status,
    text: await response.text(),
    queryCount: query.mock.calls.length,
    forwarded: forward.mock.calls,
    limited: query.mock.calls.filter(([text]) => text.includes('take_rate_limit')).map(([, values]) => values[1]),
  };
}

async function signIn(email: string, given: string) {
  const { limited: _, ...rest } = await post({ email, password: given });
  return rest;
}

test('a wrong password takes the same path whether the account exists or not', async () => {
  const known = await signIn(account.email, 'wrong');
  expect(known.forwarded).toEqual([]);
  expect(known).toEqual(await signIn('nobody@example.com', 'wrong'));
  expect(known).toMatchObject({ status: 400, text: expect.stringContaining('invalid_credentials') });
});

test('a right password opens a session, that of nobody never', async () => {
  expect((await signIn(account.email, password)).forwarded).toHaveLength(1);
  expect((await signIn('nobody@example.com', 'no account has this password')).forwarded).toEqual([]);
});

test.each([
  ['an email address and a phone', { email: account.email, phone: '+37120000001', password }],
  ['a phone that is no text', { email: account.email, phone: 1, password }],
  ['neither', { email: '', phone: '', password }],
  ['no digits', { phone: '+', password }],
  ['no password', { email: account.email }],
  ['no JSON', '{'],
])('%s: rejected here, never by the server underneath, which does not count attempts', async (_, body) => {
  const { status, forwarded } = await post(body);
  expect([status, forwarded]).toEqual([400, []]);
});

test('attempts are counted for one account, however its name is written', async () => {
  const keys = async (...bodies: object[]) =>
    new Set((await Promise.all(bodies.map((body) => post({ password: 'wrong', ...body })))).flatMap((r) => r.limited));
  const emails = await keys(
    { email: account.email },
    { email: ` ${account.email.toUpperCase()} ` },
    { email: account.email.replace('k', '\u212a'), phone: '' },
    { email: account.email, phone: null },
  );
  expect(emails.size).toBe(1);
  const phones = await keys(
    { phone: '+37120000001' },
    { phone: '371 2000-0001', email: '' },
    { phone: '37120000001', email: null },
  );
  expect(phones.size).toBe(1);
  expect(await keys({ phone: '+37120000002', email: '' })).not.toEqual(phones);
});
