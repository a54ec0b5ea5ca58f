import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FunctionsHttpError } from '@supabase/supabase-js';
import { SignJWT } from 'jose';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { BackendContext } from '@/server/embedded-supabase/backend-context';
import { edgeFunctionRoutes } from '@/server/embedded-supabase/routes/edge-functions';
import { anon, backend, service } from './context';

describe('the function stores', () => {
  const city = `Test ${randomUUID()}`;
  const store = (name: string, latitude: number, visible = true) => ({
    slug: randomUUID(),
    name,
    kind: 'petStore' as const,
    address: 'Brīvības iela 1',
    city,
    country: 'LV',
    latitude,
    longitude: 24.1,
    visible,
  });
  beforeAll(async () => {
    const rows = [store('far', 57.9), store('near', 56.95), store('hidden', 56.94, false)];
    await service.from('stores').insert(rows).throwOnError();
  });
  afterAll(async () => {
    await service.from('stores').delete().eq('city', city).throwOnError();
  });
  const names = (data: { stores: { name: string; city: string }[] } | null) =>
    data?.stores.filter((found) => found.city === city).map(({ name }) => name);

  test('lists what visitors may see, nearest first, to anybody', async () => {
    const call = () => anon().functions.invoke('stores', { body: { latitude: 56.94, longitude: 24.1, limit: 50 } });
    // An earlier call may have filled the function's cache, which lasts a minute.
    await expect
      .poll(async () => names((await call()).data), { timeout: 70_000, interval: 3000 })
      .toEqual(['near', 'far']);
    const { data } = await call();
    const [near] = data.stores.filter((found: { city: string }) => found.city === city);
    expect(near.distance_km).toBeCloseTo(1.1, 0);
    expect(Object.keys(near)).not.toContain('application_id');
    const around = await anon().functions.invoke('stores?latitude=56.94&longitude=24.1&radiusKm=10', { method: 'GET' });
    expect(names(around.data)).toEqual(['near']);
  });

  test('rejects malformed input, other methods, and is not a way to the secret key', async () => {
    for (const body of [{ latitude: 100, longitude: 0 }, { latitude: 1 }, { surprise: 1 }]) {
      const { error } = await anon().functions.invoke('stores', { body });
      expect(error).toBeInstanceOf(FunctionsHttpError);
      expect((error.context as Response).status).toBe(400);
    }
    const removed = await anon().functions.invoke('stores', { method: 'DELETE' });
    expect(removed.error.context.status).toBe(405);
    const response = await fetch(`${backend.url}/functions/v1/stores`, { method: 'OPTIONS' });
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
  });

  test('an unknown function has another error than a failing one', async () => {
    const { error } = await anon().functions.invoke('nothing');
    expect(error).toBeInstanceOf(FunctionsHttpError);
    expect(error.context.status).toBe(404);
    expect(await error.context.json()).toEqual({ code: 'NOT_FOUND', message: 'Requested function was not found' });
  });

  test.skipIf(backend.hosted)('a client that calls too often must wait', async () => {
    // Only the secret key may name the client: this one is nobody else's.
    const headers = { apikey: backend.secretKey, 'sb-forwarded-for': randomUUID() };
    const statuses = new Set<number>();
    for (let call = 0; call < 70 && !statuses.has(429); call += 1)
      statuses.add((await fetch(`${backend.url}/functions/v1/stores`, { headers })).status);
    expect([...statuses]).toEqual([200, 429]);
  });
});

