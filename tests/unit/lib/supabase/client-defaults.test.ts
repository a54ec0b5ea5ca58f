import { createClient } from '@supabase/supabase-js';
import { afterEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';

// The stock client has these by default: the site sets none of them, and an update of the client must not change them
// unnoticed.
afterEach(() => vi.useRealTimers());

const jwt = (seconds: number) =>
  ['{"alg":"HS256"}', JSON.stringify({ sub: 'x', exp: Math.floor(Date.now() / 1000) + seconds }), 'x']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

test('Realtime: heartbeat 25 s, reconnection after 1, 2, 5, then 10 s, channels time out after 10 s', () => {
  const { realtime } = createClient('http://127.0.0.1:1', 'key', {
    auth: { autoRefreshToken: false, persistSession: false },
    realtime: { transport: WebSocket as never },
  });
  expect(realtime.heartbeatIntervalMs).toBe(25_000);
  expect([1, 2, 3, 4, 5].map((tries) => realtime.reconnectAfterMs(tries))).toEqual([1000, 2000, 5000, 10_000, 10_000]);
  expect(realtime.timeout).toBe(10_000);
});

/** A client with a session that lasts so long; counts its requests for a new one, which fail with this status. */
async function refreshing(seconds: number, status = 200) {
  const requests: number[] = [];
  const session = {
    access_token: jwt(seconds),
    refresh_token: 'refresh',
    expires_in: seconds,
    expires_at: Math.floor(Date.now() / 1000) + seconds,
    token_type: 'bearer',
    user: { id: 'x' },
  };
  const client = createClient('http://127.0.0.1:1', 'key', {
    auth: {
      autoRefreshToken: false,
      persistSession: true,
      detectSessionInUrl: false,
      storageKey: 'session',
      storage: { getItem: () => JSON.stringify(session), setItem: () => {}, removeItem: () => {} },
    },
    realtime: { transport: WebSocket as never },
    global: {
      fetch: async () => {
        requests.push(Date.now());
        return Response.json(
          status === 200 ? { ...session, access_token: jwt(3600), expires_at: undefined, expires_in: 3600 } : {},
          { status },
        );
      },
    },
  });
  await client.auth.initialize();
  return { client, requests };
}

test('Auth: a session is renewed when 90 s are left, with a look every 30 s', async () => {
  vi.useFakeTimers();
  const { client, requests } = await refreshing(3600);
  await client.auth.startAutoRefresh();
  await vi.advanceTimersByTimeAsync((3600 - 130) * 1000);
  expect(requests).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests.length).toBeGreaterThan(0);
  await client.auth.stopAutoRefresh();
});

test('Auth: a failed renewal is tried again after 200 ms, then after twice as long each time', async () => {
  vi.useFakeTimers();
  const { client, requests } = await refreshing(3600, 503);
  const refreshed = client.auth.refreshSession();
  await vi.advanceTimersByTimeAsync(3500);
  const pauses = requests.slice(1).map((at, index) => at - (requests[index] ?? 0));
  expect(pauses.slice(0, 4)).toEqual([200, 400, 800, 1600]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await refreshed).error?.name).toBe('AuthRetryableFetchError');
});
