import type { Logger } from 'pino';
import { expect, test, vi } from 'vitest';
import type { BackendDatabase } from '@/server/embedded-supabase/database';
import { realtimeLimits } from '@/server/embedded-supabase/realtime/limits';
import { PostgresNotificationBus } from '@/server/embedded-supabase/realtime/notification-bus';
import { type RowChange, RowChangeDispatcher } from '@/server/embedded-supabase/realtime/row-change-dispatcher';
import { createTestLog } from './realtime-backend';

const log = createTestLog() as unknown as Logger;

test('a change that arrives while the delivery of the last one ends does not wait for a third', async () => {
  const query = async (text: string) =>
    text.includes('visible_changes') ? [{ change: 0, caller: 0, columns: ['id'], only_key: false }] : [];
  const change: RowChange = { schema: 'public', table: 't', type: 'INSERT', at: '', record: { id: 1 }, old: null };
  for (let steps = 0; steps < 12; steps += 1) {
    const dispatcher = new RowChangeDispatcher({ query } as unknown as BackendDatabase, log, () => {});
    const deliver = vi.fn(async () => {
      if (deliver.mock.calls.length > 1) return;
      for (let step = 0; step < steps; step += 1) await null;
      dispatcher.receive(change, 100);
    });
    dispatcher.add({
      identity: () => ({ role: 'anon', claims: {}, key: 'anon', expiresAt: Number.POSITIVE_INFINITY }),
      subscriptions: [{ id: 1, binding: { event: '*', schema: 'public', table: 't' }, filters: [] }],
      deliver,
      reportFailedFilter: () => {},
    });
    dispatcher.receive(change, 100);
    await vi.waitFor(() => expect(deliver, `after ${steps} steps`).toHaveBeenCalledTimes(2));
  }
});

test.each([
  ['changes', realtimeLimits.queuedChanges + 1, 1],
  ['characters', 17, 1024 * 1024],
])('too many queued %s are dropped and counted, and the subscribers learn it', async (_kind, count, length) => {
  const testLog = createTestLog();
  // The database does not respond, so that nothing leaves the queue.
  const database = { query: () => new Promise(() => {}) } as unknown as BackendDatabase;
  const onLost = vi.fn(() => dispatcher.remove(subscriber));
  const dispatcher = new RowChangeDispatcher(database, testLog as unknown as Logger, onLost);
  const subscriber = {
    identity: () => ({ role: 'anon', claims: {}, key: 'anon', expiresAt: Number.POSITIVE_INFINITY }),
    subscriptions: [{ id: 1, binding: { event: '*', schema: 'public', table: 't' }, filters: [] }],
    deliver: vi.fn(),
    reportFailedFilter: () => {},
  };
  dispatcher.add(subscriber);
  const change: RowChange = { schema: 'public', table: 't', type: 'INSERT', at: '', record: { id: 1 }, old: null };
  for (let at = 1; at < count; at += 1) dispatcher.receive(change, length);
  expect(onLost).not.toHaveBeenCalled();
  dispatcher.receive(change, length);
  expect(onLost).toHaveBeenCalledOnce();
  expect(testLog.warn).toHaveBeenCalledExactlyOnceWith({ dropped: count }, expect.stringContaining('dropped'));
  expect(subscriber.deliver).not.toHaveBeenCalled();
});

test('a bus that is closed while it cannot listen closes', async () => {
  const listen = async () => {
    throw new Error('the database is down');
  };
  const bus = new PostgresNotificationBus({ listen, shared: true } as unknown as BackendDatabase, log, () => {});
  const starting = expect(bus.start()).rejects.toThrow('down');
  await bus.close();
  await starting;
});
