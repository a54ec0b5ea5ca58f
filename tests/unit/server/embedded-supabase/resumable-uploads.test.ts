import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BackendContext } from '@/server/embedded-supabase/backend-context';
import { resumableUploadRoutes } from '@/server/embedded-supabase/routes/resumable-uploads';
import { StorageError } from '@/server/embedded-supabase/storage/errors';
import { createFileStore } from '@/server/embedded-supabase/storage/file-store';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'resumable-uploads-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const apikey = 'sb_secret_test';
const encode = (text: string) => Buffer.from(text).toString('base64');

/** The routes over a database that keeps the versions of rows; `commit` runs before the row of a file is there. */
function createRoutes() {
  const database = { versions: [] as string[], commit: async () => {}, down: false };
  const connection = {
    withContext: async (
      _: unknown,
      work: (transaction: unknown) => Promise<unknown>,
      options?: { forceRollback: boolean },
    ) => {
      const versions: string[] = [];
      const executeQuery = async ({ sql, parameters }: { sql: string; parameters: unknown[] }) => {
        if (sql.startsWith('insert')) versions.push(String(parameters[3]));
        return { rows: [] };
      };
      const result = await work({ executeQuery });
      if (options?.forceRollback) return result;
      await database.commit();
      database.versions.push(...versions);
      return result;
    },
    normalizeDbError: (error: unknown) => error,
  };
  const query = async (text: string, [value]: unknown[] = []) => {
    if (database.down) throw new Error('the database is down');
    if (text.includes('storage.buckets')) return [{ id: 'b', public: true }];
    return text.includes('version = ') && !database.versions.includes(String(value)) ? [] : [{ id: 'x' }];
  };
  const settings = { dataDir, secretKey: apikey };
  const backend = { database: { connection, query, flush: async () => {} }, settings } as unknown as BackendContext;
  const routes = new Hono()
    .route('/', resumableUploadRoutes(backend, createFileStore(dataDir), 1000))
    .onError((error, c) => (error instanceof StorageError ? error.toResponse() : c.body(null, 500)));
  const request = (method: string, url: string, headers: Record<string, string> = {}, body?: string) =>
    routes.request(url, { method, headers: { apikey, ...headers }, body });
  return { database, request };
}

async function begin(request: ReturnType<typeof createRoutes>['request'], size: number) {
  const begun = await request('POST', '/storage/v1/upload/resumable', {
    'upload-length': String(size),
    'upload-metadata': `bucketName ${encode('b')},objectName ${encode('x.txt')}`,
  });
  expect(begun.status).toBe(201);
  return begun.headers.get('location') ?? '';
}
const whole = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
const filesIn = (folder: string) =>
  readdirSync(path.join(dataDir, folder), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

test('an upload whose row cannot be written is completed when its client asks', async () => {
  const { database, request } = createRoutes();
  const url = await begin(request, 4);
  database.commit = async () => {
    throw new Error('the database is down');
  };
  expect((await request('PATCH', url, whole, 'food')).status).toBe(500);
  expect(filesIn('storage')).toHaveLength(0);
  database.commit = async () => {};
  const head = await request('HEAD', url);
  expect([head.status, head.headers.get('upload-offset')]).toEqual([200, '4']);
  const [file, ...others] = filesIn('storage');
  expect([file?.name, others]).toEqual([database.versions[0], []]);
  expect(readFileSync(path.join(file?.parentPath ?? '', file?.name ?? ''), 'utf8')).toBe('food');
  expect(filesIn('uploads')).toEqual([]);
});

test('a file that could not be removed because the database was gone is the one that is stored later', async () => {
  const { database, request } = createRoutes();
  const url = await begin(request, 4);
  database.commit = async () => {
    database.down = true;
    throw new Error('the connection was lost');
  };
  expect((await request('PATCH', url, whole, 'food')).status).toBe(500);
  expect(filesIn('storage')).toHaveLength(1);
  Object.assign(database, { down: false, commit: async () => {} });
  expect((await request('HEAD', url)).status).toBe(200);
  expect(filesIn('storage').map(({ name }) => name)).toEqual(database.versions);
});

test('an upload whose row is there after all is not stored twice', async () => {
  const { database, request } = createRoutes();
  const url = await begin(request, 4);
  database.commit = async () => {
    database.versions.push(filesIn('storage')[0]?.name ?? '');
    throw new Error('the connection was lost');
  };
  expect((await request('PATCH', url, whole, 'food')).status).toBe(500);
  expect((await request('HEAD', url)).status).toBe(200);
  expect(filesIn('storage').map(({ name }) => name)).toEqual(database.versions);
  expect(filesIn('uploads')).toEqual([]);
});

test('an upload that is still being completed is not reported as complete', async () => {
  const { database, request } = createRoutes();
  const url = await begin(request, 4);
  let commit = () => {};
  const writing = new Promise<void>((started) => {
    database.commit = () =>
      new Promise((resolve) => {
        commit = resolve;
        started();
      });
  });
  const patch = request('PATCH', url, whole, 'food');
  await writing;
  expect((await request('HEAD', url)).status).toBe(423);
  commit();
  expect((await patch).status).toBe(204);
  expect(database.versions).toHaveLength(1);
  expect((await request('HEAD', url)).status).toBe(404);
});
