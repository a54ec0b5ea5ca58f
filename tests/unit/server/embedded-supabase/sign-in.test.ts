import { hashSync } from 'bcryptjs';
import { expect, test, vi } from 'vitest';
import type { BackendContext } from '@/server/embedded-supabase/backend-context';
import { tokenAndVerifyRoutes } from '@/server/embedded-supabase/routes/sessions';

const password = 'a good long password';
const account = { id: 'known', email: 'known@example.com', hash: hashSync(password, 4) };

async function signIn(email: string, given: string) {
  const query = vi.fn(async (text: string, values: unknown[]) => {
    if (text.includes('take_rate_limit')) return [{ wait: 0 }];
    return text.includes('from auth.users') && values[0] === account.email ? [account] : [];
  });
  const forward = vi.fn(async () => Response.json({ error_code: 'invalid_credentials' }, { status: 400 }));
  const settings = { jwtSecret: 'x'.repeat(40), secretKey: 'y'.repeat(40), oidcProviders: [] };
  const backend = { database: { query }, forward, settings } as unknown as BackendContext;
  const response = await tokenAndVerifyRoutes(backend).request('/auth/v1/token?grant_type=password', {
    method: 'POST',
    body: JSON.stringify({ email, password: given }),
  });
  return {
    status: response.status,
    text: await response.text(),
    queryCount: query.mock.calls.length,
    forwarded: forward.mock.calls,
  };
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
