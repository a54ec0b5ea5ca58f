import { describe, expect, it, vi } from 'vitest';

const state = vi.hoisted(() => ({ forwarded: null as string | null, trusted: 0 }));
vi.mock('next/headers', () => ({
  headers: async () => ({ get: (name: string) => (name === 'x-forwarded-for' ? state.forwarded : null) }),
}));
vi.mock('@/lib/config/env', () => ({ env: () => state.trusted }));

const { clientIp, UNKNOWN_IP } = await import('@/lib/http/client-ip');

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
