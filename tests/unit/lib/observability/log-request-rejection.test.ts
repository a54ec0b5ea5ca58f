import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { log } from '@/lib/observability/log';
import { logRequestRejection } from '@/lib/observability/log-request-rejection';

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
  for (let i = 0; i < 100; i++) logRequestRejection('info', { reason: 'a', i }, 'rejected');
  expect(info).toHaveBeenCalledTimes(60);
  expect(info).toHaveBeenLastCalledWith({ reason: 'a', i: 59 }, 'rejected');
  vi.advanceTimersByTime(60_000);
  expect(warn.mock.calls).toEqual([[{ count: 40, reason: 'a' }, 'more left out: rejected']]);
  logRequestRejection('info', { reason: 'a' }, 'rejected');
  expect(info).toHaveBeenCalledTimes(61);
});

test('a flood of one kind hides no other: level, reason and message have their own limit', () => {
  for (let i = 0; i < 100; i++) logRequestRejection('info', { reason: 'b' }, 'denied');
  info.mockClear();
  logRequestRejection('info', { reason: 'c' }, 'denied');
  logRequestRejection('info', { reason: 'b' }, 'limited');
  logRequestRejection('warn', { reason: 'b' }, 'denied');
  expect([info.mock.calls.length, warn.mock.calls.length]).toEqual([2, 1]);
});
