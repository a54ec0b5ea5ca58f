import { beforeEach, expect, it, vi } from 'vitest';

const state = vi.hoisted(() => ({ ip: '', counted: [] as string[] }));
vi.mock('@/lib/observability/log', () => ({ log: { error: () => {}, info: () => {} } }));
vi.mock('@/lib/http/client-ip', async (original) => ({
  ...(await original<object>()),
  UNKNOWN_IP: 'direct',
  readClientIp: async () => state.ip,
}));
vi.mock('@/lib/supabase/rate-limit', () => ({
  consumeRateLimit: async (bucket: string, subject: string) => {
    state.counted.push(`${bucket} ${subject}`);
    return 0;
  },
}));

const { countNetworkAttempt } = await import('@/lib/auth/network-attempt-limit');

async function from(...ips: string[]) {
  for (const ip of ips) {
    state.ip = ip;
    await countNetworkAttempt('sign-in');
  }
  return new Set(state.counted);
}

beforeEach(() => {
  state.counted = [];
});

it('counts attempts from all addresses of one subscriber network together', async () => {
  expect(await from('2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1')).toHaveLength(1);
});

it('counts attempts from other networks separately, and none for an unknown address', async () => {
  expect(await from('2001:db8:1:2::1', '2001:db8:2:2::1', '203.0.113.7', '198.51.100.7')).toHaveLength(4);
  state.counted = [];
  expect(await from('direct')).toHaveLength(0);
});
