import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { readEnvironmentVariable } from '@/lib/config/env';
import { readOrCreateSupabaseVariablesOfDataFolder } from '@/server/backend-process';
import { readOrCreateBackendKeys } from '@/server/embedded-supabase/keys';
import { ensureDataFolder, requireExistingDatabase } from '@/server/ensure-data-folder';
import { projectDir, resolveDataFolder } from '@/server/project-environment';
import { requireLocalDataDir } from '@/server/request-backup-or-restore';

afterEach(() => vi.unstubAllEnvs());

// A line `DATA_DIR=` in an environment file must not put keys and data beside the code.
test.each([
  ['', '.data'],
  ['elsewhere', 'elsewhere'],
  ['/srv/data', '/srv/data'],
])('DATA_DIR=%s is %s for every program', (given, folder) => {
  vi.stubEnv('DATA_DIR', given);
  vi.stubEnv('SUPABASE_URL', '');
  expect(resolveDataFolder()).toBe(path.resolve(projectDir, folder));
  expect(requireLocalDataDir()).toBe(resolveDataFolder());
  expect(path.resolve(projectDir, readEnvironmentVariable('DATA_DIR'))).toBe(resolveDataFolder());
});

const folder = path.join(mkdtempSync(path.join(tmpdir(), 'δεδομένα ')), 'βάση 1');
afterAll(() => rmSync(path.dirname(folder), { recursive: true }));

test('a folder that cannot be written is named, with the user and what to do', () => {
  expect(ensureDataFolder(folder)).toBeNull();
  expect(existsSync(folder)).toBe(true);
  // Root may write almost anywhere; below /proc, Node.js 20 never returns from creating a folder.
  for (const impossible of ['/sys/site', '/dev/null/site'])
    expect(ensureDataFolder(impossible)).toMatch(
      new RegExp(`^The data folder ${impossible} cannot be written by the user \\S+ \\(E[A-Z]+\\)\\. Set DATA_DIR`),
    );
});

test('a database that was never created to the end is none', () => {
  vi.stubEnv('DATABASE_URL', '');
  expect(() => requireExistingDatabase(folder)).toThrow('No site has stored anything');
  mkdirSync(path.join(folder, 'db'), { recursive: true });
  writeFileSync(path.join(folder, 'db/PG_VERSION'), '17');
  expect(() => requireExistingDatabase(folder)).not.toThrow();
  writeFileSync(path.join(folder, 'db.unfinished'), '');
  expect(() => requireExistingDatabase(folder)).toThrow('No site has stored anything');
  rmSync(path.join(folder, 'db.unfinished'));
  rmSync(path.join(folder, 'db'), { recursive: true });
});

test('keys are made once and never written again, not even when they are damaged', () => {
  const file = path.join(folder, 'keys.json');
  const keys = readOrCreateBackendKeys(folder);
  const text = readFileSync(file, 'utf8');
  expect(readOrCreateBackendKeys(folder)).toEqual(keys);
  expect(readFileSync(file, 'utf8')).toBe(text);
  writeFileSync(file, text.slice(0, 100));
  expect(() => readOrCreateBackendKeys(folder)).toThrow('does not hold valid keys');
  expect(readFileSync(file, 'utf8')).toBe(text.slice(0, 100));
});

test('keys of the environment are used as they are, and no others are made', () => {
  const empty = path.join(path.dirname(folder), 'container');
  mkdirSync(empty);
  const [publishableKey, secretKey, jwtSecret] = ['p', 's', 'j'].map((letter) => letter.repeat(40));
  try {
    vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', publishableKey);
    vi.stubEnv('SUPABASE_SECRET_KEY', secretKey);
    vi.stubEnv('SUPABASE_JWT_SECRET', jwtSecret);
    expect(readOrCreateBackendKeys(empty)).toEqual({ publishableKey, secretKey, jwtSecret });
    expect(readOrCreateSupabaseVariablesOfDataFolder(empty, 'http://127.0.0.1:3001')).toEqual({
      SUPABASE_URL: 'http://127.0.0.1:3001',
      SUPABASE_PUBLISHABLE_KEY: publishableKey,
      SUPABASE_SECRET_KEY: secretKey,
    });
    expect(existsSync(path.join(empty, 'keys.json'))).toBe(false);
    vi.stubEnv('SUPABASE_SECRET_KEY', 'short');
    expect(() => readOrCreateBackendKeys(empty)).toThrow(/SUPABASE_SECRET_KEY/);
  } finally {
    vi.unstubAllEnvs();
  }
});
