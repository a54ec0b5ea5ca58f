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
  '2 years 3 months',
  '3/4 years',
])('%j has no unit and stays as it is', (text) =>
  expect(splitAgeNumberAndUnit(text)).toEqual({ number: text, unit: null }),
);

test('no sentence passes as a unit', () =>
  expect(splitAgeNumberAndUnit('3 годwin500eurnow')).toEqual({ number: '3 годwin500eurnow', unit: null }));

describe('a typed unit', () => {
  test.each([
    ['8 months', 'years', '8', 'months'],
    ['8个月', '', '8', 'months'],
    ['3 ans', 'years', '3', 'years'],
    ['3', 'weeks', '3', 'weeks'],
    ['many years', 'months', 'many years', 'months'],
  ])('makes of %j and the choice %j: %j and %j', (age, ageUnit, number, unit) => {
    expect(applyAgeUnitFromText({ age, ageUnit })).toEqual({ age: number, ageUnit: unit });
  });

  test('is converted where months are expected', () => {
    expect(enteredAgeInMonths('4,5')).toBe(4.5);
    expect(enteredAgeInMonths('4 μήνες')).toBe(4);
    expect(enteredAgeInMonths('1 год')).toBe(12);
    expect(convertAge('weeks', { value: Number(enteredAgeInMonths('8 weeks')), unit: 'months' })).toBe(8);
    expect(enteredAgeInMonths('soon')).toBe('soon');
  });
});
