import { describe, expect, it, test, vi } from 'vitest';

const state = vi.hoisted(() => ({ forwarded: null as string | null, trusted: 0 }));
vi.mock('next/headers', () => ({
  headers: async () => ({ get: (name: string) => (name === 'x-forwarded-for' ? state.forwarded : null) }),
}));
vi.mock('@/lib/config/env', () => ({ readEnvironmentVariable: () => state.trusted }));

const { readClientIp, toRateLimitNetwork, UNKNOWN_IP } = await import('@/lib/http/client-ip');

const clientIpBehind = (trusted: number, forwarded: string | null) => {
  Object.assign(state, { trusted, forwarded });
  return readClientIp();
};

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
    [2, '6.6.6.6, 192.0.2.7:99, 10.0.0.1', '192.0.2.7'],
    [1, '192.0.2.7, junk', UNKNOWN_IP],
  ])('behind %i proxies with the header %j is %s', async (trusted, forwarded, ip) => {
    expect(await clientIpBehind(trusted, forwarded)).toBe(ip);
  });
});

const spellings: [entry: string, ip: string | null][] = [
  ['192.0.2.7', '192.0.2.7'],
  [' 192.0.2.7 ', '192.0.2.7'],
  ['192.0.2.7:4711', '192.0.2.7'],
  ['"192.0.2.7"', '192.0.2.7'],
  ['"192.0.2.7:4711"', '192.0.2.7'],
  ['for=192.0.2.7', '192.0.2.7'],
  ['For="192.0.2.7:80"', '192.0.2.7'],
  ['2001:db8::7', '2001:db8::7'],
  ['2001:DB8::7', '2001:db8::7'],
  ['2001:0db8:0000:0000:0000:0000:0000:0007', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['[2001:db8::7]:4711', '2001:db8::7'],
  ['"[2001:db8::7]:4711"', '2001:db8::7'],
  ['for="[2001:db8::7]:4711"', '2001:db8::7'],
  ['fe80::1%eth0', 'fe80::1'],
  ['[fe80::1%eth0]:80', 'fe80::1'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['[::ffff:192.0.2.7]:80', '192.0.2.7'],
  ['0:0:0:0:0:ffff:c000:0207', '192.0.2.7'],
  ['::1', '::1'],
  ['', null],
  ['unknown', null],
  ['_hidden', null],
  ['-', null],
  ['localhost', null],
  ['example.com', null],
  ['192.0.2', null],
  ['192.0.2.256', null],
  ['192.0.2.07', null],
  ['0xc0000207', null],
  ['3221225991', null],
  ['[192.0.2.7]', null],
  ['192.0.2.7:port', null],
  ['2001:db8::7::1', null],
  ['[2001:db8::7', null],
  ["' or 1=1 --", null],
  ['192.0.2.7\u0000', null],
  ['１９２.0.2.7', null],
  ['a'.repeat(10_000), null],
];

test(`reads ${spellings.length} spellings`, () => expect(spellings.length).toBeGreaterThanOrEqual(30));
test.each(spellings)('%j', async (entry, ip) => expect(await clientIpBehind(1, entry)).toBe(ip ?? UNKNOWN_IP));

test('all addresses of one IPv6 network share one key, however they are spelled', async () => {
  const keys = new Set<string>();
  for (const entry of ['2001:db8:1:100::7', '[2001:DB8:1:100:ffff::1]:80', '2001:db8:1:1ff::'])
    keys.add(toRateLimitNetwork(await clientIpBehind(1, entry)));
  expect(keys).toEqual(new Set(['2001:db8:1:100::/56']));
});
