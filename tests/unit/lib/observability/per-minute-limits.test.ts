import { afterEach, expect, test, vi } from 'vitest';
import { createLogLimit, createProcessWidePerMinuteLimit } from '@/lib/observability/per-minute-limits';

afterEach(() => {
  vi.useRealTimers();
});

test('a limit allows a number per minute, and counts the suppressed ones', () => {
  vi.useFakeTimers();
  const left: number[] = [];
  const may = createLogLimit(3, (count) => left.push(count));
  expect(Array.from({ length: 10 }, may).filter(Boolean)).toHaveLength(3);
  expect(left).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(left).toEqual([7]);
  expect([may(), may()]).toEqual([true, true]);
  vi.advanceTimersByTime(60_000);
  expect(left).toEqual([7]);
});

test('a flood passes the limit once a minute', () => {
  let now = 0;
  const may = createProcessWidePerMinuteLimit(3, () => now);
  expect([1, 2, 3, 4, 5].map(may)).toEqual([true, true, true, false, false]);
  now = 59_999;
  expect(may()).toBe(false);
  now = 60_000;
  expect(may()).toBe(true);
});
