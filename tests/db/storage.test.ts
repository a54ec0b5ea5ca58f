import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { backend, callers, service } from './context';
import { createStaff, signInClient } from './staff';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const folder = `test-${randomUUID()}`;
const site = (caller: keyof typeof callers = 'editor') => callers[caller].storage.from('site-files');
const staff = (caller: keyof typeof callers = 'editor') => callers[caller].storage.from('staff-files');
const options = { contentType: 'image/png' };

/** Uploads a file under a new name and returns the name. */
async function uploaded(name = `${randomUUID()}.png`, bucket = site()) {
  const { data, error } = await bucket.upload(`${folder}/${name}`, png, options);
  if (error) throw error;
  return data.path;
}

const bytes = async (blob: Blob | null) => (blob ? Buffer.from(await blob.arrayBuffer()) : null);

afterAll(async () => {
  for (const bucket of ['site-files', 'staff-files']) {
    const { data } = await service.storage.from(bucket).list(folder, { limit: 1000 });
    if (data?.length) await service.storage.from(bucket).remove(data.map(({ name }) => `${folder}/${name}`));
  }
});

describe('files', () => {
  test('are downloaded as uploaded, as bytes or as a blob', async () => {
    const raw = await uploaded();
    const name = `${folder}/${randomUUID()}.png`;
    const blob = await site().upload(name, new Blob([png], { type: 'image/png' }), { cacheControl: '60' });
    expect(blob.error).toBeNull();
    expect(blob.data).toMatchObject({
      path: name,
      fullPath: `site-files/${name}`,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    for (const file of [raw, name]) {
      const { data, error } = await site().download(file);
      expect(error).toBeNull();
      expect(data?.type).toBe('image/png');
      expect(await bytes(data)).toEqual(png);
    }
    const info = await site().info(name);
    expect(info.data).toMatchObject({ size: png.length, contentType: 'image/png', cacheControl: 'max-age=60' });
  });

  test('are not overwritten without upsert', async () => {
    const file = await uploaded();
    const again = await site().upload(file, png, options);
    expect(again.error).toMatchObject({ statusCode: '409' });
    const other = Buffer.concat([png, Buffer.from('x')]);
    expect((await site().upload(file, other, { ...options, upsert: true })).error).toBeNull();
    expect(await bytes((await site().download(file)).data)).toEqual(other);
    expect((await site().update(file, png, options)).error).toBeNull();
    expect(await bytes((await site().download(file)).data)).toEqual(png);
    const missing = await site().update(`${folder}/none.png`, png, options);
    expect(missing.error?.message).toContain('not found');
  });

  test.each(['../x.png', 'a/../../x.png', 'μαίρα.png', 'a\u0000.png'])('the name %j is rejected', async (name) => {
    expect((await site().upload(name, png, options)).error).toBeTruthy();
  });

  test('are limited in size and type by the bucket', async () => {
    const big = await site().upload(`${folder}/big.png`, Buffer.alloc(10 * 1024 * 1024 + 1), options);
    expect(big.error).toMatchObject({ statusCode: '413' });
    const script = await site().upload(`${folder}/x.html`, '<script>', { contentType: 'text/html' });
    expect(script.error).toMatchObject({ statusCode: '415' });
    expect(
      (
        await site()
          .exists(`${folder}/big.png`)
          .catch((error) => ({ data: error }))
      ).data,
    ).toBe(false);
    const private20 = await staff().upload(`${folder}/20mb.pdf`, Buffer.alloc(20 * 1024 * 1024), {
      contentType: 'application/pdf',
    });
    expect(private20.error).toBeNull();
  });

  test('are listed by name, a hundred by default, with folders separate', async () => {
    const inner = `${folder}-list`;
    const names = Array.from({ length: 105 }, (_, index) => `${String(index).padStart(3, '0')}.png`);
    for (const name of names.toReversed())
      await service.storage.from('site-files').upload(`${inner}/${name}`, png, options);
    await service.storage.from('site-files').upload(`${inner}/deep/er.png`, png, options);
    const { data } = await site().list(inner);
    expect(data?.map(({ name }) => name)).toEqual(names.slice(0, 100));
    const rest = await site().list(inner, { limit: 10, offset: 100 });
    expect(rest.data?.map(({ name, id }) => [name, id === null])).toEqual([
      ...names.slice(100).map((name) => [name, false]),
      ['deep', true],
    ]);
    const last = await site().list(inner, { limit: 2, sortBy: { column: 'name', order: 'desc' } });
    expect(last.data?.map(({ name }) => name)).toEqual(['deep', '104.png']);
    const searched = await site().list(inner, { search: '04' });
    expect(searched.data?.map(({ name }) => name)).toEqual([
      '040.png',
      '041.png',
      '042.png',
      '043.png',
      '044.png',
      '045.png',
      '046.png',
      '047.png',
      '048.png',
      '049.png',
    ]);
    expect(rest.data?.[0]?.metadata).toMatchObject({ mimetype: 'image/png', size: png.length });
    const removed = await service.storage
      .from('site-files')
      .remove([...names.map((name) => `${inner}/${name}`), `${inner}/deep/er.png`]);
    expect(removed.data).toHaveLength(106);
  }, 60_000);

  test('are moved, copied and removed', async () => {
    const from = await uploaded();
    const to = `${folder}/moved-${randomUUID()}.png`;
    expect((await site().move(from, to)).error).toBeNull();
    expect((await site().download(from)).error).toBeTruthy();
    const copied = await site().copy(to, `${to}.png`);
    expect(copied.data?.path).toBe(`site-files/${to}.png`);
    expect((await site().move(to, `${to}.png`)).error).toMatchObject({ statusCode: '409' });
    const across = await site().copy(to, to, { destinationBucket: 'staff-files' });
    expect(across.error).toBeNull();
    const removed = await site().remove([to, `${folder}/none.png`]);
    expect(removed.data?.map(({ name }) => name)).toEqual([to]);
    expect((await site().download(to)).error).toBeTruthy();
    for (const left of [await site().download(`${to}.png`), await staff().download(to)])
      expect(await bytes(left.data)).toEqual(png);
  });
});

describe('file links', () => {
  test('a signed link opens one private file until it expires, without a session', async () => {
    const file = await uploaded(undefined, staff());
    const other = await uploaded(undefined, staff());
    const { data } = await staff().createSignedUrl(file, 60, { download: 'prices.png' });
    const response = await fetch(data?.signedUrl ?? '');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toContain('attachment; filename="prices.png"');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(png);
    expect((await fetch((data?.signedUrl ?? '').replace(file, other))).status).toBe(400);
    expect((await fetch((data?.signedUrl ?? '').replace(/token=./, 'token=x'))).status).toBe(400);
    const session = await fetch(
      `${backend.url}/storage/v1/object/sign/staff-files/${file}?token=${backend.accounts.editor.token}`,
    );
    expect(session.status).toBe(400);
    const short = await staff().createSignedUrl(file, 1);
    await expect.poll(async () => (await fetch(short.data?.signedUrl ?? '')).status, { timeout: 10_000 }).toBe(400);
    const many = await staff().createSignedUrls([file, `${folder}/none.png`], 60);
    expect(many.data?.map(({ error }) => error === null)).toEqual([true, false]);
    expect((await fetch(many.data?.[0]?.signedUrl ?? '')).status).toBe(200);
  });

  test('the public bucket is readable by everyone, the private one by nobody', async () => {
    const shown = await uploaded();
    const hidden = await uploaded(undefined, staff());
    const open = await fetch(site('anon').getPublicUrl(shown).data.publicUrl);
    expect([open.status, open.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect((await fetch(staff('anon').getPublicUrl(hidden).data.publicUrl)).ok).toBe(false);
    const tag = open.headers.get('etag') ?? '';
    const url = site('anon').getPublicUrl(shown).data.publicUrl;
    if (!backend.hosted) expect((await fetch(url, { headers: { 'if-none-match': tag } })).status).toBe(304);
  });
});

describe('file permissions', () => {
  const calls = {
    upload: async (caller: keyof typeof callers) => site(caller).upload(`${folder}/${randomUUID()}.png`, png, options),
    download: async (caller: keyof typeof callers) =>
      staff(caller).download(await uploaded(undefined, staff('service'))),
    sign: async (caller: keyof typeof callers) =>
      staff(caller).createSignedUrl(await uploaded(undefined, staff('service')), 60),
    move: async (caller: keyof typeof callers) => {
      const from = await uploaded(undefined, site('service'));
      return site(caller).move(from, `${from}.moved.png`);
    },
    copy: async (caller: keyof typeof callers) => {
      const from = await uploaded(undefined, site('service'));
      return site(caller).copy(from, `${from}.copy.png`);
    },
  };

  test.each(Object.entries(calls))('%s is allowed for administrators and editors', async (_, call) => {
    const allowed: Record<string, boolean> = {};
    for (const caller of Object.keys(callers) as (keyof typeof callers)[])
      allowed[caller] = (await call(caller)).error === null;
    expect(allowed).toEqual({ anon: false, member: false, editor: true, sales: false, admin: true, service: true });
  });

  test('remove and list find nothing for everyone else', async () => {
    const file = await uploaded(undefined, site('service'));
    for (const caller of ['anon', 'member', 'sales'] as const) {
      expect((await site(caller).remove([file])).data).toEqual([]);
      expect((await site(caller).list(folder)).data).toEqual([]);
    }
    expect((await site('editor').list(folder)).data?.length).toBeGreaterThan(0);
    expect((await site('editor').remove([file])).data).toHaveLength(1);
  });

  test('an ended session opens nothing, nor does a wrong key', async () => {
    const editor = await signInClient(await createStaff('editor'));
    const { data } = await editor.auth.getSession();
    const headers = { authorization: `Bearer ${data.session?.access_token}`, apikey: backend.publishableKey };
    const file = await uploaded(undefined, staff());
    const url = `${backend.url}/storage/v1/object/authenticated/staff-files/${file}`;
    expect((await fetch(url, { headers })).status).toBe(200);
    await editor.auth.signOut();
    expect((await fetch(url, { headers })).ok).toBe(false);
    expect((await fetch(url, { headers: { apikey: 'wrong', authorization: 'Bearer wrong' } })).ok).toBe(false);
  });

  test.skipIf(backend.hosted)('a rejected upload leaves nothing on disk, nor does a removed file', async () => {
    const root = path.join(backend.dataDir, 'storage');
    const count = () =>
      existsSync(root)
        ? readdirSync(root, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).length
        : 0;
    const before = count();
    await site('sales').upload(`${folder}/${randomUUID()}.png`, png, options);
    expect(count()).toBe(before);
    const file = await uploaded();
    expect(count()).toBe(before + 1);
    await site().remove([file]);
    expect(count()).toBe(before);
  });
});
