import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { startBackend } from '@/server/backend-process';
import { createScriptSupabaseClient } from '@/server/create-script-supabase-client';
import { openDatabase } from '@/server/embedded-supabase/database';
import { anonClient } from './clients';

test.skipIf(inject('hosted') || process.env.DATABASE_URL)(
  'a session ends a week after sign-in and a day after its last use',
  async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'db-session-'));
    cpSync(inject('template'), dataDir, { recursive: true });
    const password = randomUUID();
    const people = ['fresh', 'idle', 'old'].map((name) => `${name}-${randomUUID()}@example.com`);
    try {
      const before = await startBackend(dataDir);
      const tokens: string[] = [];
      for (const email of people) {
        const created = await createScriptSupabaseClient(before.env).auth.admin.createUser({
          email,
          password,
          email_confirm: true,
        });
        if (created.error) throw created.error;
        const client = anonClient(before.env.SUPABASE_URL, before.env.SUPABASE_PUBLISHABLE_KEY);
        const { data, error } = await client.auth.signInWithPassword({ email, password });
        if (error) throw error;
        tokens.push(data.session.refresh_token);
      }
      await before.stop();
      const database = await openDatabase(dataDir, undefined);
      const age = (email: string | undefined, column: string, span: string) =>
        database.query(
          `update auth.sessions set ${column} = now() - interval '${span}' where user_id = (select id from auth.users where email = $1)`,
          [email],
        );
      await age(people[0], 'created_at', '6 days');
      await age(people[0], 'refreshed_at', '23 hours');
      await age(people[1], 'refreshed_at', '25 hours');
      await age(people[2], 'created_at', '169 hours');
      await age(people[2], 'refreshed_at', '1 hour');
      await database.close();

      const after = await startBackend(dataDir);
      const codes = [];
      for (const refresh_token of tokens) {
        const client = anonClient(after.env.SUPABASE_URL, after.env.SUPABASE_PUBLISHABLE_KEY);
        codes.push((await client.auth.refreshSession({ refresh_token })).error?.code);
      }
      await after.stop();
      expect(codes).toEqual([undefined, 'session_expired', 'session_expired']);
    } finally {
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    }
  },
  120_000,
);
