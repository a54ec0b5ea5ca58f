import { beforeEach, describe, expect, it, vi } from 'vitest';

const state = vi.hoisted(() => ({ rpc: vi.fn() }));
vi.mock('@/lib/config/env', () => ({ readEnvironmentVariable: () => 'secret' }));
vi.mock('@/lib/supabase/service-client', () => ({ createServiceClient: () => ({ rpc: state.rpc }) }));

const { clearRateLimit, consumeRateLimit, consumeRateLimits } = await import('@/lib/supabase/rate-limit');

beforeEach(() => state.rpc.mockReset().mockResolvedValue({ data: 0, error: null }));

describe('a rate limit', () => {
  const limit = { hits: 5, seconds: 900 };
  const limits = () => state.rpc.mock.lastCall?.[1].limits as Record<string, unknown>[];

  it('is counted by the back end under a hash, without personal data', async () => {
    state.rpc.mockResolvedValue({ data: 61, error: null });
    expect(await consumeRateLimit('contact-email', 'anna@draugs.example', limit)).toBe(61);
    expect(limits()).toEqual([
      { bucket: 'contact-email', subject: expect.stringMatching(/^[0-9a-f]{64}$/), max_hits: 5, window_seconds: 900 },
    ]);
  });

  it('has one stable key for each subject of each bucket', async () => {
    const pairs = ['a x', 'a y', 'b x', 'a x'].map((pair) => pair.split(' ') as [string, string]);
    await consumeRateLimits(pairs.map(([bucket, subject]) => ({ bucket, subject, ...limit })));
    const subjects = limits().map(({ subject }) => subject);
    expect(new Set(subjects).size).toBe(3);
    expect(subjects[3]).toBe(subjects[0]);
    await clearRateLimit('a', 'x');
    expect(state.rpc).toHaveBeenLastCalledWith('forget_rate_limit', { bucket: 'a', subject: subjects[0] });
  });

  it('that cannot be read or reset allows nothing', async () => {
    state.rpc.mockResolvedValue({ data: null, error: { code: '08006' } });
    await expect(consumeRateLimit('a', 'x', limit)).rejects.toThrow('rate limit cannot be read: 08006');
    await expect(clearRateLimit('a', 'x')).rejects.toThrow('rate limit cannot be forgotten: 08006');
  });
});
