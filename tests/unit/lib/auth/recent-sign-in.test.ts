import { expect, test } from 'vitest';
import { hasRecentSignInMethod } from '@/lib/auth/require-recent-sign-in';
import { parseAmrClaim } from '@/lib/auth/require-staff';

const now = Date.parse('2026-03-01T12:00:00Z');
const minutesAgo = (minutes: number, method = 'password') => ({ method, timestamp: now / 1000 - minutes * 60 });

test('uses the most recent authentication', () => {
  expect(hasRecentSignInMethod([minutesAgo(60), minutesAgo(14, 'totp')], now)).toBe(true);
  expect(hasRecentSignInMethod([minutesAgo(60), minutesAgo(16, 'otp')], now)).toBe(false);
  expect(hasRecentSignInMethod([], now)).toBe(false);
});

test('ignores authentications in an unknown format', () => {
  expect(parseAmrClaim([minutesAgo(1)])).toHaveLength(1);
  for (const amr of [undefined, 'password', ['password'], [{ method: 'password', timestamp: 'now' }], { length: 1 }])
    expect(parseAmrClaim(amr)).toEqual([]);
});
