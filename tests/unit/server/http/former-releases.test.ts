import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { saveReleaseFilesForOpenTabs } from '@/server/http/former-releases';
import { fakeNext, requestsToNext, resetFakeNext } from './fake-next';
import { startFixture } from './server-fixture';

const former = `60${'a'.repeat(40)}`;
const present = `60${'b'.repeat(40)}`;
const unknown = `60${'c'.repeat(40)}`;

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};

/** Turns the fixture's build into another release. */
function release(distDir: string, name: string, id: string) {
  write(path.join(distDir, 'BUILD_ID'), name);
  write(path.join(distDir, `static/chunks/${name}.js`), `release("${name}")`);
  const node = {
    [id]: { exportedName: 'subscribeToNewsletter', filename: 'lib/newsletter/subscribe-action.ts', workers: {} },
  };
  write(path.join(distDir, 'server/server-reference-manifest.json'), JSON.stringify({ node, edge: {} }));
}

const prepared: { distDir?: string; folder?: string } = {};
const site = await startFixture(fakeNext, false, 0, async ({ distDir, releases }) => {
  Object.assign(prepared, { distDir, folder: releases });
  release(distDir, 'first', former);
  await saveReleaseFilesForOpenTabs(distDir, releases);
  release(distDir, 'second', present);
});
afterAll(() => site.stop());
afterEach(resetFakeNext);

const type = 'multipart/form-data; boundary=xx';
const parts = (fields: Record<string, string>) =>
  `${Object.entries(fields)
    .map(([name, value]) => `--xx\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')}--xx--\r\n`;
const posted = (id: string, more = {}) =>
  parts({
    $ACTION_REF_1: '',
    '$ACTION_1:0': `{"id":"${id}","bound":"$@1"}`,
    '$ACTION_1:1': '[null]',
    note: 'Ωμή',
    ...more,
  });
const post = (body: string, headers = {}) =>
  site.fetchRaw(
    '/en',
    { 'content-type': type, 'content-length': String(Buffer.byteLength(body)), ...headers },
    'POST',
    body,
  );

test('a chunk of a former release is served, and one that never was goes to Next.js', async () => {
  const chunk = await site.fetchRaw('/_next/static/chunks/first.js');
  expect(chunk.status).toBe(200);
  expect(chunk.body.toString()).toBe('release("first")');
  expect(chunk.headers['cache-control']).toContain('immutable');
  expect(chunk.headers['content-type']).toContain('javascript');
  await site.fetchRaw('/_next/static/chunks/never.js');
  await site.fetchRaw('/_next/static/..%2factions.json');
  expect(requestsToNext.map(({ url }) => url)).toEqual([
    '/_next/static/chunks/never.js',
    '/_next/static/..%2factions.json',
  ]);
});

test('a form of a former release calls the present action, with its text unchanged', async () => {
  await post(posted(former));
  await post(parts({ 0: '[null,"$K1"]' }), { 'next-action': former });
  expect(requestsToNext[0]?.body).toBe(posted(present));
  expect(requestsToNext[1]?.headers['next-action']).toBe(present);
});

test('a form with an unknown action id finds its action by name', async () => {
  await post(posted(unknown, { $form: 'subscribeToNewsletter' }));
  await post(posted(unknown, { $form: 'constructor' }));
  await post(posted(present, { $form: 'other' }));
  expect(requestsToNext.map(({ body }) => body)).toEqual([
    posted(present, { $form: 'subscribeToNewsletter' }),
    posted(unknown, { $form: 'constructor' }),
    posted(present, { $form: 'other' }),
  ]);
});

test('a record of a former release that a power failure damaged is ignored, and forms still arrive', async () => {
  const { folder = '' } = prepared;
  for (const damaged of ['', '{"6', '[]']) {
    write(path.join(folder, 'damaged/actions.json'), damaged);
    await post(posted(unknown, { $form: 'subscribeToNewsletter' }));
  }
  mkdirSync(path.join(folder, 'emptied'));
  const { status } = await post(posted(former));
  rmSync(path.join(folder, 'damaged'), { recursive: true });
  rmSync(path.join(folder, 'emptied'), { recursive: true });
  expect(status).toBe(200);
  expect(requestsToNext.map(({ body }) => body)).toEqual([
    ...Array(3).fill(posted(present, { $form: 'subscribeToNewsletter' })),
    posted(present),
  ]);
});

test('the present release and three before it stay', async () => {
  const { distDir = '', folder = '' } = prepared;
  for (const [index, name] of ['third', 'fourth', 'fifth', 'sixth'].entries()) {
    release(distDir, name, present);
    await saveReleaseFilesForOpenTabs(distDir, folder, new Date(Date.now() + (index + 1) * 1000));
  }
  expect(readdirSync(folder).sort()).toEqual(['fifth', 'fourth', 'sixth', 'third']);
  // A rollback makes an old release the newest.
  release(distDir, 'third', present);
  await saveReleaseFilesForOpenTabs(distDir, folder, new Date(Date.now() + 9000));
  release(distDir, 'seventh', present);
  await saveReleaseFilesForOpenTabs(distDir, folder, new Date(Date.now() + 10_000));
  expect(readdirSync(folder).sort()).toEqual(['fifth', 'seventh', 'sixth', 'third']);
  expect(JSON.parse(readFileSync(path.join(folder, 'seventh/actions.json'), 'utf8'))).toEqual({
    [present]: 'subscribeToNewsletter',
  });
  expect(existsSync(path.join(folder, 'seventh/static/chunks/0abc.js'))).toBe(true);
});
