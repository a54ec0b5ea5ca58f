import { describe, expect, test } from 'vitest';
import type { AgeUnit } from '@/lib/feeding/age';
import { convertAge } from '@/lib/feeding/age';
import {
  ageNumberInChosenUnit,
  applyAgeUnitFromText,
  enteredAgeInMonths,
  splitAgeNumberAndUnit,
} from '@/lib/feeding/parse-age-unit';
import { parseDecimal } from '@/lib/feeding/parse-decimal';

// One line for each language: Greek, in Latin letters too, English, Spanish, Russian, Chinese, French, Bulgarian,
// Latvian, Italian.
const spellings: Record<AgeUnit, string[]> = {
  years: [
    ...['έτος', 'έτη', 'ετών', 'ετων', 'ΕΤΩΝ', 'χρόνος', 'χρόνια', 'χρονών', 'χρονια', 'χρ.', 'xronia', 'eton', 'etwn'],
    ...['y', 'yr', 'yrs.', 'year', 'years', 'Years', 'y.o.', 'y. o.', 'y/o', 'years old', 'yrs old'],
    ...['año', 'años', 'anos', 'a.'],
    ...['год', 'года', 'лет', 'г.', 'л.', 'годика', 'Года'],
    ...['岁', '歲', '周岁', '年'],
    ...['an', 'ans', 'année', 'années', 'annees'],
    ...['година', 'години', 'год.', 'годинки', 'г.'],
    ...['gads', 'gadi', 'gadu', 'gadus', 'g.'],
    ...['anno', 'anni'],
  ],
  months: [
    ...['μήνας', 'μήνες', 'μηνών', 'μηνων', 'μην.', 'μ.', 'ΜΗΝΩΝ', 'mines', 'minon', 'mhnwn'],
    ...['m', 'mo', 'mo.', 'mos', 'mth', 'mths', 'month', 'months', 'months old', 'mo old'],
    ...['mes', 'meses'],
    ...['месяц', 'месяца', 'месяцев', 'мес.', 'мес', 'м.', 'месяцов'],
    ...['月', '个月', '個月', '个月大', ' 个月 '],
    ...['mois'],
    ...['месец', 'месеца', 'месеци'],
    ...['mēnesis', 'mēneši', 'mēnešu', 'mēnešus', 'mēn.', 'menesi'],
    ...['mese', 'mesi'],
  ],
  weeks: [
    ...['εβδομάδα', 'εβδομάδες', 'εβδομάδων', 'βδομάδες', 'εβδ.', 'evdomades', 'ebdomades'],
    ...['w', 'wk', 'wks', 'week', 'weeks', 'weeks old'],
    ...['semana', 'semanas', 'sem.'],
    ...['неделя', 'недели', 'недель', 'нед.'],
    ...['周', '週', '星期', '个星期', '礼拜'],
    ...['semaine', 'semaines'],
    ...['седмица', 'седмици', 'седм.'],
    ...['nedēļa', 'nedēļas', 'nedēļu', 'ned.'],
    ...['settimana', 'settimane', 'sett.'],
  ],
};
const all = Object.entries(spellings).flatMap(([unit, list]) => list.map((name) => [name, unit] as const));

test.each(all)('%j after a number means %s', (name, unit) => {
  for (const text of [`2,5 ${name}`, `2.5${name}`, ` ２，５\u00a0${name}\u200e `, `2 ,5\u202f${name}`]) {
    const { number, ...rest } = splitAgeNumberAndUnit(text);
    expect([parseDecimal(number), rest.unit], text).toEqual([2.5, unit]);
  }
});

