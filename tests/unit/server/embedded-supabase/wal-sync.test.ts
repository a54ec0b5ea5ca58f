import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const synced = vi.hoisted(() => [] as string[]);
vi.mock('node:fs/promises', async (original) => {
  const fs = await original<typeof import('node:fs/promises')>();
  const open = async (file: string, flags: string) => {
    const handle = await fs.open(file, flags);
    vi.spyOn(handle, 'datasync').mockImplementation(async () => {
      synced.push(file);
    });
    return handle;
  };
  return { ...fs, default: fs, open };
});
const { syncDatabaseToDisk, createWalSync } = await import('@/server/embedded-supabase/wal-sync');

const hour = 3_600_000;
const segment = '000000010000000000000001';
let folder: string;
let clock: number;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'wal-'));
  mkdirSync(path.join(folder, 'pg_wal'));
  clock = Date.now();
  synced.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes like the database, with the current time of the clock. */
function write() {
  const file = path.join(folder, 'pg_wal', segment);
  writeFileSync(file, 'log');
  utimesSync(file, clock / 1000, clock / 1000);
}

test('only data written since the last sync is synced', async () => {
  const flush = createWalSync(folder, () => clock);
  write();
  clock += 10_000;
  await flush();
  expect(synced).toHaveLength(1);
  clock += 10_000;
  await flush();
  expect(synced).toHaveLength(1);
  write();
  await flush();
  expect(synced).toHaveLength(2);
});

test('setting the clock back leaves no write unsynced', async () => {
  const flush = createWalSync(folder, () => clock);
  write();
  await flush();
  clock -= hour;
  write();
  await flush();
  expect(synced).toHaveLength(2);
});

test('the whole database is synced, file by file', async () => {
  for (const file of ['PG_VERSION', 'base/1/1259', 'global/pg_control']) {
    mkdirSync(path.dirname(path.join(folder, 'db', file)), { recursive: true });
    writeFileSync(path.join(folder, 'db', file), 'page');
  }
  await syncDatabaseToDisk(folder);
  expect(synced).toHaveLength(3);
  await expect(syncDatabaseToDisk(path.join(folder, 'nowhere'))).rejects.toThrow('ENOENT');
});
