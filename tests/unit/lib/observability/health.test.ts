import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';

let server: Server;
let paths: string[];
let backEndMode: 'rows' | 'nothing' | 'error' | 'hang' | 'no-accounts' | 'accounts-hang';

beforeEach(async () => {
  [paths, backEndMode] = [[], 'rows'];
  server = createServer((request, response) => {
    const path = request.url ?? '';
    paths.push(path);
    const isAuth = path.startsWith('/auth/');
    if (backEndMode === 'hang' || (isAuth && backEndMode === 'accounts-hang')) return;
    if (isAuth && request.headers.apikey === 'secret' && backEndMode !== 'no-accounts') {
      response.writeHead(backEndMode === 'error' ? 500 : 200, { 'content-type': 'application/json' });
      return response.end('{"name":"GoTrue"}');
    }
    if (isAuth) return response.writeHead(503).end();
    response.writeHead(backEndMode === 'error' ? 500 : 200, { 'content-type': 'application/json' });
    response.end(
      backEndMode !== 'nothing' && backEndMode !== 'error'
        ? JSON.stringify(mails)
        : backEndMode === 'nothing'
          ? 'null'
          : '{"code":"58030","message":"disk /var/lib/db"}',
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('SUPABASE_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('SUPABASE_SECRET_KEY', 'secret');
  vi.stubEnv('MAIL_WORKER', 'off');
  vi.stubEnv('DATA_DIR', '/tmp');
  // Like Next.js on a Node.js without WebSocket.
  vi.stubGlobal('WebSocket', WebSocket);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.resetModules();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});

async function getHealth() {
  const response = await (await import('@/app/api/health/route')).GET();
  return { status: response.status, cache: response.headers.get('cache-control'), body: await response.json() };
}
const mails = { queued: 3, stuck: 1, failed: 2 };
const parts = { backEnd: 'ok', mailWorker: 'off', disk: 'ok' };

test('ready: 200 with every part, never cached', async () => {
  expect(await getHealth()).toEqual({
    status: 200,
    cache: 'no-store',
    body: { status: 'ok', parts, mails, siteUrl: 'local' },
  });
});

test('a sample URL of the site is reported, and fails nothing', async () => {
  vi.stubEnv('SITE_URL', 'https://www.example.com');
  expect(await getHealth()).toMatchObject({ status: 200, body: { status: 'ok', siteUrl: 'sample' } });
});

test('a back end that returns no row has failed', async () => {
  backEndMode = 'nothing';
  expect((await getHealth()).body.parts.backEnd).toBe('failed');
});

test('concurrent checks share one request to each part of the back end', async () => {
  await Promise.all(Array.from({ length: 50 }, getHealth));
  expect(paths.sort()).toEqual(['/auth/v1/health', '/rest/v1/rpc/mail_backlog']);
});

test.each(['no-accounts', 'accounts-hang'] as const)(
  'a back end that reads rows but signs nobody in: %s',
  async (mode) => {
    backEndMode = mode;
    const { status, body } = await getHealth();
    expect([status, body.parts.backEnd]).toEqual([503, 'failed']);
    const lines = vi
      .mocked(process.stdout.write)
      .mock.calls.filter(([line]) => /the back end does not/.test(String(line)));
    expect(lines).toHaveLength(1);
  },
);

test('a back-end error results in 503, without its message', async () => {
  backEndMode = 'error';
  expect(await getHealth()).toEqual({
    status: 503,
    cache: 'no-store',
    body: { status: 'failed', parts: { ...parts, backEnd: 'failed' }, mails: null, siteUrl: 'local' },
  });
});

test('a hanging back end fails after two seconds; the liveness check ignores it', async () => {
  backEndMode = 'hang';
  const start = performance.now();
  expect((await getHealth()).body.parts.backEnd).toBe('failed');
  expect(performance.now() - start).toBeLessThan(3500);
  const live = (await import('@/app/api/health/live/route')).GET();
  expect([live.status, await live.json(), paths.length]).toEqual([200, { status: 'ok' }, 2]);
});

test('an unreachable back end fails at once', async () => {
  server.close();
  expect((await getHealth()).body.parts.backEnd).toBe('failed');
});

test('a stuck mail worker fails, an idle one does not', async () => {
  vi.stubEnv('MAIL_WORKER', 'on');
  const { recordHeartbeat, getMailWorkerState } = await import('@/lib/mail/worker-heartbeat');
  expect((await getHealth()).body.parts.mailWorker).toBe('failed');
  recordHeartbeat();
  expect(getMailWorkerState()).toBe('ok');
  expect(getMailWorkerState(performance.now() + 31_000)).toBe('failed');
});

test('a read-only data folder fails, unless mails go to a server', async () => {
  const { checkDataFolder } = await import('@/lib/observability/health/data-folder');
  vi.stubEnv('DATA_DIR', '/proc/none/data');
  expect(await checkDataFolder()).toBe('failed');
  vi.stubEnv('SMTP_URL', 'smtp://mail.example');
  expect(await checkDataFolder()).toBe('unused');
  vi.stubEnv('DATA_DIR', '/proc');
  expect(await checkDataFolder()).toBe('failed');
});

test('the reason for an unusable data folder is logged once per incident', async () => {
  const { checkDataFolder } = await import('@/lib/observability/health/data-folder');
  const loggedFailures = () =>
    vi.mocked(process.stdout.write).mock.calls.filter(([line]) => /the data folder/.test(String(line)));
  for (const folder of ['/proc', '/proc', '/tmp', '/proc']) {
    vi.stubEnv('DATA_DIR', folder);
    await checkDataFolder();
  }
  expect(loggedFailures()).toHaveLength(2);
});
