import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backend, callers, service } from './context';

const id = `test-${randomUUID()}`;
const bucket = service.storage.from(id);
beforeAll(async () => {
  const { error } = await service.storage.createBucket(id, { public: true });
  if (error) throw error;
});
afterAll(async () => {
  await service.storage.emptyBucket(id);
  await service.storage.deleteBucket(id);
});

const headers = { apikey: backend.secretKey, 'content-type': 'application/json' };
const send = async (method: string, url: string, body?: unknown) => {
  const given = body === undefined ? undefined : JSON.stringify(body);
  const response = await fetch(`${backend.url}/storage/v1${url}`, { method, headers, body: given });
  return { status: response.status, ...((await response.json().catch(() => ({}))) as { code?: string }) };
};

describe('what no client sends', () => {
  const malformed = ['%', '%zz.txt', 'a%E0%A4%A.txt', '%c0%ae%c0%ae/x.txt', 'a%00.txt'];
  test.each(malformed)('the name %j is rejected on each path', async (name) => {
    for (const kind of ['', '/public', '/authenticated', '/sign', '/info'])
      expect(await send('GET', `/object${kind}/${id}/${name}`), kind).toMatchObject({
        status: 400,
        code: 'InvalidKey',
      });
    for (const [method, url] of [
      ['POST', `/object/${id}/${name}`],
      ['PUT', `/object/${id}/${name}`],
      ['POST', `/object/sign/${id}/${name}`],
      ['POST', `/object/upload/sign/${id}/${name}`],
      ['PUT', `/object/upload/sign/${id}/${name}`],
      ['DELETE', `/bucket/${name}`],
    ] as const)
      expect(await send(method, url, { expiresIn: 60 }), `${method} ${url}`).toMatchObject({
        status: 400,
        code: 'InvalidKey',
      });
  });

  test('characters that the database does not store are rejected in each body', async () => {
    for (const [method, url, body] of [
      ['DELETE', `/object/${id}`, { prefixes: ['a\0b'] }],
      ['POST', `/object/list/${id}`, { prefix: 'a\0b' }],
      ['POST', `/object/list/${id}`, { search: '\0' }],
      ['POST', `/object/list-v2/${id}`, { prefix: '\0' }],
      ['POST', '/object/move', { bucketId: id, sourceKey: '\0', destinationKey: 'x' }],
      ['POST', '/object/copy', { bucketId: '\0', sourceKey: 'x', destinationKey: 'x' }],
      ['POST', '/object/copy', { bucketId: id, sourceKey: 'x', destinationKey: 'x', destinationBucket: '\0' }],
    ] as const) {
      const { status } = await send(method, url, body);
      expect([400, 404], `${method} ${url} ${JSON.stringify(body)}`).toContain(status);
    }
    for (const metadata of [{ note: 'a\0b' }, { note: '\ud800' }])
      expect((await bucket.upload('noted.txt', 'x', { metadata })).error).toMatchObject({ statusCode: '400' });
  });

  test('a copy keeps no header that could not be sent', async () => {
    await bucket.upload('plain.txt', 'x', { contentType: 'text/plain' });
    const copy = (metadata: object) =>
      send('POST', '/object/copy', {
        ...{ bucketId: id, sourceKey: 'plain.txt', destinationKey: `${randomUUID()}.txt` },
        ...{ copyMetadata: false, metadata },
      });
    expect((await copy({ mimetype: 'text/html\r\nx-injected: 1' })).status).toBe(400);
    expect((await copy({ cacheControl: 'max-age=1\n' })).status).toBe(400);
    expect((await copy({ mimetype: 'text/csv; charset=utf-8', cacheControl: 'max-age=1' })).status).toBe(200);
  });

  test('a form of a compressed file is rejected, as is such a body', async () => {
    const file = new Blob(['x'], { type: 'text/plain' });
    const { error } = await bucket.upload('packed.txt', file, { contentEncoding: 'gzip' } as object);
    expect(error).toMatchObject({ statusCode: '400' });
  });
});

describe('at once', () => {
  test('several uploads of one new name that may replace it all succeed, and one file stays', async () => {
    const root = path.join(backend.dataDir, 'storage');
    const count = () =>
      backend.hosted || !existsSync(root)
        ? 0
        : readdirSync(root, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).length;
    const before = count();
    for (let round = 0; round < 3; round += 1) {
      const name = `upsert-${randomUUID()}.txt`;
      const uploads = Array.from({ length: 8 }, (_, index) => bucket.upload(name, `${index}`, { upsert: true }));
      expect((await Promise.all(uploads)).map(({ error }) => error)).toEqual(Array(8).fill(null));
      expect(count()).toBe(before + (backend.hosted ? 0 : 1));
      expect((await bucket.download(name)).error).toBeNull();
      await bucket.remove([name]);
    }
  });

  test('a file arrives whole while it is being replaced', async () => {
    const name = `${randomUUID()}.txt`;
    await bucket.upload(name, 'first');
    const { publicUrl } = bucket.getPublicUrl(name).data;
    let done = false;
    const replacing = (async () => {
      for (let round = 0; round < 20; round += 1) await bucket.upload(name, 'other', { upsert: true });
      done = true;
    })();
    while (!done) {
      const response = await fetch(publicUrl);
      expect(response.status).toBe(200);
      expect(['first', 'other']).toContain(await response.text());
    }
    await replacing;
  });
});

test.skipIf(backend.hosted)('an object whose file is gone is an error, not half a response', async () => {
  const root = path.join(backend.dataDir, 'storage');
  const files = () => readdirSync(root, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const before = new Set(files().map(({ name }) => name));
  await bucket.upload('lost.txt', 'x');
  const added = files().find(({ name }) => !before.has(name));
  await rm(path.join(added?.parentPath ?? '', added?.name ?? ''));
  expect((await fetch(bucket.getPublicUrl('lost.txt').data.publicUrl)).status).toBe(500);
  await bucket.remove(['lost.txt']);
});

test('signed links of several files name the missing ones', async () => {
  await bucket.upload('there.txt', 'x');
  const { data } = await bucket.createSignedUrls(['there.txt', 'none.txt', '../there.txt', 'a\0b', '\0'], 60);
  expect(data?.map(({ error }) => error === null)).toEqual([true, false, false, false, false]);
  expect((await callers.anon.storage.from(id).createSignedUrls(['there.txt'], 60)).data?.[0]?.error).not.toBeNull();
});
