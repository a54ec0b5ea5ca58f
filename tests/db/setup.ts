import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { profileRoles } from '@/lib/auth/permissions';
import { startBackend } from '@/server/backend-process';
import { createScriptSupabaseClient } from '@/server/create-script-supabase-client';
import { openDatabase } from '@/server/embedded-supabase/database';
import { anonClient } from './clients';
import { namedTarget } from './named-target';
import { quickHash } from './quick-hash';
import { readSchema, type Schema } from './schema';

/** A signed-in test account. */
export type TestAccount = { id: string; email: string; password: string; token: string };

declare module 'vitest' {
  interface ProvidedContext {
    url: string;
    publishableKey: string;
    secretKey: string;
    hosted: boolean;
    /** Data folder of the embedded back end, empty for a hosted one. */
    dataDir: string;
    schema: Schema;
    /** A data folder to copy, which saves each test the first start. */
    template: string;
    /** A data folder to copy whose database has no migration yet. */
    unmigrated: string;
    accounts: Record<(typeof profileRoles)[number], TestAccount>;
  }
}

/** Creates the data folders to copy in `folder`, or copies those of the run that started this one. */
async function prepareTemplates(folder: string) {
  const [unmigrated, template] = [path.join(folder, 'unmigrated'), path.join(folder, 'migrated')];
  const given = process.env.TEST_TEMPLATES;
  if (given) cpSync(given, folder, { recursive: true });
  else if (process.env.DATABASE_URL) for (const name of [unmigrated, template]) mkdirSync(name);
  else {
    await (await openDatabase(unmigrated, undefined)).close();
    cpSync(unmigrated, template, { recursive: true });
  }
  return { unmigrated, template };
}

async function openBackend(template: string) {
  const target = namedTarget(process.env);
  if (target) return { env: target, hosted: true, dataDir: '', stop: async () => {} };
  const dataDir = mkdtempSync(path.join(tmpdir(), 'db-test-'));
  cpSync(template, dataDir, { recursive: true });
  // The tests provoke errors on purpose.
  process.env.BACKEND_LOG_LEVEL = 'silent';
  const backend = await startBackend(dataDir);
  const stop = async () => {
    await backend.stop();
    rmSync(dataDir, { recursive: true });
  };
  return { env: backend.env, hosted: false, dataDir, stop };
}

/** Creates one account of each role, on a private back end or on the one named in the environment. */
export default async function setup(project: TestProject) {
  const templates = mkdtempSync(path.join(tmpdir(), 'db-template-'));
  const { unmigrated, template } = await prepareTemplates(templates);
  project.provide('unmigrated', unmigrated);
  project.provide('template', template);
  project.provide('schema', await readSchema(template));
  const { env, hosted, dataDir, stop } = await openBackend(template);
  const service = createScriptSupabaseClient(env);
  const accounts: [string, TestAccount][] = [];
  for (const role of profileRoles) {
    const email = `${role}-${randomUUID()}@example.com`;
    const password = randomUUID();
    const created = await service.auth.admin.createUser({
      email,
      password_hash: quickHash(password),
      email_confirm: true,
    });
    if (created.error) throw created.error;
    const { id } = created.data.user;
    const updated = await service.from('profiles').update({ role }).eq('user_id', id);
    if (updated.error) throw updated.error;
    const signedIn = await anonClient(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY).auth.signInWithPassword({
      email,
      password,
    });
    if (signedIn.error) throw signedIn.error;
    accounts.push([role, { id, email, password, token: signedIn.data.session.access_token }]);
  }
  project.provide('url', env.SUPABASE_URL);
  project.provide('publishableKey', env.SUPABASE_PUBLISHABLE_KEY);
  project.provide('secretKey', env.SUPABASE_SECRET_KEY);
  project.provide('hosted', hosted);
  project.provide('dataDir', dataDir);
  project.provide('accounts', Object.fromEntries(accounts) as Record<(typeof profileRoles)[number], TestAccount>);
  return async () => {
    for (const [, account] of accounts) await service.auth.admin.deleteUser(account.id);
    await stop();
    rmSync(templates, { recursive: true });
  };
}
