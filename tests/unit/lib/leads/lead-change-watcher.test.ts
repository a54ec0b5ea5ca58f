import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Status = (status: string) => void;
const state = vi.hoisted(() => ({
  changed: '2026-01-01' as string,
  channels: [] as { status: Status; change: () => void; system: (payload: unknown) => void; removed: boolean }[],
  error: null as { code: string } | null,
  requestCount: 0,
}));
vi.mock('@/lib/observability/log', () => ({ log: { warn: vi.fn() } }));
vi.mock('@/lib/supabase/service-client', () => ({
  createServiceClient: () => ({
    rpc: async () => {
      state.requestCount += 1;
      return { data: state.error ? null : state.changed, error: state.error };
    },
    channel: () => {
      const entry = { status: (() => {}) as Status, change: () => {}, system: (_: unknown) => {}, removed: false };
      state.channels.push(entry);
      const channel = {
        entry,
        on: (type: string, _: object, callback: (payload?: unknown) => void) => {
          if (type === 'system') entry.system = callback;
          else entry.change = callback;
          return channel;
        },
        subscribe: (status: Status) => {
          entry.status = status;
        },
      };
      return channel;
    },
    // The real client reports the end of the channel while removing it.
    removeChannel: async ({ entry }: { entry: (typeof state.channels)[number] }) => {
      entry.removed = true;
      entry.status('CLOSED');
    },
  }),
}));

const { log } = await import('@/lib/observability/log');
const { LeadChangeWatcher } = await import('@/lib/leads/lead-change-watcher');
const { subscribeToSharedLeadWatcher } = await import('@/lib/leads/lead-change-watcher');
const last = () => {
  const channel = state.channels.at(-1);
  if (!channel) throw new Error('no channel was opened');
  return channel;
};

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(state, { changed: 'a', channels: [], error: null, requestCount: 0 });
});
afterEach(() => vi.useRealTimers());

describe('the lead watcher', () => {
  it('polls while there is no channel, reports existing leads once, then only changes', async () => {
    const tell = vi.fn();
    const watch = new LeadChangeWatcher(tell);
    last().status('CHANNEL_ERROR');
    await vi.advanceTimersByTimeAsync(6100);
    expect(state.requestCount).toBe(3);
    expect(tell).toHaveBeenCalledTimes(1);
    state.changed = 'b';
    await vi.advanceTimersByTimeAsync(2000);
    expect(tell).toHaveBeenCalledTimes(2);
    watch.stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(state.requestCount).toBe(4);
  });

  it('stops polling while the channel works, and resumes when it breaks', async () => {
    const tell = vi.fn();
    const watch = new LeadChangeWatcher(tell);
    last().status('SUBSCRIBED');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(state.requestCount).toBe(0);
    last().change();
    expect(tell).toHaveBeenCalledTimes(2);
    last().status('TIMED_OUT');
    await vi.advanceTimersByTimeAsync(2100);
    expect(state.requestCount).toBe(1);
    watch.stop();
  });

  it('leaves a broken channel to the client, and joins another one ten seconds after the back end closed it', async () => {
    const watch = new LeadChangeWatcher(() => {});
    last().status('CHANNEL_ERROR');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(state.channels).toHaveLength(1);
    expect(last().removed).toBe(false);
    last().status('CLOSED');
    expect(last().removed).toBe(true);
    await vi.advanceTimersByTimeAsync(10_100);
    expect(state.channels).toHaveLength(2);
    watch.stop();
    expect(last().removed).toBe(true);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(state.channels).toHaveLength(2);
  });

  it('polls when the channel is joined but the tables are not published', async () => {
    const watch = new LeadChangeWatcher(() => {});
    last().status('SUBSCRIBED');
    last().system({ status: 'error' });
    await vi.advanceTimersByTimeAsync(2100);
    expect(state.requestCount).toBe(1);
    watch.stop();
  });

  it('joins again by the client after a break, and refetches then', async () => {
    const onChange = vi.fn();
    const watch = new LeadChangeWatcher(onChange);
    last().status('SUBSCRIBED');
    last().status('CHANNEL_ERROR');
    last().status('SUBSCRIBED');
    expect(onChange).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(state.requestCount).toBe(0);
    watch.stop();
  });

  it('continues to poll after a failed response, and logs each outage once', async () => {
    vi.mocked(log.warn).mockClear();
    const watch = new LeadChangeWatcher(() => {});
    state.error = { code: '57014' };
    await vi.advanceTimersByTimeAsync(6100);
    expect(state.requestCount).toBe(3);
    expect(vi.mocked(log.warn).mock.calls).toEqual([[{ code: '57014' }, 'changes of leads cannot be read']]);
    state.error = null;
    await vi.advanceTimersByTimeAsync(2000);
    state.error = { code: '57014' };
    await vi.advanceTimersByTimeAsync(4000);
    expect(log.warn).toHaveBeenCalledTimes(2);
    watch.stop();
  });

  it('is shared by all subscribers, and stops without any', async () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const forget = [subscribeToSharedLeadWatcher(first, () => {}), subscribeToSharedLeadWatcher(second, () => {})];
    expect(state.channels).toHaveLength(1);
    last().change();
    expect([first, second].map((called) => called.mock.calls.length)).toEqual([1, 1]);
    for (const end of forget) end();
    expect(last().removed).toBe(true);
  });
});
