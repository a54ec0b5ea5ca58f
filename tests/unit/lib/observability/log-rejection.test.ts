import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { log } from '@/lib/observability/log';
import { logRejection } from '@/lib/observability/log-rejection';

vi.mock('@/lib/observability/log', () => ({ log: { info: vi.fn(), warn: vi.fn() } }));
const { info, warn } = vi.mocked(log);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

test('a rejection is logged sixty times a minute, and then how many more there were', () => {
  for (let i = 0; i < 100; i++) logRejection('info', { reason: 'a', i }, 'rejected');
  expect(info).toHaveBeenCalledTimes(60);
  expect(info).toHaveBeenLastCalledWith({ reason: 'a', i: 59 }, 'rejected');
  vi.advanceTimersByTime(60_000);
  expect(warn.mock.calls).toEqual([[{ count: 40, reason: 'a' }, 'more left out: rejected']]);
  logRejection('info', { reason: 'a' }, 'rejected');
  expect(info).toHaveBeenCalledTimes(61);
});

test('a flood of one kind hides no other: level, reason and message have their own limit', () => {
  for (let i = 0; i < 100; i++) logRejection('info', { reason: 'b' }, 'denied');
  info.mockClear();
  logRejection('info', { reason: 'c' }, 'denied');
  logRejection('info', { reason: 'b' }, 'limited');
  logRejection('warn', { reason: 'b' }, 'denied');
  expect([info.mock.calls.length, warn.mock.calls.length]).toEqual([2, 1]);
});
