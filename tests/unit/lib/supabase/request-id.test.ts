import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import { runWithRequestId } from '@/lib/http/request-id-context';
import { fetchWithTimeout } from '@/lib/supabase/fetch-with-timeout';
import type { BackendContext } from '@/server/embedded-supabase/backend-context';
import { createBackendLog } from '@/server/embedded-supabase/backend-log';
import { requestLogMiddleware } from '@/server/embedded-supabase/routes/request-log-middleware';

const seen: (string | undefined)[] = [];
const server = createServer((request, response) => {
  seen.push([request.headers['x-request-id'], request.headers.apikey].join());
  response.end();
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
afterAll(() => new Promise((resolve) => server.close(resolve)));

test('the back end gets the id of the request on whose behalf it is called, beside the headers of the call', async () => {
  await runWithRequestId('proxy-id-1', () => fetchWithTimeout(url, { headers: { apikey: 'k' } }));
  await runWithRequestId('proxy-id-2', () => fetchWithTimeout(new Request(url, { headers: { apikey: 'k' } })));
  await fetchWithTimeout(url, { headers: { apikey: 'k' } });
  expect(seen).toEqual(['proxy-id-1,k', 'proxy-id-2,k', ',k']);
});

test('every line of the back end about a request has its id, unless it is malformed', async () => {
  const lines: string[] = [];
  const log = createBackendLog('info', { write: (line) => lines.push(line) });
  const app = new Hono().use(requestLogMiddleware({ log } as BackendContext)).get('/x', async (c) => {
    await new Promise((resolve) => setImmediate(resolve));
    log.info('inside');
    return c.text('x');
  });
  await app.request('/x', { headers: { 'x-request-id': 'proxy-id-1' } });
  await app.request('/x', { headers: { 'x-request-id': 'a"b' } });
  expect(lines.map((line) => JSON.parse(line).requestId)).toEqual(['proxy-id-1', 'proxy-id-1', undefined, undefined]);
});
