import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitRenderConcurrency } from '@/server/http/limit-render-concurrency';
import { createRawFetch } from './server-fixture';

const drawing: { url: string; response: ServerResponse }[] = [];
let busy = 1;
let fetchRaw: ReturnType<typeof createRawFetch>;
const server = createServer(
  limitRenderConcurrency((request, response) => void drawing.push({ url: request.url ?? '', response }), {
    maxWaiting: 3,
    busy: () => busy,
  }),
);
let arrived = 0;
server.on('request', () => {
  arrived += 1;
});
const urls = () => drawing.map(({ url }) => url);
const until = (count: number) => vi.waitFor(() => expect(drawing).toHaveLength(count));
const finish = (index: number) => drawing[index]?.response.end('done');

/** Posts a form like a browser without JavaScript. */
const post = (url: string) => fetchRaw(url, { 'content-type': 'multipart/form-data; boundary=x' }, 'POST', '--x--');

beforeEach(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  fetchRaw = createRawFetch((server.address() as AddressInfo).port);
  drawing.length = 0;
  arrived = 0;
  busy = 1;
});
afterEach(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

test('on a busy processor forms are rendered one at a time, in order of arrival', async () => {
  const responses = [];
  for (const url of ['/a', '/b', '/c']) {
    responses.push(post(url));
    await until(1);
  }
  for (const index of [0, 1]) {
    finish(index);
    await until(index + 2);
  }
  expect(urls()[0]).toBe('/a');
  finish(2);
  expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([200, 200, 200]);
});

test('forms that were stored let one more run beside them each, until a page is rendered', async () => {
  const store = (index: number) => drawing[index]?.response.writeHead(303, { location: '/#thanks' }).end();
  const posted = [post('/1')];
  await until(1);
  posted.push(post('/2'), post('/3'), post('/4'));
  await vi.waitFor(() => expect(arrived).toBe(4));
  store(0);
  await until(3);
  finish(1);
  await posted[drawing[1]?.url === '/2' ? 1 : 2];
  expect(drawing).toHaveLength(3);
  store(2);
  await until(4);
  finish(3);
  expect((await Promise.all(posted)).map(({ status }) => status).sort()).toEqual([200, 200, 303, 303]);
});

test('on an idle processor no form waits long', async () => {
  busy = 0.3;
  const responses = ['/a', '/b', '/c', '/d'].map(post);
  await until(4);
  for (const index of [0, 1, 2, 3]) finish(index);
  await Promise.all(responses);
});

test('only forms posted without scripts wait, not pages, API routes or actions called by script', async () => {
  const responses = [post('/a')];
  await until(1);
  responses.push(
    fetchRaw('/en/admin/leads'),
    fetchRaw('/api/health', {}, 'POST'),
    fetchRaw('/en/contact', { 'next-action': 'x' }, 'POST'),
  );
  await until(4);
  for (const index of [0, 1, 2, 3]) finish(index);
  await Promise.all(responses);
});

test('a full queue responds with Retry-After; a disconnecting client frees a place', async () => {
  const responses = [post('/1')];
  await until(1);
  const gone = new AbortController();
  const { port } = server.address() as AddressInfo;
  const left = fetch(`http://127.0.0.1:${port}/left`, { method: 'POST', body: new FormData(), signal: gone.signal });
  left.catch(() => {});
  responses.push(post('/3'), post('/4'));
  await vi.waitFor(() => expect(arrived).toBe(4));
  const rejected = await post('/5');
  expect(rejected.status).toBe(503);
  expect(rejected.headers['retry-after']).toBe('5');
  gone.abort();
  await expect(left).rejects.toThrow();
  finish(0);
  await until(2);
  finish(1);
  await until(3);
  expect(urls().slice(1).sort()).toEqual(['/3', '/4']);
  finish(2);
  await Promise.all(responses);
});
