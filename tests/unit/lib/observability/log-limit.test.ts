import { afterEach, expect, test, vi } from 'vitest';
import { createLogLimit } from '@/lib/observability/log-limit';

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
