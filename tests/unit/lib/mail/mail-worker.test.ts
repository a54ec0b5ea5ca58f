import { performance } from 'node:perf_hooks';
import { afterEach, expect, it, vi } from 'vitest';
import { waitForIdleEventLoop } from '@/lib/mail/mail-worker';

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