describe.skipIf(backend.hosted)('the thread of a function', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'db-functions-'));
  const jwtSecret = 'x'.repeat(40);
  vi.stubEnv('NOT_FOR_FUNCTIONS', 'secret');
  const settings = {
    url: 'http://127.0.0.1:1',
    publishableKey: 'publishable',
    secretKey: 'secret-key',
    jwtSecret,
    functionsEnv: { ALLOWED: 'yes' },
  };
  const modules = {
    echo: `Deno.serve(async (request: Request) => Response.json({ method: request.method, body: await request.text(),
      region: request.headers.get('x-region'), forwarded: request.headers.get('x-forwarded-for') }, { status: 201 }));`,
    env: `Deno.serve(() => Response.json(Deno.env.toObject()));`,
    slow: `Deno.serve(() => new Promise(() => {}));`,
    loop: `Deno.serve(() => { for (;;); });`,
    greedy: `Deno.serve(() => { const all: number[][] = []; for (;;) all.push(Array.from({ length: 1e5 }, (_, i) => i)); });`,
    broken: `throw new Error('no');`,
    silent: `export {};`,
    throws: `Deno.serve(() => { throw new Error('no'); });`,
    stream: `Deno.serve(() => new Response(new ReadableStream({ start(c) { for (const part of ['a', 'b']) c.enqueue(new TextEncoder().encode(part)); c.close(); } }),
      { headers: { 'content-type': 'text/event-stream' } }));`,
    counter: `let calls = 0; Deno.serve(() => new Response(String(++calls)));`,
    guarded: `Deno.serve(() => new Response('in'));`,
  };
  beforeAll(() => {
    // As in the project.
    writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
    for (const [name, code] of Object.entries(modules)) {
      mkdirSync(path.join(folder, 'functions', name), { recursive: true });
      writeFileSync(path.join(folder, 'functions', name, 'index.ts'), code);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const open = Object.keys(modules).filter((name) => name !== 'guarded');
  writeFileSync(
    path.join(folder, 'config.toml'),
    open.map((name) => `[functions.${name}]\nverify_jwt = false\n`).join('\n'),
  );
  const call = (name: string, init: RequestInit = {}) => app.request(`/functions/v1/${name}`, init);
  // The configuration is read when the routes are made.
  const app = edgeFunctionRoutes({ settings, log: pino({ level: 'silent' }) } as unknown as BackendContext, folder, {
    timeoutMs: 3000,
    memoryMb: 48,
    concurrent: 3,
    idleMs: 300,
  });

  test('gets method, headers and body, and its status and headers are sent', async () => {
    const response = await call('echo', {
      method: 'PATCH',
      body: 'Γειά',
      headers: { 'x-region': 'eu-west-1', 'x-forwarded-for': '1.2.3.4' },
    });
    expect([response.status, response.headers.get('x-sb-edge-region')]).toEqual([201, 'eu-west-1']);
    expect(await response.json()).toEqual({ method: 'PATCH', body: 'Γειά', region: 'eu-west-1', forwarded: '' });
    expect(await (await call('stream')).text()).toBe('ab');
  });

  test('reads only the variables that are meant for it', async () => {
    const env = await (await call('env')).json();
    expect(env).toMatchObject({ ALLOWED: 'yes', SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_ANON_KEY: 'publishable' });
    expect(env).not.toHaveProperty('NOT_FOR_FUNCTIONS');
    expect(env).not.toHaveProperty('PATH');
  });

  const expectEndAtLimit = async (name: string) => {
    const response = await call(name);
    expect([response.status, response.headers.get('x-relay-error')]).toEqual([546, 'true']);
    expect((await response.json()).code).toBe('WORKER_LIMIT');
    expect((await call('echo')).status).toBe(201);
  };
  // At once, because each waits for the limit of three seconds.
  test.concurrent.each(['slow', 'loop'])(
    '%s is ended at its limit, and the next call finds a new thread',
    expectEndAtLimit,
  );
  test('greedy is ended at its limit, and the next call finds a new thread', () => expectEndAtLimit('greedy'));

  test('one that does not start, and one that throws', async () => {
    for (const name of ['broken', 'silent']) {
      const response = await call(name);
      expect([name, response.status, (await response.json()).code]).toEqual([name, 503, 'BOOT_ERROR']);
    }
    expect((await call('throws')).status).toBe(500);
  });

  test('stays while it is called, ends when idle', async () => {
    expect(await (await call('counter')).text()).toBe('1');
    expect(await (await call('counter')).text()).toBe('2');
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(await (await call('counter')).text()).toBe('1');
  });

  test('needs a token unless the configuration opens it', async () => {
    expect((await call('guarded')).status).toBe(401);
    expect((await call('guarded', { headers: { authorization: 'Bearer publishable' } })).status).toBe(401);
    const token = await new SignJWT({ role: 'authenticated' })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('1m')
      .sign(new TextEncoder().encode(jwtSecret));
    expect(await (await call('guarded', { headers: { authorization: `Bearer ${token}` } })).text()).toBe('in');
  });

  test.each(['..', '_shared', 'a%2Fb', 'x'.repeat(70)])('%s is no function', async (name) => {
    expect((await call(name)).status).toBe(404);
  });
});
