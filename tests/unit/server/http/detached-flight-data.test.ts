import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DetachedFlightDataStore } from '@/server/http/detached-flight-data';

const versions = new DetachedFlightDataStore();
const server = createServer((request, response) => {
  const [, search = ''] = (request.url ?? '').split('?');
  if (!versions.respond(search, request, response)) response.writeHead(204).end();
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)));
afterAll(() => server.close());

const request = (version: string, rsc = '1') =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/shops?_rsc=&v=${version}`, {
    headers: { rsc, 'accept-encoding': 'br' },
  });

test('a page gets the data it was rendered with, also when there are newer ones', async () => {
  const [older, newer] = ['0:older\n'.repeat(50), '0:newer\n'.repeat(50)].map((text) => [versions.add(text), text]);
  for (const [version = '', text] of [older, newer, older] as [string, string][]) {
    const response = await request(version);
    expect(await response.text()).toBe(text);
    expect(response.headers.get('content-type')).toBe('text/x-component');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('vary')).toContain('rsc');
  }
});

test('what it does not know, and what is not a request for data, is left to Next', async () => {
  const version = versions.add('0:known\n');
  expect((await request(version)).status).toBe(200);
  expect((await request(version, '0')).status).toBe(204);
  for (const other of ['', 'unknown']) expect((await request(other)).status).toBe(204);
});

test('stores the newest hundred', async () => {
  const names = Array.from({ length: 101 }, (_, at) => versions.add(`0:${at}\n`));
  expect((await request(names[0] ?? '')).status).toBe(204);
  expect(await (await request(names[1] ?? '')).text()).toBe('0:1\n');
});
