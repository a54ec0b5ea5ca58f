import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, test, vi } from 'vitest';
import { startBackend } from '@/server/backend-process';
import { createScriptSupabaseClient } from '@/server/create-script-supabase-client';
import { anonClient } from './clients';
import { emptyDataFolder } from './empty-data-folder';

const person = { email: 'anna@example.com', password: 'a password that is long enough' };

test.skipIf(inject('hosted'))(
  'a session survives a restart, but not the change of the token secret',
  async () => {
    const { dataDir, databaseUrl, remove } = await emptyDataFolder();
    if (databaseUrl) vi.stubEnv('DATABASE_URL', databaseUrl);
    const keysFile = path.join(dataDir, 'keys.json');
    let token = '';
    const renew = async () => {
      const backend = await startBackend(dataDir);
      try {
        const anon = anonClient(backend.env.SUPABASE_URL, backend.env.SUPABASE_PUBLISHABLE_KEY);
        const { data, error } = await anon.auth.refreshSession({ refresh_token: token });
        token = data.session?.refresh_token ?? token;
        return error?.code ?? 'renewed';
      } finally {
        await backend.stop();
      }
    };
    try {
      const first = await startBackend(dataDir);
      const created = await createScriptSupabaseClient(first.env).auth.admin.createUser({
        ...person,
        email_confirm: true,
      });
      expect(created.error).toBeNull();
      const anon = anonClient(first.env.SUPABASE_URL, first.env.SUPABASE_PUBLISHABLE_KEY);
      const { data } = await anon.auth.signInWithPassword(person);
      token = data.session?.refresh_token ?? '';
      await first.stop();

      expect(await renew()).toBe('renewed');
      const keys = JSON.parse(readFileSync(keysFile, 'utf8'));
      writeFileSync(keysFile, JSON.stringify({ ...keys, jwtSecret: `${keys.jwtSecret}-changed` }));
      expect(await renew()).toBe('refresh_token_not_found');
    } finally {
      vi.unstubAllEnvs();
      await remove();
    }
  },
  120_000,
);
