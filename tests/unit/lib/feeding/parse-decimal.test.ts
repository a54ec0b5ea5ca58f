import { expect, test } from 'vitest';
import { enteredWeightInKg, parseDecimal } from '@/lib/feeding/parse-decimal';

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
  ['٠١٢٣٤٫٥٦٧٨٩', 1234.56789],
  ['۰۱۲۳۴٫۵۶۷۸۹', 1234.56789],
  ['١٢،٥', 12.5],
  ['۷', 7],
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
  // Thousands in Arabic.
  '١٬٥٠٠',
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
    expect(enteredWeightInKg(text)).toBe(12.5);
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
  expect(enteredWeightInKg(text)).toBe(6);
});

test.each([
  ...['g', 'g.', 'gr', 'gr.', 'grs', 'gm', 'gms', 'G', 'gram', 'grams', 'gramm', 'gramme', 'grammes', 'grammi'],
  ...['grammo', 'gramo', 'gramos', 'grami', 'gramu', 'gramus', 'γρ', 'γρ.', 'γ', 'ΓΡ.', 'γραμμάρια', 'γραμμαρια'],
  ...['ΓΡΑΜΜΑΡΙΑ', 'γραμμάριο', 'γραμ.', 'grammaria', 'г', 'г.', 'гр', 'гр.', 'грамм', 'грамма', 'граммов', 'грама'],
  ...['грам', '克', '公克', '克。'],
])('a weight may be in grams: %s', (unit) => {
  for (const text of [`800 ${unit}`, `800${unit}`, ` 800\u00a0${unit} `, `８００${unit}`])
    expect([text, enteredWeightInKg(text)]).toEqual([text, 0.8]);
});

test.each([
  ['2500 g', 2.5],
  ['2345 g', 2.345],
  ['299,5 гр', 0.2995],
  ['1.500 g', 1.5],
  ['1,500 γρ.', 1.5],
  ['1 500 г', 1.5],
  ['12\u202f500 g', 12.5],
  ['2 kg 500 g', 2.5],
  ['2kg 50g', 2.05],
  ['2 kg. and 500 g', 2.5],
  ['2 κιλά και 300 γραμμάρια', 2.3],
  ['2 кг 500 г', 2.5],
  ['2 кило и 500 грама', 2.5],
  ['2 chili e 500 grammi', 2.5],
  ['2 kilos et 500 g', 2.5],
  ['2公斤500克', 2.5],
])('%j is a weight of %d kg', (text, kg) => {
  expect(enteredWeightInKg(text)).toBe(kg);
});

test.each(['800', '2500'])('a bare %s is in kilograms', (text) => {
  expect(enteredWeightInKg(text)).toBe(Number(text));
});

test.each([
  ...[
    'lb',
    'lbs',
    '斤',
    '市斤',
    'kcal',
    'km',
    'kilometra',
    'χιλιόμετρα',
    'к кг',
    'mg',
    'μg',
    'g g',
    'к г',
    'gal',
    'gradi',
  ],
  ...['года', 'град', 'grain', '克拉', 'グラム'],
])('a weight may not end with %s', (unit) => {
  expect(enteredWeightInKg(`12,5 ${unit}`)).toBeTypeOf('string');
});

test.each([
  '12 kilogramwin500eurnow',
  '12 gramwin500eurnow',
  '800-900 g',
  '1.500.000 g',
  '2 kg 500',
  '2,5 kg 500 g',
  '2 kg 1500 g',
  'g',
])('no sentence and no range passes as a weight: %j', (text) => expect(enteredWeightInKg(text)).toBeTypeOf('string'));

test.each([
  ['25.500 kg', '25.500'],
  ['1.000', '1.000'],
])('of %j, which could be two weights, the text of the number is left', (text, number) => {
  expect(enteredWeightInKg(text)).toBe(number);
});
