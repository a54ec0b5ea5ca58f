import { expect, test } from 'vitest';
import { clientIpFromForwardedFor, forwardedIp } from '@/lib/http/forwarded-ip';
import { toRateLimitNetwork } from '@/lib/http/ip-network';

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
test.each(spellings)('%j', (entry, ip) => expect(forwardedIp(entry)).toBe(ip));

test('the entry of the outermost trusted proxy counts, whatever a visitor puts before it', () => {
  expect(clientIpFromForwardedFor('6.6.6.6, 192.0.2.7', 1)).toBe('192.0.2.7');
  expect(clientIpFromForwardedFor('6.6.6.6, 192.0.2.7:99, 10.0.0.1', 2)).toBe('192.0.2.7');
  expect(clientIpFromForwardedFor('192.0.2.7', 2)).toBeNull();
  expect(clientIpFromForwardedFor('192.0.2.7', 0)).toBeNull();
  expect(clientIpFromForwardedFor(null, 1)).toBeNull();
  expect(clientIpFromForwardedFor('192.0.2.7, junk', 1)).toBeNull();
});

test('all addresses of one IPv6 network share one key, however they are spelled', () => {
  const keys = ['2001:db8:1:100::7', '[2001:DB8:1:100:ffff::1]:80', '2001:db8:1:1ff::'].map((entry) =>
    toRateLimitNetwork(forwardedIp(entry) ?? ''),
  );
  expect(new Set(keys)).toEqual(new Set(['2001:db8:1:100::/56']));
});
