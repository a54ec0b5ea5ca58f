import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BackendContext } from '@/server/embedded-supabase/backend-context';
import { createTrustedQueryRunner } from '@/server/embedded-supabase/storage/caller-query-runners';
import { createFileStore } from '@/server/embedded-supabase/storage/file-store';
import { buildObjectResponse } from '@/server/embedded-supabase/storage/object-response';
import type { StoredObject } from '@/server/embedded-supabase/storage/objects';
import { putObjectAndRespond } from '@/server/embedded-supabase/storage/upload';

let dataDir: string;
let files: ReturnType<typeof createFileStore>;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'stored-files-'));
  files = createFileStore(dataDir);
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const object = (version: string, size: number): StoredObject => ({
  ...{ id: version, name: 'x.txt', bucket_id: 'b', version, user_metadata: null },
  ...{ updated_at: '2026-11-29T00:00:00Z', created_at: '2026-11-29T00:00:00Z' },
  metadata: { mimetype: 'text/plain', size, cacheControl: 'max-age=1', eTag: `"${version}"` },
});
const request = new Request('http://localhost/storage/v1/object/public/b/x.txt');

test('an object that is replaced between the reading of its row and of its file is sent as it is now', async () => {
  await files.write('second', Buffer.from('new'));
  const find = vi.fn().mockResolvedValueOnce(object('first', 4)).mockResolvedValue(object('second', 3));
  const response = await buildObjectResponse(files, find, request, 'public');
  expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([200, '"second"', 'new']);
});

test('an object whose file is gone is an error before any header is sent', async () => {
  const lost = buildObjectResponse(files, async () => object('first', 4), request, 'public');
  await expect(lost).rejects.toMatchObject({ code: 'ENOENT' });
});

test('a response that has begun is whole although the version is removed', async () => {
  await files.write('first', Buffer.alloc(300_000, 'x'));
  const response = await buildObjectResponse(files, async () => object('first', 300_000), request, 'public');
  await files.remove(['first']);
  expect(await response.text()).toHaveLength(300_000);
});

/** A back end whose database takes every row, with these failures. */
function backendWith(failing: { flush?: Error; commit?: Error }, stored: boolean): BackendContext {
  let transactions = 0;
  const connection = {
    withContext: async (_: unknown, work: (transaction: unknown) => Promise<unknown>) => {
      const result = await work({ executeQuery: async () => ({ rows: [] }) });
      transactions += 1;
      // The first transaction is the check before the file is written.
      if (transactions > 1 && failing.commit) throw failing.commit;
      return result;
    },
    normalizeDbError: (error: unknown) => error,
  };
  const query = async (text: string) => {
    if (text.includes('storage.buckets')) return [{ id: 'b', public: true }];
    return stored ? [{ id: 'x' }] : [];
  };
  const flush = async () => {
    if (failing.flush) throw failing.flush;
  };
  return { database: { connection, query, flush } } as unknown as BackendContext;
}

const put = (backend: BackendContext) =>
  putObjectAndRespond(
    ...([backend, files, createTrustedQueryRunner(backend, null), 'b', 'x.txt'] as const),
    {
      ...{ size: 1, type: 'text/plain', cacheControl: 'max-age=1', userMetadata: null },
      write: (store, version) => store.write(version, Buffer.from('x')),
    },
    'insert',
  );
const filesLeft = () =>
  readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;

test('what fails after the commit leaves the file of the row', async () => {
  await expect(put(backendWith({ flush: new Error('disk') }, true))).rejects.toThrow('disk');
  expect(filesLeft()).toBe(1);
});

test('a commit that fails removes the file, unless its row is there after all', async () => {
  await expect(put(backendWith({ commit: new Error('rejected') }, false))).rejects.toThrow('rejected');
  expect(filesLeft()).toBe(0);
  await expect(put(backendWith({ commit: new Error('lost') }, true))).rejects.toThrow('lost');
  expect(filesLeft()).toBe(1);
});
