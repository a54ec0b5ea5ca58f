import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { setRetryAfter } from '@/lib/http/set-retry-after';
import { withRateLimitStatus } from '@/server/http/response-headers';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function request(site: RequestListener, init: RequestInit): Promise<Response> {
  const server = createServer(withRateLimitStatus(site)).listen(0);
  servers.push(server);
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, init);
}
// Like Next.js: a delay, a status, then the body.
const site: RequestListener = async (request, response) => {
  await new Promise((resolve) => setImmediate(resolve));
  if (request.headers['x-too-many']) setRetryAfter(89.2);
  response.statusCode = 200;
  response.setHeader('content-type', 'text/plain');
  response.end('wait');
};
const tooMany = { 'x-too-many': '1' };

it('responds to a form over its limit with 429 and Retry-After', async () => {
  const response = await request(site, { method: 'POST', headers: tooMany });
  expect([response.status, response.headers.get('retry-after'), await response.text()]).toEqual([429, '90', 'wait']);
});

it('leaves the status of a background action unchanged', async () => {
  const response = await request(site, { method: 'POST', headers: { ...tooMany, 'next-action': 'x' } });
  expect([response.status, response.headers.get('retry-after')]).toEqual([200, '90']);
});

it('leaves every other response unchanged', async () => {
  for (const init of [{ method: 'POST' }, { method: 'GET', headers: tooMany }]) {
    const response = await request(site, init);
    expect([response.status, response.headers.get('retry-after')]).toEqual([200, null]);
  }
});

it('separates concurrent requests', async () => {
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) => request(site, { method: 'POST', headers: index % 2 ? tooMany : {} })),
  );
  expect(responses.map(({ status }) => status)).toEqual(responses.map((_, index) => (index % 2 ? 429 : 200)));
});
