import { beforeEach, describe, expect, it, vi } from 'vitest';

const state = vi.hoisted(() => ({ forwarded: null as string | null, trusted: 0, rpc: vi.fn() }));
vi.mock('next/headers', () => ({
  headers: async () => ({ get: (name: string) => (name === 'x-forwarded-for' ? state.forwarded : null) }),
}));
vi.mock('@/lib/config/env', () => ({ env: (name: string) => (name === 'TRUSTED_PROXIES' ? state.trusted : 'secret') }));
vi.mock('@/lib/supabase/service-client', () => ({ createServiceClient: () => ({ rpc: state.rpc }) }));

const { clientIp, clearRateLimit, consumeRateLimit, consumeRateLimits, UNKNOWN_IP } = await import(
  '@/lib/supabase/rate-limit'
);

beforeEach(() => state.rpc.mockReset().mockResolvedValue({ data: 0, error: null }));

describe('the client IP', () => {
  it.each([
    // Everything sent by the client precedes what proxies append.
    [0, '203.0.113.7', UNKNOWN_IP],
    [1, '203.0.113.7', '203.0.113.7'],
    [1, '1.2.3.4, 203.0.113.7', '203.0.113.7'],
    [2, '1.2.3.4, 203.0.113.7, 10.0.0.1', '203.0.113.7'],
    [2, '203.0.113.7,10.0.0.1', '203.0.113.7'],
    [2, '10.0.0.1', UNKNOWN_IP],
    [1, '', UNKNOWN_IP],
    [1, null, UNKNOWN_IP],
  ])('behind %i proxies with the header %j is %s', async (trusted, forwarded, ip) => {
    Object.assign(state, { trusted, forwarded });
    expect(await clientIp()).toBe(ip);
  });
});

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
