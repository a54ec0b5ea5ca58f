import { parseArgs } from 'node:util';
import { z } from 'zod';
import { profileRoles } from '@/lib/auth/permissions';
import { readEnvironmentVariable } from '@/lib/config/env';
import { createScriptSupabaseClient } from '@/server/create-script-supabase-client';
import { generatePassword } from './generate-password';
import { runAndExit } from './run-and-exit';
import { withBackend } from './with-backend';

const usage = `Usage: npm run staff:create -- --email you@example.com [--role ${profileRoles.join('|')}] [--name "..."] [--keep-password] [--json]`;

const inputSchema = z.object({
  email: z.email('--email must be an e-mail address').max(254),
  role: z.enum(profileRoles, `--role must be one of ${profileRoles.join(', ')}`),
  name: z.string().trim().min(1, '--name must not be empty').max(200).optional(),
  // For scripts: the printed password stays valid.
  'keep-password': z.boolean(),
});

async function create(input: z.infer<typeof inputSchema>) {
  const service = createScriptSupabaseClient({
    SUPABASE_URL: readEnvironmentVariable('SUPABASE_URL'),
    SUPABASE_SECRET_KEY: readEnvironmentVariable('SUPABASE_SECRET_KEY'),
  });
  const password = generatePassword();
  const { data, error } = await service.auth.admin.createUser({
    email: input.email,
    password,
    email_confirm: true,
    user_metadata: {
      ...(input.name && { full_name: input.name }),
      // Makes the staff area require a new one (lib/auth/require-staff.ts).
      ...(!input['keep-password'] && { password_printed: true }),
    },
  });
  if (error?.code === 'email_exists') throw new Error(`An account with ${input.email} already exists.`);
  if (error) throw new Error(`The account was not created: ${error.message}`);
  const userId = data.user.id;
  const update = await service
    .from('profiles')
    .update({ role: input.role })
    .eq('user_id', userId)
    .select('user_id')
    .single();
  if (update.error) {
    await service.auth.admin.deleteUser(userId);
    throw new Error(`The account was not created, because its role could not be set: ${update.error.message}`);
  }
  return { userId, email: data.user.email ?? input.email, role: input.role, password };
}

await runAndExit(async () => {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      role: { type: 'string', default: 'admin' },
      name: { type: 'string' },
      'keep-password': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  if (!values.email) throw new Error(usage);
  const input = inputSchema.safeParse(values);
  if (!input.success) throw new Error(`${input.error.issues.map((issue) => issue.message).join('\n')}\n${usage}`);
  await withBackend(async () => {
    const account = await create(input.data);
    process.stdout.write(
      values.json
        ? `${JSON.stringify(account)}\n`
        : `Created ${account.email} (${account.role}).\nPassword (shown only once): ${account.password}\n${input.data['keep-password'] ? '' : 'It must be changed at the first sign-in.\n'}`,
    );
  });
});
