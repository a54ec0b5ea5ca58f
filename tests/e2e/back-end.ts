import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { hashSync } from 'bcryptjs';
import { readOrCreateSupabaseVariablesOfDataFolder } from '@/server/backend-process';
import { createScriptSupabaseClient } from '@/server/create-script-supabase-client';
import { findLiveLockOwner } from '@/server/embedded-supabase/lock-file';
import { e2eDataDir } from '../../playwright.config';

/** Returns the URL and the keys of the tested site's back end. */
export function backEndVariables() {
  const url = findLiveLockOwner(path.join(e2eDataDir, 'backend.lock'))?.url;
  if (!url) throw new Error(`no back end runs on ${e2eDataDir}`);
  return readOrCreateSupabaseVariablesOfDataFolder(e2eDataDir, url);
}

/** Returns a client with the secret key of the tested site's back end. */
export const backEnd = () => createScriptSupabaseClient(backEndVariables());

/** Creates an account of a role, with a random password. */
export async function createTestStaffAccount(role: 'admin' | 'editor' | 'sales') {
  const service = backEnd();
  const credentials = { email: `${role}-${randomUUID()}@staff.example`, password: randomUUID() };
  const { data, error } = await service.auth.admin.createUser({
    email: credentials.email,
    // The lowest cost: with the usual one, creating the account and signing in would take 64 times the computing time.
    password_hash: hashSync(credentials.password, 4),
    email_confirm: true,
    user_metadata: { locale: 'en' },
  });
  if (error) throw error;
  await service.from('profiles').update({ role }).eq('user_id', data.user.id).throwOnError();
  return { ...credentials, id: data.user.id };
}

function newestMail(recipient: string): string {
  const folder = path.join(e2eDataDir, 'outbox');
  const mails = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => path.join(folder, name))
    .map((file) => ({ file, writtenAt: statSync(file).mtimeMs }))
    .sort((one, other) => other.writtenAt - one.writtenAt);
  for (const { file } of mails) {
    const text = readFileSync(file, 'utf8');
    if (text.includes(`To: ${recipient}`)) return text.replace(/=\r\n/g, '').replace(/=3D/g, '=');
  }
  return '';
}

/** Returns the match of a pattern in the newest mail to an address; waits until it has been written. */
export async function matchInMail(recipient: string, pattern: RegExp): Promise<string> {
  let found = '';
  await expect(() => {
    found = pattern.exec(newestMail(recipient))?.[1] ?? '';
    expect(found).not.toBe('');
  }).toPass({ timeout: 15_000, intervals: [100] });
  return found;
}

/** Returns path and query of the link in the newest mail to an address. */
export async function linkFromMail(recipient: string): Promise<string> {
  const link = await matchInMail(recipient, /(https?:\/\/\S+token_hash=[\w-]+&type=\w+)/);
  const { pathname, search } = new URL(link);
  return pathname + search;
}
