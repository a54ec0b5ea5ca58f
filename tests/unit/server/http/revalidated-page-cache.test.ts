import { createServer, get, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type PreparedResponse, sendPrepared } from '@/server/http/prepared-responses';
import { RevalidatedPageCache } from '@/server/http/revalidated-page-cache';
import { createRawFetch, pageHtml } from './server-fixture';

const lean = vi.fn((html: string) => html.replace('self.__next_f', 'late'));
const pages = new RevalidatedPageCache(new Map([['/shops', []]]), 0, lean);
let title = 'one';
const server = createServer((request, response) =>
  pages.respond('document', '/shops', request, response, (_, next) => {
    next.setHeader('x-nextjs-cache', 'HIT').setHeader('Content-Type', 'text/html; charset=utf-8').end(pageHtml(title));
  }),
);
beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)));
afterAll(() => server.close());

test('a page is processed once while Next.js returns the same body, and again after a change', async () => {
  const fetchRaw = createRawFetch((server.address() as AddressInfo).port);
  const first = await fetchRaw('/shops');
  const second = await fetchRaw('/shops');
  expect(second.headers.etag).toBe(first.headers.etag);
  expect(second.body.toString()).toBe(pageHtml('one').replace('self.__next_f', 'late'));
  expect(lean).toHaveBeenCalledTimes(1);
  title = 'two';
  const changed = await fetchRaw('/shops');
  expect(changed.body.toString()).toContain('<title>two</title>');
  expect(changed.headers.etag).not.toBe(first.headers.etag);
  title = 'one';
  expect((await fetchRaw('/shops')).headers.etag).toBe(first.headers.etag);
  expect(lean).toHaveBeenCalledTimes(3);
});

test('a page is sent as soon as it is compressed, and smaller once it is compressed better', async () => {
  const body = pageHtml(
    Array.from({ length: 400 }, (_, index) => `shop ${index * index} of town ${index % 17}`).join(),
  );
  const list = new RevalidatedPageCache(new Map([['/shops', []]]), 60_000, lean);
  const source = createServer((request, response) =>
    list.current('document', '/shops')
      ? sendPrepared(list.current('document', '/shops') as PreparedResponse, request, response)
      : list.respond('document', '/shops', request, response, (_, next) => {
          next.setHeader('x-nextjs-cache', 'HIT').setHeader('Content-Type', 'text/html; charset=utf-8').end(body);
        }),
  );
  await new Promise<void>((resolve) => source.listen(0, resolve));
  const fetchRaw = createRawFetch((source.address() as AddressInfo).port);
  const first = await fetchRaw('/shops', { 'accept-encoding': 'br' });
  await vi.waitFor(async () =>
    expect((await fetchRaw('/shops', { 'accept-encoding': 'br' })).body.length).toBeLessThan(first.body.length),
  );
  const second = await fetchRaw('/shops', { 'accept-encoding': 'br' });
  expect(brotliDecompressSync(second.body)).toEqual(brotliDecompressSync(first.body));
  source.close();
});

test.each([
  ['a cookie', { 'set-cookie': 'a=1' }],
  ['the mark of a part of a page', { 'x-nextjs-postponed': '2' }],
  ['no mark of the cache', { 'x-nextjs-cache': undefined }],
])('a response with %s is sent and not cached', async (_name, headers) => {
  const lists = new RevalidatedPageCache(new Map([['/shops', []]]), 60_000, lean);
  const source = createServer((request, response) =>
    lists.respond('data', '/shops', request, response, (_, next) => {
      const sent = { 'x-nextjs-cache': 'HIT', 'content-type': 'text/x-component', ...headers };
      for (const [name, value] of Object.entries(sent)) if (value) next.setHeader(name, value);
      next.end('0:{}');
    }),
  );
  await new Promise<void>((resolve) => source.listen(0, resolve));
  const response = await createRawFetch((source.address() as AddressInfo).port)('/shops');
  expect(response.body.toString()).toBe('0:{}');
  expect(lists.current('data', '/shops')).toBeUndefined();
  source.close();
});

test.each([
  ['s-maxage=300, stale-while-revalidate=31535700', 'public, max-age=0, s-maxage=300, must-revalidate'],
  ['private, no-store', 'public, max-age=0, s-maxage=300, must-revalidate'],
  ['public, max-age=300', 'public, max-age=300'],
])('the header %j of Next.js or of a route becomes %j', async (sent, expected) => {
  const lists = new RevalidatedPageCache(new Map([['/list.json', []]]), 60_000, lean);
  const source = createServer((request, response) =>
    lists.respond('document', '/list.json', request, response, (_, next) => {
      next
        .setHeader('x-nextjs-cache', 'HIT')
        .setHeader('Content-Type', 'application/json')
        .setHeader('Cache-Control', sent);
      next.end('{}');
    }),
  );
  await new Promise<void>((resolve) => source.listen(0, resolve));
  const fetchRaw = createRawFetch((source.address() as AddressInfo).port);
  expect((await fetchRaw('/list.json')).headers['cache-control']).toBe(expected);
  source.close();
});

test('if the visitor who triggered a page disconnects, a waiting request takes over for all', async () => {
  const pending: ServerResponse[] = [];
  const arrived = vi.fn();
  const crowd = createServer((request, response) => {
    arrived();
    return pages.respond('document', '/shops', request, response, (_, next) => void pending.push(next));
  });
  await new Promise<void>((resolve) => crowd.listen(0, resolve));
  const { port } = crowd.address() as AddressInfo;
  const first = get({ port, path: '/shops' }).on('error', () => {});
  await vi.waitFor(() => expect(pending).toHaveLength(1));
  const others = Array.from({ length: 5 }, () => createRawFetch(port)('/shops'));
  await vi.waitFor(() => expect(arrived).toHaveBeenCalledTimes(6));
  first.destroy();
  await vi.waitFor(() => expect(pending.length).toBeGreaterThan(1));
  for (const next of pending.slice(1))
    next
      .setHeader('x-nextjs-cache', 'HIT')
      .setHeader('Content-Type', 'text/html; charset=utf-8')
      .end(pageHtml('three'));
  for (const { body } of await Promise.all(others)) expect(body.toString()).toContain('<title>three</title>');
  expect(pending).toHaveLength(2);
  crowd.close();
});
