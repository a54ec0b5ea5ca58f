import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BackendDatabase } from '@/server/embedded-supabase/database';

const state = vi.hoisted(() => ({ folder: '', done: [] as string[], links: true }));
vi.mock('node:fs/promises', async (original) => {
  const fs = await original<typeof import('node:fs/promises')>();
  const note = (what: string, file: string) => state.done.push(`${what} ${path.relative(state.folder, file) || '.'}`);
  const open = async (file: string, flags: string) => {
    const handle = await fs.open(file, flags);
    vi.spyOn(handle, 'sync').mockImplementation(async () => {
      note('sync', file);
    });
    return handle;
  };
  const rename = async (from: string, to: string) => {
    await fs.rename(from, to);
    note('rename to', to);
  };
  const link = (from: string, to: string) =>
    state.links
      ? fs.link(from, to)
      : Promise.reject(Object.assign(new Error('no second names here'), { code: 'EPERM' }));
  return { ...fs, default: fs, open, rename, link };
});
const { saveBackup } = await import('@/server/embedded-supabase/backup/save');
const { createFileStore } = await import('@/server/embedded-supabase/storage/file-store');

beforeEach(() => {
  state.folder = mkdtempSync(path.join(tmpdir(), 'sync-'));
  Object.assign(state, { done: [], links: true });
});
afterEach(() => rmSync(state.folder, { recursive: true }));

test('a stored file and its new folders are on disk before the response', async () => {
  const files = createFileStore(state.folder);
  await files.write('aa1', Buffer.from('one'));
  const placed = (version: string) => [
    `sync storage/aa/${version}.part`,
    `rename to storage/aa/${version}`,
    'sync storage/aa',
  ];
  expect(state.done).toEqual([...placed('aa1'), 'sync storage', 'sync .']);
  state.done = [];
  await files.write('aa2', Buffer.from('two'));
  expect(state.done).toEqual(placed('aa2'));
});

test.each([true, false])('a copy is on disk, with hard links supported: %s', async (links) => {
  state.links = links;
  const files = createFileStore(state.folder);
  await files.write('aa1', Buffer.from('one'));
  state.done = [];
  await files.copy('aa1', 'aa2');
  expect(state.done).toEqual(['sync storage/aa/aa2.part', 'rename to storage/aa/aa2', 'sync storage/aa']);
  expect(readFileSync(path.join(state.folder, 'storage/aa/aa2'), 'utf8')).toBe('one');
});

test('an archive and its folder entry are on disk', async () => {
  const transaction = { query: async () => [] };
  const database = {
    transaction: (work: (each: typeof transaction) => unknown) => work(transaction),
  } as unknown as BackendDatabase;
  mkdirSync(path.join(state.folder, 'data'));
  await saveBackup(database, path.join(state.folder, 'data'), path.join(state.folder, 'archives/a.tar.gz'));
  const done = state.done.map((step) => step.replace(/unfinished-backup-\w+\./, ''));
  expect(done).toEqual(['sync archives/a.tar.gz.part', 'rename to archives/a.tar.gz', 'sync archives']);
});
