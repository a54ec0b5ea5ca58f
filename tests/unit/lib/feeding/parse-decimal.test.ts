import { expect, test } from 'vitest';
import { parseDecimal } from '@/lib/feeding/parse-decimal';

test.each([
  ['12,5', 12.5],
  ['12.5', 12.5],
  [' 12 ', 12],
  ['12.', 12],
  [',5', 0.5],
  ['.25', 0.25],
  ['１２．５', 12.5],
  ['１２，５', 12.5],
  ['\u00a07\u00a0', 7],
  ['2。5', 2.5],
  ['0.375', 0.375],
  ['12,3456', 12.3456],
])('parseDecimal parses %j as %d', (text, number) => {
  expect(parseDecimal(text)).toBe(number);
});

test.each([
  '',
  ' ',
  '.',
  ',',
  '-3',
  '+3',
  '1e3',
  '1,234.5',
  '1.2.3',
  '0x10',
  'Infinity',
  'NaN',
  '12 kg',
  'a1',
  '1a',
  '1.000',
  '12,500',
])('parseDecimal rejects %j', (text) => {
  expect(parseDecimal(text)).toBeNull();
});