test.each([
  '3',
  '',
  'years',
  '3 dogs',
  '3 days',
  '3 μέρες',
  '3 дня',
  '3天',
  '3 giorni',
  ...['2 years 15 months', '2 years 12 months', '2岁15个月', '2 года 15 месяцев', '2 χρόνια και 15 μήνες'],
  ...['3 months 2 years', '2 years 3 years', '2 years 3 dogs', '2 dogs 3 months', '2 years 3', '1 month 5 weeks'],
  ...['2,5 years 3 months', '2 years 3,5 months', '2 years 3 months 1 week', '2 years or 3 months', '1 year 52 weeks'],
  '3/4 years',
  // Years or weeks.
  ...['3 ε', '3 μ 2 ε'],
  // Ranges, whose middle word may also be a short unit.
  ...['2 à 3 mois', '2à3 mois', '2À 3 MOIS', '3 à 4 mois', '10 à 12 semaines', '2 ou 3 mois', '1 an à 6 mois'],
  ...['2 a 3 meses', '2a3 meses', '2 a3 meses', '8 a 10 semanas', '3 y 4 semanas', '2y3 semanas', '2 o 3 meses'],
  ...['2 a 3 m', '8 a 10 m', '8 A 10 M', '8 a10 m', '8 a 10 sem'],
  ...['2 a 3 mesi', '2a3 mesi', '2 o 3 mesi', '2 e 3 mesi', '2 to 3 months', '2-3 months', '1 year to 6 months'],
  ...['2 έως 3 μήνες', '2 με 3 μήνες', '2 до 3 месяцев', '2 до 3 месеца', '2 līdz 3 mēneši', '2到3个月', '2、3个月'],
  // Words that make another age of the second part.
  ...['1 χρόνο παρά 1 μήνα', '1 χρόνο σε 2 μήνες', '2 χρόνια ή 3 μήνες', '3 μην παρά 1 εβδ', '1 χρ. σε 2 μην.'],
  ...['1 год без 1 месяца', '2 года через 3 месяца', '2 года или 3 месяца', '1 г. без 1 м.', '2 года назад 3 месяца'],
  ...['2 години без 1 месец', '2 години или 3 месеца', '2 gadi bez 1 mēneša', '1 gads pēc 2 mēnešiem', '2岁少3个月'],
  ...['1 year - 2 months', '1 год-1 месяц', '1 year minus 2 months', '1 an moins 2 mois', '1 anno meno 2 mesi'],
  // Halves of something else, or of nothing.
  ...['2 and a half', '1½', '1 year or a half', '1 год без половины', '1 año y medio mes', '1岁半月', '2岁3个半月'],
  ...['1 year and half month', '2 years 3½ months', '2 years 3 months and a half', '2,5 years and a half'],
])('%j has no unit and stays as it is', (text) =>
  expect(splitAgeNumberAndUnit(text)).toEqual({ number: text, unit: null }),
);

test('no sentence passes as a unit', () =>
  expect(splitAgeNumberAndUnit('3 годwin500eurnow')).toEqual({ number: '3 годwin500eurnow', unit: null }));

// In the order of the languages above.
test.each([
  ...[
    '2 χρόνια και 3 μήνες',
    '2 χρόνια κι 3 μήνες',
    '2 έτη 3 μήνες',
    '2 ΕΤΗ, 3 ΜΗΝΕΣ',
    '2 χρ. 3 μ.',
    '2 xronia kai 3 mines',
    '2 χρόνια κ. 3 μήνες',
    '2 χρόνια κ 3 μήνες',
    '2 ΕΤΗ ΚΑΊ 3 ΜΗΝΕΣ',
    '2 ετών συν 3 μηνών',
    '2 xronia k 3 mines',
    '2 ε 3 μ',
    '2ε 3μ',
    '2 Ε. και 3 Μ.',
    '2 χ 3 μ',
  ],
  ...[
    '2 years 3 months',
    '2 years and 3 months',
    '2 Years, 3 Months',
    '2y3m',
    '2 yrs + 3 mos.',
    '2 years, and 3 months old',
    '2 years; 3 months',
    '2 y. 3 m.',
    '2 y, 3 m',
    '2y 3 months',
    '2-years 3-months',
    '2 y 3 m',
    '2 Y 3m',
    '2 y and 3 m',
    '2 y 3 months',
  ],
  ...[
    '2 años y 3 meses',
    '2 años con 3 meses',
    '2 años, 3 meses',
    '2 anos 3 meses',
    '2a 3m',
    '2 a. 3 m.',
    '2 a. y 3 m.',
    '2 a y 3 m',
    '2 a y 3 meses',
  ],
  ...[
    '2 года 3 месяца',
    '2 года и 3 месяца',
    '2 г. 3 мес.',
    '2г3м',
    '2г.и 3м.',
    '2 г 3 м',
    '2 г и 3 м',
    '2 л 3 м',
    '2 года плюс 3 мес',
    '2\u00a0года 3\u00a0месяца',
  ],
  ...['2岁3个月', '2岁零3个月', '2歲又3個月', '２岁３个月', '2年3个月', '2岁，3个月', '2 岁 3 个月', '2岁加3个月'],
  ...['2 ans et 3 mois', '2 ans 3 mois', '2 années et 3 mois', '2 a et 3 m'],
  ...['2 години и 3 месеца', '2 год. 3 мес.', '2 години, 3 месеца'],
  ...['2 gadi un 3 mēneši', '2 gadi, 3 mēneši', '2 g. 3 mēn.', '2 g 3 m', '2 g un 3 m'],
  ...['2 anni e 3 mesi', '2 anni 3 mesi', '2 anni, 3 mesi', '2 anni ed 3 mesi', '2 a e 3 m'],
])('%j is 27 months', (text) => expect(splitAgeNumberAndUnit(text)).toEqual({ number: '27', unit: 'months' }));

