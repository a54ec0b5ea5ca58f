import type { Logger } from 'pino';
import { expect, test, vi } from 'vitest';
import type { BackendDatabase } from '@/server/embedded-supabase/database';
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
      dispatcher.receive(change);
    });
    dispatcher.add({
      identity: () => ({ role: 'anon', claims: {}, key: 'anon', expiresAt: Number.POSITIVE_INFINITY }),
      subscriptions: [{ id: 1, binding: { event: '*', schema: 'public', table: 't' }, filters: [] }],
      deliver,
      reportFailedFilter: () => {},
    });
    dispatcher.receive(change);
    await vi.waitFor(() => expect(deliver, `after ${steps} steps`).toHaveBeenCalledTimes(2));
  }
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
