import { expect, test } from 'vitest';
import { anon, backend, service } from './context';
import { runNode } from './run-node';
import { createStaff, enrolFactor, signInClient } from './staff';

const rescue = (email: string) =>
  runNode(['server/launch.mjs', 'scripts/staff-rescue.ts', '--email', email, '--json'], {
    SUPABASE_URL: backend.url,
    SUPABASE_SECRET_KEY: backend.secretKey,
  });

test('the only administrator, without phone and password, regains access: a new password, no second factor, no old session', async () => {
  const account = await createStaff('admin', { full_name: 'Ελένη' });
  const before = await signInClient(account);
  await enrolFactor(before);
  const { code, output } = await rescue(account.email.toUpperCase());
  expect([code, output]).toEqual([0, expect.stringContaining('"secondFactorRemoved":true')]);
  const { password } = JSON.parse(output.slice(output.indexOf('{')));
  expect((await before.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
  expect((await anon().auth.signInWithPassword(account)).error?.code).toBe('invalid_credentials');
  const { data } = await (await signInClient({ email: account.email, password })).auth.getUser();
  expect(data.user?.factors).toEqual([]);
  expect(data.user?.user_metadata).toMatchObject({ full_name: 'Ελένη', password_printed: true });
  const log = await service
    .from('audit_log')
    .select('action, actor, details')
    .eq('row_id', account.id)
    .eq('table_name', 'account');
  expect(log.data).toEqual([{ action: 'password', actor: null, details: { source: 'command line' } }]);
});

test('a deactivated member gets no access, and an unknown address is reported', async () => {
  const account = await createStaff('sales');
  await service
    .from('profiles')
    .update({ deactivated_at: new Date().toISOString() })
    .eq('user_id', account.id)
    .throwOnError();
  const rejected = await rescue(account.email);
  expect([rejected.code, rejected.output]).toEqual([1, expect.stringContaining('is deactivated')]);
  const unknown = await rescue('nobody@example.com');
  expect([unknown.code, unknown.output]).toEqual([
    1,
    expect.stringContaining('No account has the address nobody@example.com'),
  ]);
});
