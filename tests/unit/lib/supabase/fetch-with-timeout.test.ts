import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchWithTimeout } from '@/lib/supabase/fetch-with-timeout';

const server = createServer(() => {});
let url: string;
let collecting: NodeJS.Timeout;

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  setFlagsFromString('--expose-gc');
  collecting = setInterval(runInNewContext('gc') as () => void, 20);
});
afterAll(() => {
  clearInterval(collecting);
  server.closeAllConnections();
  server.close();
});

test("a caller's own limit ends a request that hangs, also after a garbage collection", async () => {
  const startedAt = performance.now();
  const request = fetchWithTimeout(url, { signal: AbortSignal.timeout(300) });
  await expect(request).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(performance.now() - startedAt).toBeLessThan(4000);
}, 10_000);

test('the common limit ends it where the caller has a signal without one', async () => {
  const { signal } = new AbortController();
  await expect(fetchWithTimeout(url, { signal })).rejects.toMatchObject({ name: 'TimeoutError' });
}, 10_000);
