import { afterAll, expect, test } from 'vitest';
import { createBackendApp } from '@/server/embedded-supabase/app';
import { tryCreateAuthAccount } from '@/server/embedded-supabase/routes/account-queries';
import { copiedDataFolder } from './copied-data-folder';
import { quickHash } from './quick-hash';
import { openHere } from './schema';

const email = 'ended-sessions@example.com';
// The test counts every session, so its database must not contain those of other tests.
const place = await copiedDataFolder('migrated');
afterAll(() => place.remove());

test('a sign-in deletes expired sessions and no active ones', async () => {
  const backend = await openHere(place.dataDir, undefined, place.databaseUrl);
  const { database, settings } = backend;
  const front = createBackendApp(backend);
  async function signIn(): Promise<string> {
    const response = await front.request('http://127.0.0.1/auth/v1/token?grant_type=password', {
      method: 'POST',
      headers: { apikey: settings.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'a good long password' }),
    });
    expect(response.status).toBe(200);
    const [newest] = await database.query<{ id: string }>(
      'select s.id from auth.sessions s join auth.users u on u.id = s.user_id where u.email = $1 order by s.created_at desc limit 1',
      [email],
    );
    return newest?.id ?? '';
  }
  const change = (set: string, id: string) => database.query(`update auth.sessions set ${set} where id = $1`, [id]);
  const utc = "now() at time zone 'utc'";
  try {
    const passwordHash = quickHash('a good long password');
    const account = await tryCreateAuthAccount(backend, { email, passwordHash, confirmed: true, metadata: {} });
    const [old, idle, unused, inUse] = [await signIn(), await signIn(), await signIn(), await signIn()];
    await change(`created_at = now() - interval '169 hours', refreshed_at = ${utc}`, old);
    await change(`created_at = now() - interval '2 days', refreshed_at = ${utc} - interval '25 hours'`, idle);
    await change(`created_at = now() - interval '25 hours', refreshed_at = null`, unused);
    await change(`created_at = now() - interval '6 days', refreshed_at = ${utc} - interval '23 hours'`, inUse);
    const factor = `insert into auth.mfa_factors (user_id, secret) values ($1, 'x') returning id`;
    const [made] = await database.query<{ id: string }>(factor, [account?.id]);
    for (const age of ['25 hours', '1 minute'])
      await database.query(
        `insert into auth.mfa_challenges (factor_id, created_at) values ($1, now() - $2::interval)`,
        [made?.id, age],
      );
    const fresh = await signIn();
    const left = await database.query<{ id: string }>('select id from auth.sessions where user_id = $1', [account?.id]);
    expect(left.map(({ id }) => id).sort()).toEqual([inUse, fresh].sort());
    const tokens = await database.query('select distinct session_id from auth.refresh_tokens where user_id = $1', [
      account?.id,
    ]);
    expect(tokens).toHaveLength(2);
    expect(await database.query('select id from auth.mfa_challenges where factor_id = $1', [made?.id])).toHaveLength(1);
  } finally {
    await database.close();
  }
});
