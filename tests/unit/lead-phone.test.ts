import { expect, it } from 'vitest';
import { readPhone } from '@/lib/leads/phone';

it.each([
  ['210 123-4567', null, 'gr', '+302101234567'],
  ['(210) 1234567', 'GR', 'en', '+302101234567'],
  ['+30 (0)210 1234567', null, 'gr', '+302101234567'],
  ['0030 210 1234567', 'US', 'en', '+302101234567'],
  ['tel: 210 123 4567', null, 'gr', '+302101234567'],
  ['210 1234567 ext. 12', null, 'gr', '+302101234567;ext=12'],
  ['8 (495) 123-45-67', null, 'ru', '+74951234567'],
  ['8 (495) 123-45-67', 'RU', 'gr', '+74951234567'],
  ['１３８ ００１３ ８０００', null, 'cn', '+8613800138000'],
  ['13800138000', 'CN', 'en', '+8613800138000'],
  ['99 123456', 'CY', 'gr', '+35799123456'],
  ['20 000 000', 'LV', 'lv', '+37120000000'],
  ['06 12 34 56 78', 'FR', 'fr', '+33612345678'],
  ['+44 20 7946 0000', 'GR', 'gr', '+442079460000'],
  ['210 1234567', 'other', 'gr', '+302101234567'],
  ['', 'LV', 'lv', ''],
] as const)('reads %j of %s, typed on a page in %s, as %s', (typed, country, locale, expected) =>
  expect(readPhone(typed, country, locale)).toBe(expected),
);

it.each(['12345', '+30 12', 'call 12345 me', '1'.repeat(30), '+999 123 456 789'])('cannot read %j', (typed) =>
  expect(readPhone(typed, 'GR', 'gr')).toBeNull(),
);
