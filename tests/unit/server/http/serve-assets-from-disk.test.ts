import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { catalogueDownloadPath, catalogueFileName } from '@/lib/content/catalogue-pdf-path-and-size';
import { fakeNext, requestsToNext, resetFakeNext } from './fake-next';
import { startFixture } from './server-fixture';

const site = await startFixture(fakeNext);
afterAll(() => site.stop());
afterEach(resetFakeNext);

describe('assets', () => {
  test('hashed ones are immutable and precompressed', async () => {
    const script = await site.fetchRaw('/_next/static/chunks/0abc.js', { 'accept-encoding': 'gzip, br' });
    expect(script.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
    expect(brotliDecompressSync(script.body).toString()).toMatch(/^console\.log/);
    const rest = await site.fetchRaw('/_next/static/chunks/0def.rest.css', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(rest.body).toString()).toContain('.rule-39');
    const font = await site.fetchRaw('/fonts/face.01234567.woff2', { 'accept-encoding': 'br' });
    expect(font.headers['cache-control']).toContain('immutable');
    expect(font.headers['content-encoding']).toBeUndefined();
  });

  test('are never sent in an encoding that the client rejects', async () => {
    const coding = async (accepted: string) =>
      (await site.fetchRaw('/_next/static/chunks/0abc.js', { 'accept-encoding': accepted })).headers[
        'content-encoding'
      ];
    expect(await coding('gzip, br;q=0')).toBe('gzip');
    expect(await coding('br;q=0, gzip;q=0, *;q=0.1')).toBeUndefined();
    expect(await coding('gzip;q=0.5, br;q=0.0')).toBe('gzip');
    expect(await coding('*')).toBe('br');
  });

  test('an image is revalidated after an hour and then returns 304', async () => {
    const picture = await site.fetchRaw('/art/dog.svg', { 'accept-encoding': 'gzip' });
    expect(picture.headers['content-encoding']).toBe('gzip');
    expect(picture.headers['cache-control']).toBe('public, max-age=3600, must-revalidate');
    const headers = { 'accept-encoding': 'gzip', 'if-none-match': String(picture.headers.etag) };
    expect((await site.fetchRaw('/art/dog.svg', headers)).status).toBe(304);
  });

  test('ranges: a part for a valid range, the whole for an invalid one', async () => {
    const part = await site.fetchRaw('/og/card.png', { range: 'bytes=0-2' });
    expect([part.status, part.body.toString()]).toEqual([206, 'png']);
    for (const range of ['bytes=-5', 'bytes=5-2', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=0-0'])
      expect((await site.fetchRaw('/og/card.png', { range })).status).toBe(200);
    expect((await site.fetchRaw('/og/card.png', { range: 'bytes=0-3', 'if-range': '"x"' })).status).toBe(200);
  });

  test('ranges are offered, and HEAD, which has none, ignores them', async () => {
    expect((await site.fetchRaw('/og/card.png')).headers['accept-ranges']).toBe('bytes');
    const { status, headers } = await site.fetchRaw('/og/card.png', { range: 'bytes=0-2' }, 'HEAD');
    expect([status, headers['content-length']]).toEqual([200, '11']);
  });

  test('no date says whether a file outside the folder exists', async () => {
    const headers = { 'if-modified-since': new Date(Date.now() + 86_400_000).toUTCString() };
    for (const start of ['/_next', '/api'])
      expect((await site.fetchRaw(`${start}/../${'../'.repeat(12)}etc/passwd`, headers)).status).not.toBe(304);
  });

  test('an unchanged file is not sent again, whatever the client compares, with the headers of a 304', async () => {
    const { etag = '', 'last-modified': date = '' } = (await site.fetchRaw('/og/card.png')).headers;
    const before = new Date(Date.parse(date) - 1000).toUTCString();
    const cases: [Record<string, string>, number][] = [
      [{ 'if-none-match': etag }, 304],
      [{ 'if-none-match': `"x", ${etag}` }, 304],
      [{ 'if-none-match': '*' }, 304],
      [{ 'if-none-match': '"x"' }, 200],
      [{ 'if-modified-since': date }, 304],
      [{ 'if-modified-since': before }, 200],
      [{ 'if-modified-since': 'yesterday' }, 200],
      [{ 'if-none-match': '"x"', 'if-modified-since': date }, 200],
      [{ 'if-modified-since': date, range: 'bytes=0-2' }, 304],
    ];
    for (const method of ['GET', 'HEAD'])
      for (const [sent, status] of cases) {
        const response = await site.fetchRaw('/og/card.png', sent, method);
        expect([sent, response.status]).toEqual([sent, status]);
        expect(response.headers).toMatchObject({ etag, 'cache-control': 'public, max-age=3600, must-revalidate' });
      }
    expect(requestsToNext).toEqual([]);
  });

  test('what is drawn or removed after the start is found or not', async () => {
    writeFileSync(path.join(site.publicDir, 'og/later.png'), 'later');
    expect((await site.fetchRaw('/og/later.png')).body.toString()).toBe('later');
    rmSync(path.join(site.publicDir, 'og/later.png'));
    await site.fetchRaw('/og/later.png');
    expect(requestsToNext).toHaveLength(1);
  });

  test('a catalogue that is still being drawn is waited for', async () => {
    const file = path.join(site.publicDir, catalogueDownloadPath('en'));
    const response = site.fetchRaw(catalogueDownloadPath('en'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(`${file}.part`, 'a document');
    renameSync(`${file}.part`, file);
    expect((await response).body.toString()).toBe('a document');
    expect((await response).headers['content-type']).toBe('application/pdf');
    expect(requestsToNext).toEqual([]);
  });

  test('a catalogue is served in the latest edition whose day has come', async () => {
    const folder = path.join(site.publicDir, 'catalogue');
    mkdirSync(folder, { recursive: true });
    for (const day of [undefined, '2025-12-31', '2026-01-31', '2999-01-01'])
      writeFileSync(path.join(folder, catalogueFileName('fr', day)), day ?? 'first');
    const response = await site.fetchRaw(`${catalogueDownloadPath('fr')}?download`);
    expect(response.body.toString()).toBe('2026-01-31');
    expect(response.headers['content-type']).toBe('application/pdf');
    rmSync(path.join(folder, catalogueFileName('fr', '2026-01-31')));
    rmSync(path.join(folder, catalogueFileName('fr', '2025-12-31')));
    expect((await site.fetchRaw(catalogueDownloadPath('fr'))).body.toString()).toBe('first');
  });

  test('nothing outside the folder is served', async () => {
    await site.fetchRaw('/_next/static/../../pages.json');
    await site.fetchRaw('/art/..%2f..%2fpages.json');
    expect(requestsToNext).toHaveLength(2);
  });
});
