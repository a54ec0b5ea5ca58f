import type { Logger } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type {
  NotificationBusMessage,
  PostgresNotificationBus,
} from '@/server/embedded-supabase/realtime/notification-bus';
import { RealtimePresenceTracker } from '@/server/embedded-supabase/realtime/presence';
import { createTestLog } from './realtime-backend';

/** One database with its processes: all of them that listen receive what one publishes. */
function createDatabase() {
  const listeners: ((message: NotificationBusMessage) => void)[] = [];
  const notify = (message: NotificationBusMessage) => {
    for (const listener of listeners) listener(message);
  };
  const database = { down: false, notify };
  /** The connection of one process, which may be unable to publish (`down`) or to receive (`deaf`). */
  const connect = () => {
    const connection = { down: false, deaf: false };
    const bus = {
      subscribe: (listener: (message: NotificationBusMessage) => void) =>
        void listeners.push((message) => {
          if (!connection.deaf) listener(message);
        }),
      publish: async (message: NotificationBusMessage) => {
        if (database.down || connection.down) throw new Error('the database is down');
        // Notifications arrive later than the statement that sends them begins.
        await Promise.resolve();
        notify(message);
      },
    } as unknown as PostgresNotificationBus;
    return { connection, bus };
  };
  return { database, connect, bus: connect().bus };
}

const open: RealtimePresenceTracker[] = [];
function createProcess(bus: PostgresNotificationBus) {
  const log = createTestLog();
  const diffs: [joined: string[], left: string[]][] = [];
  const tracker = new RealtimePresenceTracker(
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

describe('nobody is lost for good', () => {
  /** Two processes with somebody present in each, who see each other. */
  async function createPair() {
    const { connect } = createDatabase();
    const [one, two] = [connect(), connect()];
    const here = { ...createProcess(one.bus), connection: one.connection };
    const there = { ...createProcess(two.bus), connection: two.connection };
    await here.tracker.track('room', 'anna', 'a', {});
    await there.tracker.track('room', 'ben', 'b', {});
    const present = () => [here.present().sort(), there.present().sort()];
    expect(present()).toEqual(both);
    return { here, there, present };
  }
  const both = [
    ['anna', 'ben'],
    ['anna', 'ben'],
  ];

  test('when after a restart of the database one process listens again before the other', async () => {
    const { here, there, present } = await createPair();
    there.connection.deaf = true;
    await here.tracker.resync();
    there.connection.deaf = false;
    await there.tracker.resync();
    await vi.advanceTimersByTimeAsync(0);
    expect(present()).toEqual(both);
  });

  test('when a process could not publish for more than 45 seconds', async () => {
    const { here, there, present } = await createPair();
    there.connection.down = true;
    await vi.advanceTimersByTimeAsync(75_000);
    expect(here.present()).toEqual(['anna']);
    await there.tracker.track('room', 'carl', 'c', {}).catch(() => {});
    there.connection.down = false;
    // Its first message is the join of somebody else.
    await vi.advanceTimersByTimeAsync(30_000);
    expect(present()).toEqual(both.map((names) => [...names, 'carl']));
  });

  test('when the others cannot be asked after a gap', async () => {
    const { here, present } = await createPair();
    here.connection.down = true;
    await here.tracker.resync();
    expect(here.present()).toEqual(['anna']);
    expect(here.log.warn).toHaveBeenCalledOnce();
    here.connection.down = false;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(present()).toEqual(both);
  });

  test('when another process cannot answer at once', async () => {
    const { here, there, present } = await createPair();
    there.connection.down = true;
    await here.tracker.resync();
    await vi.advanceTimersByTimeAsync(0);
    expect(here.present()).toEqual(['anna']);
    there.connection.down = false;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(present()).toEqual(both);
  });

  test('and a process that is known is not asked with each announcement', async () => {
    const { here, there } = await createPair();
    await vi.advanceTimersByTimeAsync(60_000);
    const queries = [vi.spyOn(here.tracker, 'query'), vi.spyOn(there.tracker, 'query')];
    await vi.advanceTimersByTimeAsync(60_000);
    for (const query of queries) expect(query).not.toHaveBeenCalled();
  });
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
