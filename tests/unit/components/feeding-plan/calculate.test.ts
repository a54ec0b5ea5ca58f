import { describe, expect, it } from 'vitest';
import { calculate } from '@/components/feeding-plan/calculator/calculate';
import type { CalculatorSettings } from '@/components/feeding-plan/calculator/calculator-settings';
import { exampleAge, examples } from '@/components/feeding-plan/calculator/examples';
import { getProduct } from '@/lib/content/products';

const settings = (change: Partial<CalculatorSettings> = {}): CalculatorSettings => ({
  kind: 'dog',
  kcalPer100g: 120,
  lifeStage: 'adult',
  kgPacks: true,
  patties: true,
  tag: 'el',
  planPath: '/feeding-plan',
  labels: {
    perDay: 'a day',
    maximumPerDay: 'at most',
    energy: 'energy',
    feedingDays: '24 days',
    allDays: '28 days',
    packs24: 'packs, 24 days',
    packs28: 'packs, 28 days',
    patties: 'patties',
    everyDay: 'EVERY DAY',
    adultFood: 'ADULT FOOD',
    growthFood: 'GROWTH FOOD',
    kittenAgePrecise: 'MONTHS OR WEEKS?',
    g: 'g',
    kg: 'kg',
    kcal: 'kcal',
    errors: {
      weightInvalid: 'INVALID',
      weightOutOfRange: 'RANGE',
      ageInvalid: 'AGE',
      ageOutOfRange: 'AGE RANGE',
      kittenTooYoung: 'TOO YOUNG',
    },
  },
  ...change,
});
const dog = (weight: string, age = 'adult', activity = 'medium') => ({ weight, age, activity });
const cat = (weight: string, age: string, ageUnit: string, lifestyle = 'indoor') => ({
  weight,
  age,
  ageUnit,
  lifestyle,
});
/** Replaces the no-break spaces between a number and its unit. */
const plain = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll('\u00a0', ' '));

describe('a dog', () => {
  it('gets 2.5 % of its weight, written in Greek', () => {
    expect(plain(calculate(settings(), dog('25')))).toEqual({
      ok: true,
      amount: '625 g',
      unit: 'a day',
      facts: [
        { label: '24 days', value: '15 kg' },
        { label: 'packs, 24 days', value: '15' },
        { label: 'energy', value: '750 kcal' },
        { label: 'patties', value: '12,5' },
      ],
      notes: [],
      formula: '25 kg × 2,5% = 625 g',
      planHref: '/feeding-plan#weight=25&age=adult&activity=medium',
      summary: '625 g a day. 24 days: 15 kg. packs, 24 days: 15. energy: 750 kcal. patties: 12,5',
    });
  });

  it('accepts a decimal weight with comma or point', () => {
    const comma = plain(calculate(settings(), dog('7,4')));
    expect(comma).toEqual(plain(calculate(settings(), dog(' 7.4 '))));
    expect(comma).toMatchObject({ amount: '185 g', planHref: '/feeding-plan#weight=7.4&age=adult&activity=medium' });
  });

  it.each([
    ['', 'INVALID'],
    ['abc', 'INVALID'],
    ['-5', 'INVALID'],
    ['1e2', 'INVALID'],
    ['0', 'RANGE'],
    ['120,1', 'RANGE'],
  ])('is rejected with the weight %j', (weight, error) => {
    expect(calculate(settings(), dog(weight))).toEqual({ ok: false, field: 'weight', error });
  });

  it('that is young or very small is fed on all 28 days', () => {
    const puppy = plain(calculate(settings({ lifeStage: 'puppy' }), dog('10', 'puppy')));
    expect(puppy).toMatchObject({ amount: '500 g', notes: ['EVERY DAY'] });
    expect(puppy.facts.slice(0, 4)).toEqual([
      { label: '24 days', value: '12 kg' },
      { label: 'packs, 24 days', value: '12' },
      { label: '28 days', value: '14 kg' },
      { label: 'packs, 28 days', value: '14' },
    ]);
    expect(plain(calculate(settings(), dog('5')))).toMatchObject({ notes: ['EVERY DAY'] });
    expect(plain(calculate(settings(), dog('5,1')))).toMatchObject({ notes: [] });
  });

  it('gets a warning if the food is for another age', () => {
    expect(calculate(settings(), dog('10', 'puppy'))).toMatchObject({ notes: ['ADULT FOOD', 'EVERY DAY'] });
    expect(calculate(settings({ lifeStage: 'puppy' }), dog('10'))).toMatchObject({ notes: ['GROWTH FOOD'] });
  });

  it('gets only existing packs', () => {
    const labels = plain(calculate(settings({ kgPacks: false, patties: false }), dog('25'))).facts;
    expect(labels.map(({ label }: { label: string }) => label)).toEqual(['24 days', 'energy']);
  });
});

