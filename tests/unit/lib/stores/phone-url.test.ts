import { expect, it } from 'vitest';
import { normalizePhoneNumbers } from '@/lib/stores/parse-store-fields';
import { buildPhoneUrl } from '@/lib/stores/phone-url';

it.each([
  ['+30 210 123 4567', 'tel:+302101234567'],
  ['+30 210 123 4567 ext. 12', 'tel:+302101234567;ext=12'],
  ['+33 1 42 68 53 00 ext 7', 'tel:+33142685300;ext=7'],
  ['(210) 123-4567 EXT12', 'tel:2101234567;ext=12'],
])('dials %s by its number alone', (phone, url) => expect(buildPhoneUrl(phone)).toBe(url));

it.each([
  ['210 1234567 ext. 12', 'GR', '+30 210 123 4567 ext. 12'],
  // As an application to become a retailer has it.
  ['+302101234567;ext=12', 'GR', '+30 210 123 4567 ext. 12'],
  ['+33142685300;ext=7', 'FR', '+33 1 42 68 53 00 ext. 7'],
  ['+44 20 7946 0958 x12', 'GB', '+44 20 7946 0958 ext. 12'],
  ['021 312 4567 int 12', 'RO', '+40 21 312 4567 ext. 12'],
  ['+302101234567;ext=12, 6912345678', 'GR', '+30 210 123 4567 ext. 12, +30 691 234 5678'],
  ['2101234567; 6912345678', 'GR', '+30 210 123 4567, +30 691 234 5678'],
  ['210 1234567', 'GR', '+30 210 123 4567'],
])('writes %s of %s with its extension', (text, country, phone) =>
  expect(normalizePhoneNumbers(text, country)).toBe(phone),
);
