import { linkSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { projectDir } from '@/server/project-environment';

vi.stubEnv('REDIS_URL', '');
afterAll(() => vi.unstubAllEnvs());
const { default: SharedCache } = await import(path.join(projectDir, 'server/next-internals/cache-handler.mjs'));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'page-files-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

// Without memory, so that each page is read from its files, as after a start.
const openCache = () =>
  new SharedCache({ fs: nodeFs, flushToDisk: true, serverDistDir: folder, revalidatedTags: [], maxMemoryCacheSize: 0 });
const write = (html: string) =>
  openCache().set(
    '/shops',
    { kind: 'APP_PAGE', html, rscData: Buffer.from(html), headers: {}, segmentData: new Map() },
    { cacheControl: { revalidate: 300 } },
  );
const read = async () => (await openCache().get('/shops', { kind: 'APP_PAGE' }))?.value.html;
const file = (name: string) => path.join(folder, 'app', name);

test('a regenerated page replaces the files of the former one, which stay whole for who reads them', async () => {
  await write('<p>one</p>');
  linkSync(file('shops.html'), file('former.html'));
  await write('<p>the second</p>');
  expect(await read()).toBe('<p>the second</p>');
  expect(readFileSync(file('former.html'), 'utf8')).toBe('<p>one</p>');
  expect(readdirSync(file('.')).sort()).toEqual(['former.html', 'shops.html', 'shops.meta', 'shops.rsc']);
});

test('a page that cannot be written leaves the former one and no draft', async () => {
  await write('<p>one</p>');
  vi.spyOn((await import('node:fs')).promises, 'rename').mockRejectedValue(new Error('disk full'));
  await expect(write('<p>two</p>')).rejects.toThrow('disk full');
  await vi.waitFor(() => expect(readdirSync(file('.'))).toEqual(['shops.html', 'shops.meta', 'shops.rsc']));
  expect(await read()).toBe('<p>one</p>');
});

test('a page whose file a power failure emptied or cut off counts as missing, which is logged once', async () => {
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await write('<p>one</p>');
  truncateSync(file('shops.html'));
  expect([await read(), await read()]).toEqual([undefined, undefined]);
  const lines = output.mock.calls.map(([text]) => String(text)).filter((text) => text.includes('damaged'));
  output.mockRestore();
  expect(lines).toHaveLength(1);
  await write('<p>one</p>');
  truncateSync(file('shops.meta'), 5);
  expect(await read()).toBeUndefined();
  await write('<p>two</p>');
  expect(await read()).toBe('<p>two</p>');
});