test.each([
  ['1 year 0 months', '12', 'months'],
  ['0 years 11 months', '11', 'months'],
  ['3 months and 2 weeks', '15', 'weeks'],
  ['1y 11m', '23', 'months'],
  // Rounded down, for these weeks would make grown animals of a year, a year and a half, and two.
  ['2 месяца и 1 неделя', '9', 'weeks'],
  ['11 months 4 weeks', '51', 'weeks'],
  ['17 μήνες και 4 εβδομάδες', '77', 'weeks'],
  ['23个月4周', '103', 'weeks'],
  ['1 year 3 weeks', '55', 'weeks'],
])('%j is %s %s', (text, number, unit) => expect(splitAgeNumberAndUnit(text)).toEqual({ number, unit }));

test.each([
  ...['1½ χρόνια', '1 χρόνο και μισό', '1 και μισό χρονών', '1μιση χρονών', '1½ years', '1 ½ years'],
  ...['1 year and a half', '1 and a half years', '1 año y medio', '1 y medio años', '1½ года', '1 год с половиной'],
  ...['1 с половиной года', '1岁半', '1 岁半', '1½岁', '1 an et demi', '1 année et demie', '1 година и половина'],
  ...['1 и половина години', '1 gads un puse', '1 gads ar pusi', '1 ar pusi gadi', '1 anno e mezzo', '1 ANNO E MEZZO'],
])('%j is a year and a half', (text) =>
  expect(splitAgeNumberAndUnit(text)).toMatchObject({
    number: expect.stringMatching(/^1\.5\s?$/),
    unit: 'years',
  }),
);

test.each([
  ['2个半月', 'months'],
  ['2½ mois', 'months'],
  ['2 weeks and a half', 'weeks'],
])('%j is two and a half %s', (text, unit) => expect(splitAgeNumberAndUnit(text)).toEqual({ number: '2.5', unit }));

describe('a unit chosen after the age was typed', () => {
  test.each([
    ['8 месяцев', 'weeks', '8'],
    ['8', 'months', '8'],
    ['soon', 'months', 'soon'],
    ['1 year and a half', 'months', '1.5'],
    ['1 year 6 months', 'years', '1.5'],
    ['1 year 6 months', 'months', '18'],
    ['1 year 6 months', 'weeks', '78'],
    ['1 χρόνος και 7 μήνες', 'years', '1.58'],
    ['1岁11个月', 'years', '1.91'],
    ['11 months 4 weeks', 'months', '11.76'],
    ['11 months 4 weeks', 'years', '0.98'],
  ] as const)('corrects %j to %s, or converts two units: %j', (text, unit, number) =>
    expect(ageNumberInChosenUnit(text, unit, 'en')).toBe(number),
  );
});

test.each([
  ['2 χρόνια και 3 μήνες', 'years', '2,25'],
  ['2½ χρόνια', 'years', '2,5'],
  ['1 χρόνο και μισό', 'years', '1,5'],
  ['2.5 χρόνια', 'years', '2.5'],
  ['2,5 χρόνια', 'years', '2,5'],
] as const)('writes %j in %s as Greek does, but leaves a typed point: %s', (text, unit, number) =>
  expect(ageNumberInChosenUnit(text, unit, 'el')).toBe(number),
);

describe('a typed unit', () => {
  test.each([
    ['8 months', 'years', '8', 'months'],
    ['8个月', '', '8', 'months'],
    ['3 ans', 'years', '3', 'years'],
    ['3', 'weeks', '3', 'weeks'],
    ['2 χρόνια και 3 μήνες', 'years', '27', 'months'],
    ['many years', 'months', 'many years', 'months'],
  ])('makes of %j and the choice %j: %j and %j', (age, ageUnit, number, unit) => {
    expect(applyAgeUnitFromText({ age, ageUnit })).toEqual({ age: number, ageUnit: unit });
  });

  test('is converted where months are expected', () => {
    expect(enteredAgeInMonths('4,5')).toBe(4.5);
    expect(enteredAgeInMonths('4 μήνες')).toBe(4);
    expect(enteredAgeInMonths('1 год')).toBe(12);
    expect(enteredAgeInMonths('1 an et 2 mois')).toBe(14);
    expect(convertAge('weeks', { value: Number(enteredAgeInMonths('8 weeks')), unit: 'months' })).toBe(8);
    expect(enteredAgeInMonths('soon')).toBe('soon');
  });
});
