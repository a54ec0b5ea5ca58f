import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { realtimeServer } from './realtime-server';

let backend: Awaited<ReturnType<typeof realtimeServer>>;
beforeAll(async () => {
  // Like Next.js on a Node.js without WebSocket.
  globalThis.WebSocket ??= WebSocket as unknown as typeof globalThis.WebSocket;
  backend = await realtimeServer();
  vi.stubEnv('SUPABASE_URL', backend.url);
  vi.stubEnv('SUPABASE_SECRET_KEY', 'sb_secret_test');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await backend.stop();
});

test('the channel is opened with the secret key, is subscribed to every table, polls nothing meanwhile, and is joined again once cut off', async () => {
  const { LeadChangeWatcher } = await import('@/lib/leads/lead-change-watcher');
  const tell = vi.fn();
  const watch = new LeadChangeWatcher(tell);
  const waitForCalls = (times: number) => vi.waitFor(() => expect(tell).toHaveBeenCalledTimes(times), 5000);
  await waitForCalls(1);
  // Realtime derives the permissions of a channel from the key of its socket.
  expect(backend.opened).toEqual([expect.stringMatching(/^\/realtime\/v1\/websocket\?.*apikey=sb_secret_test/)]);
  const watched = backend.joins[0]?.config.postgres_changes.map(({ table }) => table) ?? [];
  expect([...watched].sort()).toEqual(['contact_messages', 'export_enquiries', 'partnership_applications']);
  for (const [index, table] of watched.entries()) {
    backend.change(table);
    await waitForCalls(index + 2);
  }
  backend.change('media');
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(tell).toHaveBeenCalledTimes(watched.length + 1);
  expect(backend.requestedUrls).toEqual([]);
  backend.cut();
  // The client opens the connection again after a second, before the first poll.
  await waitForCalls(watched.length + 2);
  expect(backend.joins).toHaveLength(2);
  watch.stop();
});
