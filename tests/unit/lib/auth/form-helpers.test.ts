import { expect, it, vi } from 'vitest';
import { captureRetryAfterSeconds } from '@/lib/http/set-retry-after';

vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));
vi.mock('@/lib/observability/log', () => ({ log: { error: () => {}, info: () => {} } }));

const { createResultFromAuthError: rejection, createRateLimitErrorResult } = await import('@/lib/auth/form-helpers');

it('sets Retry-After for rate-limited clients only', async () => {
  const waits: number[] = [];
  await captureRetryAfterSeconds(
    (seconds) => waits.push(seconds),
    async () => {
      await createRateLimitErrorResult('lv', 61);
      await rejection('lv', { code: 'over_request_rate_limit', message: 'after 30 seconds' });
      await rejection('lv', { code: 'invalid_credentials' });
    },
  );
  // Whole minutes, as in the message.
  expect(waits).toEqual([120, 60]);
});
