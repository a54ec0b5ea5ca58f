import { performance } from 'node:perf_hooks';
import { afterEach, expect, it, vi } from 'vitest';
import { collectGarbageWhileIdle } from '@/lib/collect-garbage-while-idle';

const collect = vi.hoisted(() => vi.fn());
vi.mock('node:vm', () => ({ runInNewContext: () => collect }));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  collect.mockClear();
});

it.each([
  [0.05, 1],
  [0.6, 0],
])('five minutes with a utilization of %d cost %d collections', (utilization, collections) => {
  vi.useFakeTimers();
  vi.spyOn(performance, 'eventLoopUtilization').mockReturnValue({ idle: 1, active: 1, utilization });
  collectGarbageWhileIdle();
  vi.advanceTimersByTime(299_000);
  expect(collect).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  expect(collect).toHaveBeenCalledTimes(collections);
});
