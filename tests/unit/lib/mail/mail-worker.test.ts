import { performance } from 'node:perf_hooks';
import { afterEach, expect, it, vi } from 'vitest';
import { sendDueMailsAndCount, waitForIdleEventLoop } from '@/lib/mail/mail-worker';
import { sendMail } from '@/lib/mail/send-mail';

const state = vi.hoisted(() => ({ batches: [] as object[][] }));
vi.mock('@/lib/supabase/service-client', () => ({
  createServiceClient: () => ({
    rpc: async (name: string) => ({
      data: name === 'claim_mails' ? (state.batches.shift() ?? []) : 'sent',
      error: null,
    }),
  }),
}));
vi.mock('@/lib/mail/send-mail', () => ({ sendMail: vi.fn() }));

const loop = vi.spyOn(performance, 'eventLoopUtilization');
const busyFor = (samples: number) => {
  let sampled = 0;
  loop.mockImplementation((before?: object) => {
    if (before) sampled += 1;
    return { idle: 1, active: 1, utilization: sampled > samples ? 0.1 : 0.95 };
  });
  return () => sampled;
};
const waited = async (isOver: () => boolean) => {
  const started = performance.now();
  await waitForIdleEventLoop(isOver);
  return performance.now() - started;
};
afterEach(() => loop.mockReset());

it('ends with the first sample that leaves time to spare', async () => {
  const samples = busyFor(2);
  expect(await waited(() => false)).toBeLessThan(1500);
  expect(samples()).toBe(3);
});

it('ends after half a second however busy the event loop is', async () => {
  const samples = busyFor(Number.POSITIVE_INFINITY);
  expect(await waited(() => false)).toBeGreaterThan(450);
  expect(samples()).toBe(5);
});

it('ends when it is over', async () => {
  const samples = busyFor(Number.POSITIVE_INFINITY);
  await waited(() => samples() === 2);
  expect(samples()).toBe(2);
});

it('sends a queue that takes longer than one lease to the end', async () => {
  const leases: AbortController[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const lease = new AbortController();
    leases.push(lease);
    return lease.signal;
  });
  state.batches = ['first', 'second'].map((id) => [{ id, kind: 'letter' }]);
  const aborted: (boolean | undefined)[] = [];
  vi.mocked(sendMail).mockImplementation(async (_message, signal) => {
    aborted.push(signal?.aborted);
    // The time of this email is over.
    leases.at(-1)?.abort();
  });
  expect(await sendDueMailsAndCount({ letter: async () => ({}) as never })).toBe(2);
  expect(aborted).toEqual([false, false]);
});
