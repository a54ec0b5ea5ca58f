import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readOrCreateActionsEncryptionKey } from '@/server/build/actions-encryption-key';
import { replaceDataWithBackup, unpackBackup } from '@/server/embedded-supabase/backup/restore';
import { saveBackup } from '@/server/embedded-supabase/backup/save';
import type { BackendDatabase } from '@/server/embedded-supabase/database';

let folder: string;
const sub = (name: string) => path.join(folder, name);
const keyOf = (place: string) => path.join(sub(place), 'actions-key');
const archive = () => sub('site.tar.gz');

/** A database without tables, whose transactions can fail. */
function emptyDatabase(transaction = async (work: (each: object) => unknown) => work({ query: async () => [] })) {
  return { transaction, flush: async () => {} } as unknown as BackendDatabase;
}

async function restoreInto(place: string, database = emptyDatabase()) {
  const unpacked = await unpackBackup(archive(), sub(place));
  await replaceDataWithBackup(database, sub(place), unpacked).finally(unpacked.remove);
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'backup-keys-'));
  vi.stubEnv('NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', '');
  mkdirSync(sub('source'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('the key of the forms is in a backup, and after a restore in the new place, for its owner alone', async () => {
  const key = readOrCreateActionsEncryptionKey(sub('source'));
  const { files } = await saveBackup(emptyDatabase(), sub('source'), archive());
  expect(files.map((file) => file.path)).toEqual(['actions-key']);
  // A build made before the restore has left another one.
  expect(readOrCreateActionsEncryptionKey(sub('copy'))).not.toBe(key);
  await restoreInto('copy');
  expect(readOrCreateActionsEncryptionKey(sub('copy'))).toBe(key);
  expect(statSync(keyOf('copy')).mode & 0o777).toBe(0o600);
});

test('a restore that fails leaves the key of the forms as it was', async () => {
  readOrCreateActionsEncryptionKey(sub('source'));
  await saveBackup(emptyDatabase(), sub('source'), archive());
  const own = readOrCreateActionsEncryptionKey(sub('copy'));
  const failing = emptyDatabase(() => Promise.reject(new Error('disk full')));
  await expect(restoreInto('copy', failing)).rejects.toThrow('disk full');
  expect(readFileSync(keyOf('copy'), 'utf8')).toBe(own);
});

test('a site with its key in the environment has a backup without one, which changes none', async () => {
  vi.stubEnv('NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', 'given');
  expect(readOrCreateActionsEncryptionKey(sub('source'))).toBe('given');
  expect((await saveBackup(emptyDatabase(), sub('source'), archive())).files).toEqual([]);
  await restoreInto('copy');
  expect(existsSync(keyOf('copy'))).toBe(false);
  vi.stubEnv('NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', '');
  const own = readOrCreateActionsEncryptionKey(sub('copy'));
  await restoreInto('copy');
  expect(readOrCreateActionsEncryptionKey(sub('copy'))).toBe(own);
});
