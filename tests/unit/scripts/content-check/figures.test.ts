import { expect, test } from 'vitest';
import { findStatedCounts } from '@/scripts/content-check/counts';
import { findExpectedPostalCodePrefix } from '@/scripts/content-check/expected-postal-code-prefix';
import { checkFiguresOfNamedProducts } from '@/scripts/content-check/figures-of-named-products';
import { checkRangeOrder, extractFiguresWithUnits } from '@/scripts/content-check/figures-with-units';
import { checkStoreHours } from '@/scripts/content-check/store-hours';
import { extractDurationsFromProse, extractSpelledDurations } from '@/scripts/content-check/time-figures';

test.each([
  ['2 minced packs', 'en'],
  ['3 gadījumi', 'lv'],
  ['2 части', 'ru'],
  ['2 λεπτές φέτες', 'gr'],
  ['2 天然原料', 'cn'],
  ['9 h 00 à 16 h', 'fr'],
])('%s (%s) is no duration', (text) => {
  expect(extractDurationsFromProse({ text })).toEqual([]);
});

const read = (text: string) => extractFiguresWithUnits({ file: '', text, locale: 'en', icu: false });

test.each([
  ['from −18 to −22 °C', ['-18°C', '-22°C']],
  ['−18–20 °C', ['-18°C', '-20°C']],
  ['冷冻-18℃', ['-18°C']],
  ['18 °C', ['18°C']],
  ['2-3 %', ['2%', '3%']],
  ['0.250 kg', ['250g']],
  ['1,250 g', ['1250g']],
  ['1500 mg', ['1.5g']],
  ['0,5 л', ['500ml']],
  ['un peu d’eau, 2 l’heure', []],
  ['a line like ‘bone 70%’', ['70%']],
])('%s is read as %j', (text, values) => {
  expect(read(text).flatMap((figure) => figure.values)).toEqual(values);
});

test.each(['1997–98', '2025–2026', '22:00–02:00', '30–11–2026', '0.5–0.75 kg', '1,250–1,500 g'])(
  '%s does not run backwards',
  (text) => {
    expect(checkRangeOrder({ file: '', text, locale: 'en', icu: false })).toEqual([]);
  },
);

test.each([
  ['en', 'eleven export markets', [11]],
  ['gr', 'δεκατρείς χώρες', [13]],
  ['es', 'a doce países', [12]],
  ['ru', 'в двадцать стран', [20]],
  ['cn', '已销往十二个国家', [12]],
  ['fr', 'vers dix-sept pays', [17]],
  ['bg', 'за единайсет държави', [11]],
  ['lv', 'uz divpadsmit valstīm', [12]],
  ['it', 'in 14 Paesi', [14]],
  ['en', 'The other eight ingredients', []],
  ['fr', 'Les huit autres ingrédients', []],
  ['en', 'one recipe for puppies', []],
  ['en', 'in 2017. Markets grew', []],
] as const)('%s: %s states the counts %j', (locale, text, counts) => {
  expect(findStatedCounts({ locale, text }).map(({ count }) => count)).toEqual(counts);
});

test('a larger number is not read as the smaller one with which it begins', () => {
  expect(extractSpelledDurations({ locale: 'lv', text: 'divpadsmit stundas' })).toEqual(['720min']);
});

const inEnglish = (file: string, key: string, text: string) => ({ file, key, text, locale: 'en' as const, icu: false });
const products = [
  inEnglish('content/products/active/en.json', 'name', 'Active'),
  inEnglish('content/products/duck-dinner/en.json', 'name', 'Duck Dinner'),
  inEnglish('content/products/yummy/en.json', 'name', 'Yummy'),
  inEnglish('content/products/yummy-sausages/en.json', 'name', 'Yummy Sausages'),
];
test.each([
  ['Duck Dinner has 18.2 g of fat and 216 kcal per 100 g.', []],
  ['A pack of Yummy Sausages weighs 500 g.', []],
  ['Active dogs need 30% more.', []],
  ['Choose Duck Dinner. Dry food has 8% water.', []],
  ['A 25 kg dog needs 570 g of Duck Dinner or 640 g of Active.', []],
  ['Duck Dinner has 15.2 g of fat.', ['15.2 g']],
  ['Dogs like Active, with 216 kcal per 100 g.', ['216 kcal']],
])('%s has the wrong figures %j', (text, wrong) => {
  const problems = checkFiguresOfNamedProducts([...products, inEnglish('content/pages/faq/en.json', 'lead', text)]);
  expect(problems.map(({ found }) => found)).toEqual(wrong);
});

const hoursOf = (mon: [string, string][]) =>
  checkStoreHours({ hours: { mon }, seasons: [], publicHolidays: null, specialDays: [] });

test('a store may close after midnight, or be open all day', () => {
  expect(hoursOf([['18:00', '02:00']])).toEqual([]);
  expect(hoursOf([['00:00', '24:00']])).toEqual([]);
  expect(hoursOf([['16:00', '06:00']])).toEqual([]);
  expect(hoursOf([['08:00', '00:00']])).toEqual([]);
  expect(hoursOf([['17:30', '09:00']])).toHaveLength(1);
  expect(hoursOf([['09:00', '05:00']])).toHaveLength(1);
});

test.each([
  ['801 00', 'GR', 'Κύθηρα', 'attica', null],
  ['310 80', 'GR', 'Λευκάδα', 'ionian-islands', null],
  ['546 21', 'GR', 'Νέα Πόλη', undefined, null],
  ['546 21', 'GR', 'Αθήνα', 'attica', '10 to 19 or 80'],
  ['8010', 'CY', 'Πάφος', undefined, null],
  ['1065', 'CY', 'Πάφος', undefined, '8'],
])('the postal code %s (%s, %s) fits, or shall begin otherwise', (code, country, city, regionKey, start) => {
  expect(findExpectedPostalCodePrefix(code, { country, city, regionKey })).toBe(start);
});
