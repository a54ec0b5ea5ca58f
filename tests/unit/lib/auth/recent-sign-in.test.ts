import { expect, test } from 'vitest';
import { isFresh, readProofs } from '@/lib/auth/recent-sign-in';

const now = Date.parse('2026-03-01T12:00:00Z');
const minutesAgo = (minutes: number, method = 'password') => ({ method, timestamp: now / 1000 - minutes * 60 });

test('the newest proof decides', () => {
  expect(isFresh([minutesAgo(60), minutesAgo(14, 'totp')], now)).toBe(true);
  expect(isFresh([minutesAgo(60), minutesAgo(16, 'otp')], now)).toBe(false);
  expect(isFresh([], now)).toBe(false);
});

test('proofs in no known form are none', () => {
  expect(readProofs([minutesAgo(1)])).toHaveLength(1);
  for (const amr of [undefined, 'password', ['password'], [{ method: 'password', timestamp: 'now' }], { length: 1 }])
    expect(readProofs(amr)).toEqual([]);
});
