import { parseArgs } from 'node:util';
import type { SupabaseClient, User } from '@supabase/supabase-js';
import { z } from 'zod';
import { readEnvironmentVariable } from '@/lib/config/env';
import type { Database } from '@/lib/supabase/database.types';
import { createScriptSupabaseClient } from '@/server/create-script-supabase-client';
import { generatePassword } from './generate-password';
import { runAndExit } from './run-and-exit';
import { withBackend } from './with-backend';

const usage = 'Usage: npm run staff:rescue -- --email you@example.com [--json]';
const pageSize = 1000;

async function findUser(service: SupabaseClient<Database>, email: string): Promise<User> {
  for (let page = 1; ; page += 1) {
    const { data, error } = await service.auth.admin.listUsers({ page, perPage: pageSize });
    if (error) throw new Error(`The accounts cannot be read: ${error.message}`);
    const user = data.users.find((found) => found.email === email);
    if (user) return user;
    if (data.users.length < pageSize) throw new Error(`No account has the address ${email}.`);
  }
}

async function rescue(email: string, json: boolean) {
  const service = createScriptSupabaseClient({
    SUPABASE_URL: readEnvironmentVariable('SUPABASE_URL'),
    SUPABASE_SECRET_KEY: readEnvironmentVariable('SUPABASE_SECRET_KEY'),
  });
  const { id } = await findUser(service, email);
  const profile = await service.from('profiles').select('role, deactivated_at').eq('user_id', id).single();
  if (profile.error) throw new Error(`The profile cannot be read: ${profile.error.message}`);
  if (profile.data.deactivated_at)
    throw new Error(`${email} is deactivated: an administrator can reactivate the account on the team page.`);
  // Change the password before the factor: a run that stops half-way must not leave the
  // old password as the only protection.
  const password = generatePassword();
  const changed = await service.auth.admin.updateUserById(id, {
    password,
    email_confirm: true,
    user_metadata: { password_printed: true },
  });
  if (changed.error) throw new Error(`The password was not changed: ${changed.error.message}`);
  const removed = await service.rpc('reset_second_factor', { member: id });
  if (removed.error) throw new Error(`The second factor was not removed: ${removed.error.message}`);
  const details = { source: 'command line' };
  const entry = { action: 'password', actor: null, table_name: 'account', row_id: id, details };
  const noted = await service.from('audit_log').insert(entry);
  if (noted.error) process.stderr.write(`The change log was not written: ${noted.error.message}\n`);
  const { role } = profile.data;
  process.stdout.write(
    json
      ? `${JSON.stringify({ email, role, password, secondFactorRemoved: removed.data })}\n`
      : `${email} (${role}) is signed out everywhere${removed.data ? ' and no longer has a second factor' : ''}.\nPassword (shown only once): ${password}\nIt must be changed at the next sign-in.\n`,
  );
}

// npm run staff:rescue: restores access for a member who has lost their password, mailbox or second
// factor, if nobody in the staff area can.
await runAndExit(async () => {
  const { values } = parseArgs({ options: { email: { type: 'string' }, json: { type: 'boolean', default: false } } });
  const email = z.email().max(254).toLowerCase().safeParse(values.email);
  if (!email.success) throw new Error(usage);
  await withBackend(() => rescue(email.data, values.json));
});
