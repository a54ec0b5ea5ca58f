import { expect, it } from 'vitest';
import { findSpamReasons } from '@/lib/forms/spam-checks';
import { ipNetworkOf, toRateLimitNetwork } from '@/lib/http/client-ip';

const person = { honeypot: '', elapsed: '45000', texts: ['Anna', 'See https://draugs.example and www.draugs.example'] };

it('flags nothing in ordinary input', () => {
  expect(findSpamReasons(person)).toEqual([]);
  expect(findSpamReasons({ ...person, elapsed: '3000' })).toEqual([]);
  expect(findSpamReasons({ ...person, honeypot: undefined, texts: ['Α < Β, 3 > 2', '狗'] })).toEqual([]);
});

it.each([
  [['honeypot'], { honeypot: 'https://x.example' }],
  [['honeypot'], { honeypot: 'Anna www.x.example' }],
  [['honeypot'], { honeypot: '<a href=x>' }],
  [['honeypot'], { honeypot: 'other@draugs.example' }],
  [['fast'], { elapsed: '2999' }],
  [['untimed'], { elapsed: '' }],
  [['untimed'], { elapsed: undefined }],
  [['untimed'], { elapsed: '-1' }],
  [['untimed'], { elapsed: '45000x' }],
  [['links'], { texts: ['http://a.example HTTPS://b.example', 'www.c.example'] }],
  [['links'], { texts: ['buy.shop/a win.xyz/b casino.top/c'] }],
  [['markup'], { texts: ['<a href="x">x</a>'] }],
  [['markup'], { texts: ['[url=x]x[/url]'] }],
  [['unverified'], { honeypot: 'anna' }],
  [['fast', 'unverified'], { honeypot: 'Anna', elapsed: '900' }],
  [['untimed', 'unverified'], { honeypot: 'Anna', elapsed: '' }],
  [['honeypot', 'fast'], { honeypot: 'Anna x', elapsed: '900' }],
  [['honeypot', 'untimed'], { honeypot: '[url=x]x[/url]', elapsed: '' }],
  [['unverified'], { honeypot: ' , ' }],
  [['unverified'], { honeypot: 'anna.k' }],
  [['unverified'], { honeypot: 'Draugs SIA' }],
  [['unverified'], { honeypot: 'Brīvības iela 1, Rīga' }],
  [['unverified'], { honeypot: '+371 20-000-000' }],
  [['untimed', 'unverified'], { honeypot: 'Draugs SIA', elapsed: '' }],
  [['untimed', 'markup', 'unverified'], { honeypot: 'x', elapsed: '', texts: ['<script>'] }],
])('flags %j', (flags, change) => expect(findSpamReasons({ ...person, ...change })).toEqual(flags));

it('checks a long text of hyphens as fast as any other', () => {
  const since = performance.now();
  expect(findSpamReasons({ ...person, texts: ['a-'.repeat(15_000)] })).toEqual([]);
  expect(performance.now() - since).toBeLessThan(700);
});

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2ff::5', '2001:db8:1:200::/56'],
  ['2001:0db8:0001:02ab:1:2:3:4', '2001:db8:1:200::/56'],
  ['1::2ff:3:4:5:6', '1:0:0:200::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56'],
  ['::1', '0:0:0:0::/56'],
  ['direct', 'direct'],
])('the network of %s is %s', (ip, network) => expect(ipNetworkOf(ip)).toBe(network));

it.each([
  ['203.0.113.77', '203.0.113.77'],
  ['::ffff:203.0.113.77', '::ffff:203.0.113.77'],
  ['2001:db8:1:2ff::5', '2001:db8:1:200::/56'],
  ['direct', 'direct'],
])('the subscriber network of %s is %s', (ip, customer) => expect(toRateLimitNetwork(ip)).toBe(customer));
