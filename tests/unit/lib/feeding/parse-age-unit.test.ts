import { describe, expect, test } from 'vitest';
import type { AgeUnit } from '@/lib/feeding/age';
import { convertAge } from '@/lib/feeding/age';
import { applyAgeUnitFromText, enteredAgeInMonths, splitAgeNumberAndUnit } from '@/lib/feeding/parse-age-unit';
import { parseDecimal } from '@/lib/feeding/parse-decimal';

// One line for each language: Greek, in Latin letters too, English, Spanish, Russian, Chinese, French, Bulgarian,
// Latvian, Italian.
const spellings: Record<AgeUnit, string[]> = {
  years: [
    ...['έτος', 'έτη', 'ετών', 'ετων', 'ΕΤΩΝ', 'χρόνος', 'χρόνια', 'χρονών', 'χρονια', 'χρ.', 'xronia', 'eton', 'etwn'],
    ...['y', 'yr', 'yrs.', 'year', 'years', 'Years', 'y.o.', 'years old', 'yrs old'],
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
  ],
  ...[
    '2 years 3 months',
    '2 years and 3 months',
    '2 Years, 3 Months',
    '2y3m',
    '2 yrs + 3 mos.',
    '2 years, and 3 months old',
  ],
  ...['2 años y 3 meses', '2 años con 3 meses', '2 años, 3 meses', '2 anos 3 meses'],
  ...['2 года 3 месяца', '2 года и 3 месяца', '2 г. 3 мес.', '2г3м', '2\u00a0года 3\u00a0месяца'],
  ...['2岁3个月', '2岁零3个月', '2歲又3個月', '２岁３个月', '2年3个月', '2岁，3个月', '2 岁 3 个月'],
  ...['2 ans et 3 mois', '2 ans 3 mois', '2 années et 3 mois'],
  ...['2 години и 3 месеца', '2 год. 3 мес.', '2 години, 3 месеца'],
  ...['2 gadi un 3 mēneši', '2 gadi, 3 mēneši', '2 g. 3 mēn.'],
  ...['2 anni e 3 mesi', '2 anni 3 mesi', '2 anni, 3 mesi'],
])('%j is 27 months', (text) => expect(splitAgeNumberAndUnit(text)).toEqual({ number: '27', unit: 'months' }));

test.each([
  ['1 year 0 months', '12', 'months'],
  ['0 years 11 months', '11', 'months'],
  ['3 months and 2 weeks', '15', 'weeks'],
  ['2 месяца и 1 неделя', '10', 'weeks'],
  ['1 year 3 weeks', '55', 'weeks'],
])('%j is %s %s', (text, number, unit) => expect(splitAgeNumberAndUnit(text)).toEqual({ number, unit }));

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
