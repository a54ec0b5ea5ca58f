import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startSlotOverridesPolling } from '@/server/http/poll-slot-overrides';

const state = vi.hoisted(() => ({ shops: 0, pictures: 0, sales: 0, rejected: 0 }));
vi.mock('@/lib/config/env', () => ({
  readEnvironmentVariable: (name: string) => (name === 'LOG_LEVEL' ? 'silent' : 'the secret key'),
}));
vi.mock('@/lib/media/fetch-slot-overrides-and-revalidate', () => ({
  fetchSlotOverridesAndRevalidate: async () => {
    state.pictures += 1;
  },
}));
vi.mock('@/lib/content/refresh-on-sale-pages', () => ({
  refreshOnSalePages: () => {
    state.sales += 1;
  },
}));
vi.mock('@/lib/stores/refresh-store-pages', () => ({
  refreshStorePages: () => {
    state.shops += 1;
  },
}));

const { POST } = await import('@/app/api/revalidate/route');

const site = createServer(async ({ url, method, headers }, response) => {
  const { authorization = '' } = headers;
  const posted = await POST(new Request(`http://localhost${url}`, { method, headers: { authorization } }));
  if (posted.status === 401) state.rejected += 1;
  response.writeHead(posted.status).end();
});
const siteUrl = () => `http://localhost:${(site.address() as AddressInfo).port}`;

beforeAll(() => new Promise<void>((resolve) => site.listen(0, resolve)));
afterAll(() => new Promise((resolve) => site.close(resolve)));
beforeEach(() => {
  Object.assign(state, { shops: 0, pictures: 0, sales: 0, rejected: 0 });
});

it('a process reads the media slots at start and periodically, without revalidating the stores', async () => {
  const stop = startSlotOverridesPolling(siteUrl(), 'the secret key', 20);
  await vi.waitFor(() => expect(state.pictures).toBeGreaterThan(2));
  stop();
  // The check for launched products runs along with it.
  expect(state.sales).toBeGreaterThan(2);
  expect(state.shops).toBe(0);
});

it('checks again after an error', async () => {
  const stop = startSlotOverridesPolling(siteUrl(), 'another key', 20);
  await vi.waitFor(() => expect(state.rejected).toBeGreaterThan(2));
  stop();
});

it('reads both for a request that reports changed stores', async () => {
  const headers = { authorization: 'Bearer the secret key' };
  expect((await POST(new Request(`${siteUrl()}/api/revalidate`, { method: 'POST', headers }))).status).toBe(204);
  expect(state.shops).toBe(1);
});
