import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { setRetryAfter } from '@/lib/http/retry-after';
import { withRetryAfter } from '@/server/http/response-headers';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function ask(site: RequestListener, init: RequestInit): Promise<Response> {
  const server = createServer(withRetryAfter(site)).listen(0);
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
  const answer = await ask(site, { method: 'POST', headers: tooMany });
  expect([answer.status, answer.headers.get('retry-after'), await answer.text()]).toEqual([429, '90', 'wait']);
});

it('leaves the status of a background action unchanged', async () => {
  const answer = await ask(site, { method: 'POST', headers: { ...tooMany, 'next-action': 'x' } });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([200, '90']);
});

it('leaves every other response unchanged', async () => {
  for (const init of [{ method: 'POST' }, { method: 'GET', headers: tooMany }]) {
    const answer = await ask(site, init);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([200, null]);
  }
});

it('keeps concurrent requests apart', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => ask(site, { method: 'POST', headers: index % 2 ? tooMany : {} })),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map((_, index) => (index % 2 ? 429 : 200)));
});
