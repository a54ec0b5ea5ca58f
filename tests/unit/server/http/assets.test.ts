import { rmSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { assetsFolder } from '@/server/http/page-store';
import { forget, next, seen } from './fake-next';
import { startFixture } from './fixture';

const site = await startFixture(next);
afterAll(() => site.stop());
afterEach(forget);

describe('assets', () => {
  test('hashed ones are immutable and precompressed', async () => {
    const script = await site.ask('/_next/static/chunks/0abc.js', { 'accept-encoding': 'gzip, br' });
    expect(script.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
    expect(brotliDecompressSync(script.body).toString()).toMatch(/^console\.log/);
    const font = await site.ask('/fonts/face.01234567.woff2', { 'accept-encoding': 'br' });
    expect(font.headers['cache-control']).toContain('immutable');
    expect(font.headers['content-encoding']).toBeUndefined();
  });

  test('are never sent in an encoding that the client rejects', async () => {
    const coding = async (accepted: string) =>
      (await site.ask('/_next/static/chunks/0abc.js', { 'accept-encoding': accepted })).headers['content-encoding'];
    expect(await coding('gzip, br;q=0')).toBe('gzip');
    expect(await coding('br;q=0, gzip;q=0, *;q=0.1')).toBeUndefined();
    expect(await coding('gzip;q=0.5, br;q=0.0')).toBe('gzip');
    expect(await coding('*')).toBe('br');
  });

  test('an image is revalidated after an hour and then returns 304', async () => {
    const picture = await site.ask('/art/dog.svg', { 'accept-encoding': 'gzip' });
    expect(picture.headers['content-encoding']).toBe('gzip');
    expect(picture.headers['cache-control']).toBe('public, max-age=3600, must-revalidate');
    const headers = { 'accept-encoding': 'gzip', 'if-none-match': String(picture.headers.etag) };
    expect((await site.ask('/art/dog.svg', headers)).status).toBe(304);
  });

  test('ranges: a part for a valid range, the whole file otherwise', async () => {
    const part = await site.ask('/art/dog.svg', { range: 'bytes=0-3' });
    expect([part.status, part.body.toString()]).toEqual([206, '<svg']);
    for (const range of ['bytes=-5', 'bytes=5-2', 'bytes=0-1,3-4', 'lines=1-2'])
      expect((await site.ask('/art/dog.svg', { range })).status).toBe(200);
    expect((await site.ask('/art/dog.svg', { range: 'bytes=0-3', 'if-range': '"x"' })).status).toBe(200);
  });

  test('a file deleted since the start aborts the response, and the others stay available', async () => {
    rmSync(path.join(assetsFolder(site.distDir), 'favicon.ico'));
    await expect(site.ask('/favicon.ico')).rejects.toThrow('socket hang up');
    expect((await site.ask('/fonts/face.01234567.woff2')).status).toBe(200);
  });

  test('nothing outside the folder is served', async () => {
    await site.ask('/_next/static/../../pages.json');
    await site.ask('/art/..%2f..%2fpages.json');
    expect(seen).toHaveLength(2);
  });
});
