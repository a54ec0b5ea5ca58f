import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { serialize } from 'node:v8';
import { createClient } from '@redis/client';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { requireFreePort } from '@/server/require-free-port';

let folder: string;
let port: number;
let redis: ChildProcess | undefined;
const children: ChildProcess[] = [];

function startRedis() {
  // The data of this server survive when it is killed.
  const persistence = ['--dir', folder, '--save', '', '--appendonly', 'yes', '--appendfsync', 'always'];
  redis = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', ...persistence], { stdio: 'ignore' });
}

/** A process with its own cache; output lines that are no responses are its log. */
function instance(env: Record<string, string> = { REDIS_URL: `redis://127.0.0.1:${port}` }) {
  const dist = path.join(folder, 'server');
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'cache-instance.mjs'), dist], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  const logged: string[] = [];
  const waiting: ((result: unknown) => void)[] = [];
  const lines: Interface = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  lines.on('line', (line) => {
    const json = JSON.parse(line);
    if ('answer' in json) waiting.shift()?.(json.answer);
    else logged.push(json.msg);
  });
  const call = (...command: string[]) =>
    new Promise<unknown>((resolve) => {
      waiting.push(resolve);
      child.stdin?.write(`${JSON.stringify(command)}\n`);
    });
  return { call, logged };
}
const whole = (html: string) => [html, html, 'tree'];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'cache-'));
  writeFileSync(path.join(folder, 'BUILD_ID'), 'test');
  port = await requireFreePort(0);
});
afterAll(() => {
  for (const child of children) child.kill();
  redis?.kill();
  rmSync(folder, { recursive: true });
});

test('without REDIS_URL two instances share nothing', async () => {
  const [a, b] = [instance({ REDIS_URL: '' }), instance({ REDIS_URL: '' })];
  await a.call('set', '/shops', 'a');
  expect(await a.call('get', '/shops')).toEqual(whole('a'));
  expect(await b.call('get', '/shops')).toBeNull();
});

describe.skipIf(spawnSync('redis-server', ['--version']).error)('with a Redis server', () => {
  test('one instance returns what another stored, and neither returns what one of them revalidated', async () => {
    startRedis();
    const [a, b] = [instance(), instance()];
    await vi.waitFor(async () => {
      await a.call('set', '/shops', 'one');
      expect(await b.call('get', '/shops')).toEqual(whole('one'));
    }, 15_000);
    await b.call('set', '/shops', 'two');
    expect(await a.call('get', '/shops')).toEqual(whole('two'));
    await a.call('revalidate', '_N_T_/shops');
    expect(await b.call('get', '/shops')).toBeNull();
    await b.call('set', '/shops', 'three');
    expect(await a.call('get', '/shops')).toEqual(whole('three'));
  }, 40_000);

  test('the in-memory pages of other instances are invalidated by a push', async () => {
    const [a, b] = [instance(), instance()];
    await vi.waitFor(async () => {
      await a.call('revalidate', '_N_T_/about');
      expect(await b.call('outdated', '_N_T_/about')).toBe(true);
    }, 15_000);
  }, 40_000);

  test('what was revalidated during a Redis outage is stale for all afterwards, whatever Redis contains', async () => {
    const [a, b] = [instance(), instance()];
    await vi.waitFor(async () => {
      await a.call('revalidate', '_N_T_/shops');
      await a.call('set', '/shops', 'old');
      expect(await b.call('get', '/shops')).toEqual(whole('old'));
    }, 15_000);
    redis?.kill('SIGKILL');
    await vi.waitFor(() => expect([a.logged.length, b.logged.length]).toEqual([1, 1]), 15_000);
    await a.call('revalidate', '_N_T_/shops');
    expect(await a.call('get', '/shops')).toBeNull();
    startRedis();
    await vi.waitFor(
      () => expect([a.logged.at(-1), b.logged.at(-1)]).toEqual(Array(2).fill('shared cache back')),
      20_000,
    );
    expect(await a.call('get', '/shops')).toBeNull();
    await vi.waitFor(async () => expect(await b.call('get', '/shops')).toBeNull(), 10_000);
  }, 60_000);

  test('a damaged page or tag in Redis counts as missing and is logged once; both are written anew', async () => {
    const [a, b] = [instance(), instance()];
    await vi.waitFor(async () => {
      await a.call('set', '/shops', 'whole');
      expect(await b.call('get', '/shops')).toEqual(whole('whole'));
    }, 15_000);
    const redis = createClient({ url: `redis://127.0.0.1:${port}` });
    await redis.connect();
    try {
      const key = 'site:test:page:/shops';
      const packed = (await redis.get(key)) ?? '';
      const others = [
        packed.slice(0, 40),
        '',
        '!',
        serialize('text').toString('base64'),
        serialize({}).toString('base64'),
      ];
      for (const damaged of others) {
        await redis.set(key, damaged);
        expect(await b.call('get', '/shops'), damaged).toBeNull();
      }
      for (const damaged of ['{"exp', 'null', '']) {
        await redis.hSet('site:tags', '_N_T_/damaged', damaged);
        expect(await b.call('get', '/shops')).toBeNull();
      }
      expect(b.logged.filter((line) => line.startsWith('damaged'))).toHaveLength(1);
      await a.call('set', '/shops', 'again');
      expect(await b.call('get', '/shops')).toEqual(whole('again'));
      await a.call('revalidate', '_N_T_/damaged');
      await vi.waitFor(async () => expect(await b.call('outdated', '_N_T_/damaged')).toBe(true), 15_000);
    } finally {
      await redis.hDel('site:tags', '_N_T_/damaged');
      redis.destroy();
    }
  }, 40_000);

  test('during a Redis outage each instance continues alone, quickly, logs it once, and reconnects', async () => {
    const a = instance();
    await vi.waitFor(async () => {
      await a.call('set', '/shops', 'four');
      expect(await a.call('get', '/shops')).toEqual(whole('four'));
    }, 15_000);
    redis?.kill('SIGKILL');
    await vi.waitFor(() => expect(a.logged).toHaveLength(1), 15_000);
    const start = performance.now();
    await a.call('set', '/shops', 'five');
    expect(await a.call('get', '/shops')).toEqual(whole('five'));
    await a.call('revalidate', '_N_T_/shops');
    expect(await a.call('get', '/shops')).toBeNull();
    expect(performance.now() - start).toBeLessThan(3000);
    startRedis();
    await vi.waitFor(() => expect(a.logged.at(-1)).toBe('shared cache back'), 10_000);
    expect(a.logged[0]).toMatch(/^shared cache away/);
  }, 60_000);
});