describe('a cat', () => {
  const food = settings({ kind: 'cat', kcalPer100g: 144, planPath: null });

  it('gets a daily range by its energy, and no plan for dogs', () => {
    // 4^0.67 = 2.532; x 52 and x 75 kcal; / 144 x 100 g, to the nearest 5 g.
    expect(plain(calculate(food, cat('4', '3', 'years')))).toMatchObject({
      amount: '90–130 g',
      facts: [
        { value: '132–190 kcal' },
        { label: '28 days', value: '3,08 kg' },
        { label: 'packs, 28 days', value: '4' },
        {},
      ],
      planHref: null,
      formula: '52–75 × 4^0,67 = 132–190 kcal; ÷ 144 kcal × 100 g = 90–130 g',
    });
  });

  it('that grows gets more, and a note if the food is for adults', () => {
    expect(plain(calculate(food, cat('2', '16', 'weeks')))).toMatchObject({
      facts: [{ value: '318–398 kcal' }, {}, {}, {}],
      notes: ['ADULT FOOD'],
    });
  });

  it('that grows must have its age in months or weeks instead of years', () => {
    expect(calculate(food, cat('2', '0,5', 'years'))).toMatchObject({ notes: ['ADULT FOOD', 'MONTHS OR WEEKS?'] });
    expect(calculate(food, cat('2', '6', 'months'))).toMatchObject({ notes: ['ADULT FOOD'] });
    expect(calculate(food, cat('4', '1', 'years'))).toMatchObject({ notes: [] });
  });

  it('gets no amount before weaning', () => {
    expect(calculate(food, cat('0,6', '7', 'weeks'))).toEqual({ ok: false, field: 'age', error: 'TOO YOUNG' });
    expect(calculate(food, cat('0,8', '8', 'weeks'))).toMatchObject({ ok: true });
  });

  it('is rejected with the name of the invalid field', () => {
    expect(calculate(food, cat('16', '3', 'years'))).toEqual({ ok: false, field: 'weight', error: 'RANGE' });
    expect(calculate(food, cat('4', 'x', 'years'))).toEqual({ ok: false, field: 'age', error: 'AGE' });
    expect(calculate(food, cat('4', '31', 'years'))).toEqual({ ok: false, field: 'age', error: 'AGE RANGE' });
  });
});

describe('a food that is not complete', () => {
  it('is limited to a tenth of the day’s energy', () => {
    // 110 x 25^0.75 = 1229.8 kcal; a tenth of it at 364 kcal per 100 g.
    expect(
      plain(calculate(settings({ kind: 'maximum', kcalPer100g: 364, lifeStage: 'all' }), dog('25'))),
    ).toMatchObject({
      amount: '33 g',
      unit: 'at most',
      facts: [],
      formula: '10% × 1.230 kcal ÷ 364 kcal × 100 g = 33 g',
    });
  });
});

describe('examples', () => {
  const grams = (slug: string, kind: 'dog' | 'cat' | 'maximum', weight: number) =>
    examples(getProduct(slug, 'en'), kind).rows.find(({ weightKg }) => weightKg === weight)?.grams;

  it('agree with the calculator', () => {
    expect(grams('beef-dinner', 'dog', 25)).toEqual([500, 625, 750].map((value) => ({ min: value, max: value })));
    expect(grams('yummy', 'maximum', 25)?.[1]).toEqual({ min: 33, max: 33 });
    expect(grams('raw-hunter', 'cat', 4)?.[0]).toEqual({ min: 90, max: 130 });
    expect(exampleAge(getProduct('super-puppies', 'en'), 'dog')).toBe('puppy');
  });

  it('give a kitten less per kilogram as it grows', () => {
    const [young, middle, old] = grams('kittens-grow', 'cat', 2) ?? [];
    expect(young?.max).toBeGreaterThan(middle?.max ?? Number.POSITIVE_INFINITY);
    expect(middle?.max).toBeGreaterThan(old?.max ?? Number.POSITIVE_INFINITY);
  });
});
