import { expect, test } from 'vitest';
import { parseDecimal, stripKilogramUnit } from '@/lib/feeding/parse-decimal';

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
  ['12 ,5', 12.5],
  ['12, 5', 12.5],
  ['１２ 。５', 12.5],
  ['1½', 1.5],
  ['12 ½', 12.5],
  ['½', 0.5],
  ['\u061c12\u202f', 12],
  ['\u200e12,5\u200f', 12.5],
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
  '1 2',
  '1,5½',
  '1½½',
  '1 000',
  ' , ',
])('parseDecimal rejects %j', (text) => {
  expect(parseDecimal(text)).toBeNull();
});

test.each([
  ...['kg', 'kgs', 'kg.', 'Kg', 'KG', 'k.g.', 'kgr', 'kgr.', 'kgm', 'klg', 'kilo', 'kilos', 'kila', 'kilogrami', '㎏'],
  ...['kilogramos', 'quilos', 'kilogrammes', 'kilogr.', 'chili', 'chilo', 'chilogrammi', 'kilogramus', 'k'],
  ...['κιλά', 'κιλα', 'κιλό', 'κιλ.', 'κιλ', 'κ.', 'ΚΙΛΑ', 'κιλών', 'κγ', 'χγρ', 'χλγ.', 'χιλιόγραμμα', 'кг', 'кг.'],
  ...['кило', 'кила', 'килограма', 'килограммов', 'килогр.', 'кгр', 'к.г.', '公斤', '千克'],
])('a weight may end with %s', (unit) => {
  for (const text of [`12,5 ${unit}`, `12,5${unit}`, ` 12,5\u00a0${unit} `]) {
    expect(parseDecimal(stripKilogramUnit(text))).toBe(12.5);
  }
});

test.each([
  '6 公斤。',
  '６公斤．',
  '6公斤，',
  '6 kg. ',
  '6 kg .',
  '6 kg,',
  '6\u202fкг.',
  '6\u2009κιλά.',
  '\u061c6\u00a0kg\u200f',
  '6 κ.',
])('%j is a weight of 6 kg', (text) => {
  expect(parseDecimal(stripKilogramUnit(text))).toBe(6);
});

test.each(['g', 'γρ', 'γραμμάρια', 'гр', 'lb', 'lbs', '斤', '市斤', 'kcal', 'km', 'kilometra', 'χιλιόμετρα', 'к кг'])(
  'a weight may not end with %s',
  (unit) => expect(parseDecimal(stripKilogramUnit(`12,5 ${unit}`))).toBeNull(),
);

test('no sentence passes as a unit', () =>
  expect(parseDecimal(stripKilogramUnit('12 kilogramwin500eurnow'))).toBeNull());
