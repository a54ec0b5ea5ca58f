import type { Logger } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type {
  NotificationBusMessage,
  PostgresNotificationBus,
} from '@/server/embedded-supabase/realtime/notification-bus';
import { PresenceTracker } from '@/server/embedded-supabase/realtime/presence';
import { createTestLog } from './realtime-backend';

/** One database with its processes: all of them receive what one publishes. */
function createDatabase() {
  const listeners: ((message: NotificationBusMessage) => void)[] = [];
  const notify = (message: NotificationBusMessage) => {
    for (const listener of listeners) listener(message);
  };
  const database = { down: false, notify };
  const bus = {
    subscribe: (listener: (message: NotificationBusMessage) => void) => void listeners.push(listener),
    publish: async (message: NotificationBusMessage) => {
      if (database.down) throw new Error('the database is down');
      // Notifications arrive later than the statement that sends them begins.
      await Promise.resolve();
      notify(message);
    },
  } as unknown as PostgresNotificationBus;
  return { database, bus };
}

const open: PresenceTracker[] = [];
function createProcess(bus: PostgresNotificationBus) {
  const log = createTestLog();
  const diffs: [joined: string[], left: string[]][] = [];
  const tracker = new PresenceTracker(
    bus,
    (_topic, { joins, leaves }) => void diffs.push([Object.keys(joins), Object.keys(leaves)]),
    log as unknown as Logger,
  );
  open.push(tracker);
  return { tracker, log, diffs, present: () => Object.keys(tracker.state('room')) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const tracker of open.splice(0)) tracker.close();
  vi.useRealTimers();
});

describe('while nothing can be published', () => {
  // A rejection that nobody handles fails this file.
  test('a request of another process is logged, and ends nothing', async () => {
    const { database, bus } = createDatabase();
    const { tracker, log } = createProcess(bus);
    await tracker.track('room', 'anna', 'ref', {});
    database.down = true;
    database.notify({ kind: 'presence', op: 'query', node: 'another', topic: 'room' });
    await vi.advanceTimersByTimeAsync(0);
    expect(log.warn).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(log.warn).toHaveBeenCalledTimes(2);
  });

  test('who leaves has left here at once, and elsewhere as soon as it can be published', async () => {
    const { database, bus } = createDatabase();
    const [here, there] = [createProcess(bus), createProcess(bus)];
    await here.tracker.track('room', 'anna', 'ref', {});
    expect([here.present(), there.present()]).toEqual([['anna'], ['anna']]);
    database.down = true;
    await here.tracker.untrack('ref');
    expect([here.present(), there.present()]).toEqual([[], ['anna']]);
    expect(here.diffs.at(-1)).toEqual([[], ['anna']]);
    database.down = false;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(there.present()).toEqual([]);
  });

  test('who joins is announced later', async () => {
    const { database, bus } = createDatabase();
    const [here, there] = [createProcess(bus), createProcess(bus)];
    database.down = true;
    await expect(here.tracker.track('room', 'anna', 'ref', {})).rejects.toThrow('down');
    database.down = false;
    await vi.advanceTimersByTimeAsync(15_000);
    expect([here.present(), there.present()]).toEqual([['anna'], ['anna']]);
  });
});

test('a join that arrives after its leave does not stay', async () => {
  const { database, bus } = createDatabase();
  const [here, there] = [createProcess(bus), createProcess(bus)];
  const sent: NotificationBusMessage[] = [];
  bus.subscribe((message) => void sent.push(message));
  await here.tracker.track('room', 'anna', 'ref', {});
  const [join] = sent;
  await here.tracker.untrack('ref');
  database.notify(join as NotificationBusMessage);
  await vi.advanceTimersByTimeAsync(0);
  expect([here.present(), there.present()]).toEqual([[], []]);
});

test('the people of a process that has ended leave, also where nobody of this process is present', async () => {
  const { bus } = createDatabase();
  const [ended, other] = [createProcess(bus), createProcess(bus)];
  await ended.tracker.track('room', 'anna', 'ref', {});
  await vi.advanceTimersByTimeAsync(40_000);
  expect(other.present()).toEqual(['anna']);
  ended.tracker.close();
  await vi.advanceTimersByTimeAsync(75_000);
  expect(other.present()).toEqual([]);
});

test('after a gap the others are asked again, and who left meanwhile is gone', async () => {
  const { database, bus } = createDatabase();
  const [here, there] = [createProcess(bus), createProcess(bus)];
  await there.tracker.track('room', 'anna', 'one', {});
  // Of a process that this one has not heard the leave of.
  database.notify({ kind: 'presence', op: 'join', node: 'another', topic: 'room', key: 'ben', ref: 'two', meta: {} });
  expect(here.present()).toEqual(['anna', 'ben']);
  await here.tracker.resync();
  await vi.advanceTimersByTimeAsync(0);
  expect(here.present()).toEqual(['anna']);
});

test('a key that every object inherits is a key like any other', async () => {
  const { bus } = createDatabase();
  const { tracker, diffs, present } = createProcess(bus);
  for (const key of ['constructor', '__proto__', 'anna']) await tracker.track('room', key, key, {});
  expect(present()).toEqual(['constructor', '__proto__', 'anna']);
  expect(JSON.parse(JSON.stringify(tracker.state('room'))).constructor).toEqual({
    metas: [{ phx_ref: 'constructor' }],
  });
  expect(diffs).toHaveLength(3);
});

test('a closed tracker has no timer', () => {
  const { tracker } = createProcess(createDatabase().bus);
  expect(vi.getTimerCount()).toBe(1);
  tracker.close();
  expect(vi.getTimerCount()).toBe(0);
});
