import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  buildFeedingTableForFood,
  resolveFoodAgeClass,
} from '@/components/feeding-plan/calculator/build-feeding-table';
import { CalculatorResultPanel } from '@/components/feeding-plan/calculator/calculator-result-panel';
import type { CalculatorSettings } from '@/components/feeding-plan/calculator/calculator-types';
import { computeCalculatorOutput } from '@/components/feeding-plan/calculator/compute-calculator-output';
import { getProductOrThrow } from '@/lib/content/products';
import { buildPlan } from '@/lib/feeding/build-plan';
import { parseDecimal } from '@/lib/feeding/parse-decimal';
import { sampleProfile } from '@/tests/unit/lib/feeding/sample-foods';

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
    lessThan: 'LESS THAN {amount}',
    energy: 'need',
    feedingDays: '24 days',
    allDays: '28 days',
    packs24: 'packs, 24 days',
    packs28: 'packs, 28 days',
    patties: 'patties',
    range: 'range',
    guide: 'GUIDE {percent}: {grams} for {weight}',
    guideActivity: 'AT THIS ACTIVITY {grams}',
    guidePerDay: 'by the guide',
    guidePuppy: 'WHICH MONTH?',
    belowResting: '{grams} BELOW {kcal}',
    why: {
      lean: 'LEAN',
      rich: 'RICH',
      small: 'SMALL',
      large: 'LARGE',
      young: 'YOUNG',
      activity: 'ACTIVITY',
      growth: 'GROWTH',
    },
    methodAdult: 'ADULT METHOD',
    methodPuppy: 'PUPPY METHOD',
    adultFood: 'ADULT FOOD',
    growthFood: 'GROWTH FOOD',
    growthBeyondTable: 'BEYOND THE TABLE',
    kittenAgePrecise: 'MONTHS OR WEEKS?',
    fact: '{label}: {value}',
    g: 'g',
    kg: 'kg',
    kcal: 'kcal',
    errors: {
      weightInvalid: 'INVALID',
      weightTooLow: 'TOO LOW',
      weightOutOfRange: 'RANGE',
      ageInvalid: 'AGE',
      ageOutOfRange: 'AGE RANGE',
      tooYoung: 'TOO YOUNG',
    },
  },
  ...change,
});
const dog = (weight: string, age = 'adult', activity = 'medium', months = '') => ({ weight, age, activity, months });
const cat = (weight: string, age: string, ageUnit: string, lifestyle = 'indoor') => ({
  weight,
  age,
  ageUnit,
  lifestyle,
});
/** Without the no-break spaces between a number and its unit, and the joiners of a range. */
const plain = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll('\u00a0', ' ').replaceAll('\u2060', ''));

describe('a dog', () => {
  it('gets the energy amount of that very food, with the guide beside it, written in Greek', () => {
    // By hand: 110 x 25^0.75 = 110 x 11.1803 = 1229.8 kcal (FEDIAF 2025, VII-7); / 120 x 100 = 1024.9 g, to the nearest
    // 10 g. The guide's 500 g have 600 kcal, less than the resting need 70 x 11.1803 = 782.6 kcal.
    expect(plain(computeCalculatorOutput(settings(), dog('25')))).toEqual({
      ok: true,
      amount: '1.020 g',
      unit: 'a day',
      guide: ['GUIDE 2–3%: 500–750 g for 25 kg', '500 g BELOW 783 kcal', 'LEAN'],
      facts: [
        { label: 'need', value: '1.230 kcal' },
        { label: 'patties', value: '20,5' },
        { label: '24 days', value: '24,48 kg' },
        { label: '28 days', value: '28,56 kg' },
        { label: 'packs, 24 days', value: '25' },
        { label: 'packs, 28 days', value: '29' },
      ],
      notes: [],
      formula: '110 × 25^0,75 = 1.230 kcal· ÷ 120 kcal × 100 g = 1.024,9 ≈ 1.020 g',
      method: 'ADULT METHOD',
      planHref: '/feeding-plan#weight=25&age=adult&activity=medium',
      summary:
        '1.020 g a day. need: 1.230 kcal. patties: 20,5. 24 days: 24,48 kg. 28 days: 28,56 kg. packs, 24 days: 25. packs, 28 days: 29',
    });
  });

  it.each([
    // By hand: 1229.8 / 216 = 569 g against 625 g: within 15 %. 501.8 kcal / 120 = 418 g against 250 g, at 10 kg.
    ['a rich food within 15 % of the guide', 216, dog('25'), []],
    ['a small dog on an average food', 197, dog('3'), ['SMALL']],
    ['a giant dog on a rich food', 216, dog('90'), ['LARGE']],
    ['a lean food', 145, dog('25'), ['LEAN']],
    // By hand: 1229.8 / 172 = 715 g, to the nearest 10 g 720 g: 15.2 % over 625 g, though within 500–750 g.
    ['an amount between the ends of the guide', 172, dog('25'), ['LEAN']],
    // 1229.8 / 174 = 707 g, 710 g: 13.6 % over 625 g.
    ['another one between them', 174, dog('25'), []],
    ['a senior by its own row', 197, dog('25', 'senior'), []],
  ])('explains why the two differ: %s', (_, kcalPer100g, values, reasons) => {
    const { guide } = plain(computeCalculatorOutput(settings({ kcalPer100g }), values));
    expect(guide.filter((line: string) => /^(LEAN|RICH|SMALL|LARGE|YOUNG|ACTIVITY)$/.test(line))).toEqual(reasons);
  });

  it('gets no less than its need at rest by the rounding', () => {
    // By hand: 80 x 0.36^0.75 = 37.18 kcal; / 216 x 100 = 17.2 g, to the nearest 5 g 15 g. Those have 32.4 kcal, less
    // than the 70 x 0.4648 = 32.5 kcal at rest. 20 g would be a sixth more than the need.
    expect(plain(computeCalculatorOutput(settings({ kcalPer100g: 216 }), dog('0,36', 'senior', 'low')))).toMatchObject({
      amount: '17 g',
    });
  });

  it('is told the guide for its activity where that explains a reason inside the range', () => {
    // By hand: 95 x 25^0.75 = 1062.1 kcal; / 156 x 100 = 680.9 g, 36 % over the 2 % for low activity, 500 g; those have
    // 780 kcal, less than the 782.6 kcal at rest.
    const quiet = plain(computeCalculatorOutput(settings({ kcalPer100g: 156 }), dog('25', 'adult', 'low')));
    expect(quiet).toMatchObject({
      amount: '680 g',
      guide: ['GUIDE 2–3%: 500–750 g for 25 kg', '500 g BELOW 783 kcal', 'AT THIS ACTIVITY 500 g', 'LEAN'],
    });
    // By hand: 125 x 11.1803 / 216 x 100 = 647 g, 13.3 % under 750 g; / 240 = 582.3 g, 22.7 % under.
    const busy = (kcalPer100g: number) =>
      plain(computeCalculatorOutput(settings({ kcalPer100g }), dog('25', 'adult', 'high'))).guide.slice(1);
    expect(busy(216)).toEqual([]);
    expect(busy(240)).toEqual(['AT THIS ACTIVITY 750 g', 'RICH']);
    // Outside the range the range itself is enough.
    expect(busy(120)).toEqual(['500 g BELOW 783 kcal', 'LEAN']);
  });

  it.each([
    // By hand: 70 x 10^0.75 = 393.6 kcal, and 300 g have 360 kcal. 70 x 14^0.75 = 506.6 kcal, 420 g have 504 kcal.
    ['10', 'adult', '200–300 g BELOW 394 kcal'],
    ['14', 'adult', '280–420 g BELOW 507 kcal'],
    // 70 x 15^0.75 = 533.5 kcal; 450 g have 540 kcal, as a senior 375 g have 450 kcal.
    ['15', 'adult', '300 g BELOW 534 kcal'],
    ['15', 'senior', '300–375 g BELOW 534 kcal'],
    // 70 x 3^0.75 = 159.6 kcal; 120 g have 144 kcal, 180 g have 216 kcal.
    ['3', 'puppy', '120 g BELOW 160 kcal'],
  ])('is told what of the guide is below the resting need: %s kg, %s', (weight, age, line) => {
    const { guide } = plain(computeCalculatorOutput(settings(), dog(weight, age)));
    expect(guide.filter((each: string) => each.includes('BELOW'))).toEqual([line]);
  });

  it('gets the same from calculator, examples and plan', () => {
    for (const slug of ['beef-dinner', 'duck-dinner', 'simple']) {
      const product = getProductOrThrow(slug, 'en');
      const { kcal } = product.nutrition;
      const row = buildFeedingTableForFood(product, 'dog').rows.find(({ weightKg }) => weightKg === 25);
      const { amount } = plain(computeCalculatorOutput(settings({ kcalPer100g: kcal, tag: 'en' }), dog('25')));
      const food = { ...product, kcalPer100g: kcal };
      const plan = buildPlan(sampleProfile(), [food]);
      expect(plan.kind === 'plan' && plan.foods[0].dailyG).toBe(row?.grams[1]?.min);
      expect(Number(amount.replace(/\D/g, ''))).toBe(row?.grams[1]?.min);
    }
  });

  it('may weigh a decimal with comma or point', () => {
    const comma = plain(computeCalculatorOutput(settings(), dog('7,4')));
    expect(comma).toEqual(plain(computeCalculatorOutput(settings(), dog(' 7.4 '))));
    expect(comma).toMatchObject({ amount: '410 g', planHref: '/feeding-plan#weight=7.4&age=adult&activity=medium' });
  });

  it.each([
    ['800 g', 0.8, '0.8'],
    ['7400 γραμμάρια', 7.4, '7.4'],
    ['12 000 гр', 12, '12'],
    // Three decimals could be thousands for the plan.
    ['2345 g', 2.345, '2.3450'],
  ])('may weigh %s', (weight, kg, carried) => {
    const result = computeCalculatorOutput(settings(), dog(weight));
    expect(result).toMatchObject({ ok: true, planHref: `/feeding-plan#weight=${carried}&age=adult&activity=medium` });
    expect(parseDecimal(carried)).toBe(kg);
    const { amount } = plain(result);
    const inKg = plain(computeCalculatorOutput(settings(), dog(carried)));
    expect(amount).toBe(inKg.amount);
  });

  it.each([
    ['', 'INVALID'],
    ['299 g', 'TOO LOW'],
    ['120001 g', 'RANGE'],
    ['abc', 'INVALID'],
    ['-5', 'INVALID'],
    ['1e2', 'INVALID'],
    ['0', 'RANGE'],
    ['0,2', 'TOO LOW'],
    ['120,1', 'RANGE'],
  ])('is rejected with the weight %j', (weight, error) => {
    expect(computeCalculatorOutput(settings(), dog(weight))).toEqual({ ok: false, field: 'weight', error });
  });

  it('gets a warning when the food is for another age', () => {
    expect(computeCalculatorOutput(settings(), dog('10', 'puppy'))).toMatchObject({ notes: ['ADULT FOOD'] });
    expect(computeCalculatorOutput(settings({ lifeStage: 'puppy' }), dog('10'))).toMatchObject({
      notes: ['GROWTH FOOD'],
    });
  });

  it('gets only existing packs', () => {
    const labels = plain(computeCalculatorOutput(settings({ kgPacks: false, patties: false }), dog('25'))).facts;
    expect(labels.map(({ label }: { label: string }) => label)).toEqual(['need', '24 days', '28 days']);
  });
});

describe('a puppy', () => {
  const food = settings({ lifeStage: 'puppy', kcalPer100g: 168 });

  it('of known months follows the growth curve, as in the plan', () => {
    // By hand: 4 months = 17.333 weeks; 10 kg is medium, p = (39.88 ln 17.333 - 60.7) / 100 = 0.53061;
    // (254.1 - 135 x 0.53061) x 10^0.75 = 182.47 x 5.6234 = 1026.1 kcal; / 168 x 100 = 610.8 g.
    expect(plain(computeCalculatorOutput(food, dog('10', 'puppy', 'medium', '4')))).toMatchObject({
      amount: '610 g',
      unit: 'a day',
      guide: ['GUIDE 4–6%: 400–600 g for 10 kg', 'GROWTH'],
      method: 'PUPPY METHOD',
      planHref: '/feeding-plan#weight=10&age=puppy&activity=medium&months=4',
    });
    const plan = buildPlan(sampleProfile({ age: { value: 4, unit: 'months' }, weightKg: 10 }), [
      { ...getProductOrThrow('super-puppies', 'en'), kcalPer100g: 168 },
    ]);
    expect(plan).toMatchObject({ foods: [{ dailyG: 610 }] });
  });

  it('is told that its need follows its growth where the guide differs', () => {
    // By hand: 2.3 months = 9.967 weeks; mini, p = (36.92 ln 9.967 - 43.57) / 100 = 0.41321; 198.32 x 2^0.75 =
    // 333.5 kcal; / 168 x 100 = 198.5 g, beside 80-120 g.
    const { amount, guide } = plain(computeCalculatorOutput(food, dog('2', 'puppy', 'medium', '2,3')));
    expect(amount).toBe('200 g');
    expect(guide.at(-1)).toBe('GROWTH');
    expect(guide[0]).toBe('GUIDE 4–6%: 80–120 g for 2 kg');
  });

  it('counts as a grown dog once it has grown up by its months: for the guide, the reasons and the food', () => {
    // By hand: 130 x 20^0.75 = 1229.5 kcal; / 168 x 100 = 731.8 g beside 400–600 g, and 500 g for normal activity.
    // ln of 130 / 110 is 0.167, of 197 / 168 it is 0.159.
    const grown = plain(computeCalculatorOutput(food, dog('20', 'puppy', 'medium', '13')));
    expect(grown).toMatchObject({
      amount: '730 g',
      method: 'ADULT METHOD',
      guide: ['GUIDE 2–3%: 400–600 g for 20 kg', 'YOUNG'],
      notes: ['GROWTH FOOD'],
      planHref: '/feeding-plan#weight=20&age=puppy&activity=medium&months=13',
    });
    const adultFood = settings({ kcalPer100g: 168 });
    expect(computeCalculatorOutput(adultFood, dog('20', 'puppy', 'medium', '13'))).toMatchObject({ notes: [] });
    expect(computeCalculatorOutput(adultFood, dog('20', 'puppy', 'medium', '11'))).toMatchObject({
      notes: ['ADULT FOOD'],
    });
  });

  it.each(['low', 'medium', 'high'])('has normal activity, though the hidden field holds %s', (activity) => {
    // A grown dog by its months, whose need has an activity: the plan must start with the same.
    expect(plain(computeCalculatorOutput(food, dog('20', 'puppy', activity, '13')))).toMatchObject({
      amount: '730 g',
      planHref: '/feeding-plan#weight=20&age=puppy&activity=medium&months=13',
    });
    // Where the field shows, it counts.
    const maximum = settings({ kind: 'maximum', kcalPer100g: 364 });
    const { planHref } = plain(computeCalculatorOutput(maximum, dog('20', 'puppy', activity)));
    expect(planHref).toContain(`activity=${activity}`);
  });

  it('is told where its age lies beyond the growth table', () => {
    const notesAt = (weightKg: string, months: string) => {
      const result = computeCalculatorOutput(food, dog(weightKg, 'puppy', 'medium', months));
      return result.ok ? result.notes : result.error;
    };
    expect(notesAt('35', '15')).toEqual(['BEYOND THE TABLE']);
    expect(notesAt('35', '12')).toEqual([]);
    // A smaller dog has grown up by then.
    expect(notesAt('20', '15')).toEqual(['GROWTH FOOD']);
  });

  it('has its share of the adult weight in the formula as fine as in the plan', () => {
    // By hand: 4 months = 17.33 weeks; p = (39.88 ln 17.33 - 60.70) / 100 = 0.531, which two decimals would make 0.53.
    const { formula } = plain(computeCalculatorOutput(food, dog('10', 'puppy', 'medium', '4')));
    expect(formula).toContain('(254,1 − 135 × 0,531) × 10^0,75');
  });

  it('is a senior by its months', () => {
    // By hand: 95 x 20^0.75 = 898.5 kcal; / 168 x 100 = 534.8 g, 17.8 % over the 450 g for normal activity.
    expect(plain(computeCalculatorOutput(food, dog('20', 'puppy', 'medium', '108')))).toMatchObject({
      amount: '530 g',
      guide: ['GUIDE 2–2,5%: 400–500 g for 20 kg', 'LEAN'],
    });
  });

  it('that has grown up is told nothing of an activity, which is not requested of a puppy', () => {
    // By hand: 1229.5 kcal (above); / 205 x 100 = 599.8 g, 20 % over 500 g.
    const rich = settings({ kcalPer100g: 205 });
    expect(plain(computeCalculatorOutput(rich, dog('20', 'puppy', 'medium', '13')))).toMatchObject({
      amount: '600 g',
      guide: ['GUIDE 2–3%: 400–600 g for 20 kg', 'YOUNG'],
    });
  });

  it('is told of growth outside the range of the guide alone, whatever activity the form still holds', () => {
    // By hand: 1026.1 kcal (above); / 175 x 100 = 586 g, inside of 400–600 g.
    for (const activity of ['low', 'medium', 'high']) {
      const { guide } = plain(computeCalculatorOutput(food, dog('10', 'puppy', activity, '4')));
      expect(guide.at(-1)).toBe('GROWTH');
      const inside = settings({ lifeStage: 'puppy', kcalPer100g: 175 });
      expect(plain(computeCalculatorOutput(inside, dog('10', 'puppy', activity, '4'))).guide).toHaveLength(1);
    }
  });

  it.each([
    ['4 months', '4 months'],
    ['4个月', '4 months'],
    ['4 μηνών', '4 months'],
    ['17,3 недели', '17,3 weeks'],
  ])('of %j, typed with its unit, gets the amount of that age, which the plan takes over', (months, carried) => {
    const result = plain(computeCalculatorOutput(food, dog('10', 'puppy', 'medium', months)));
    expect(result).toMatchObject({ amount: '610 g' });
    expect(new URLSearchParams(result.planHref.split('#')[1]).get('months')).toBe(carried);
  });

  it('of unknown age gets the guide as a range, and a field for its months', () => {
    expect(plain(computeCalculatorOutput(food, dog('10', 'puppy')))).toMatchObject({
      amount: '400–600 g',
      unit: 'by the guide',
      guide: ['WHICH MONTH?'],
      facts: [],
      formula: '10 kg × 4–6% = 400–600 g',
    });
  });

  it('gets no amount while it is with its mother, and none for months that are none', () => {
    expect(computeCalculatorOutput(food, dog('3', 'puppy', 'medium', '1,5'))).toEqual({
      ok: false,
      field: 'months',
      error: 'TOO YOUNG',
    });
    expect(computeCalculatorOutput(food, dog('3', 'puppy', 'medium', 'x'))).toEqual({
      ok: false,
      field: 'months',
      error: 'AGE',
    });
    expect(computeCalculatorOutput(food, dog('3', 'adult', 'medium', 'x'))).toMatchObject({ ok: true });
  });
});

describe('a cat', () => {
  const food = settings({ kind: 'cat', kcalPer100g: 144, planPath: '/feeding-plan/cat' });

  it('gets the middle of its range, as in the plan, every day', () => {
    // 4^0.67 = 2.532; x 52, 63.5 and 75 kcal; / 144 x 100 g, to the nearest 5 g.
    expect(plain(computeCalculatorOutput(food, cat('4', '3', 'years')))).toMatchObject({
      amount: '110 g',
      facts: [
        { value: '161 kcal' },
        { label: 'range', value: '90–130 g' },
        { label: '28 days', value: '3,08 kg' },
        { label: 'packs, 28 days', value: '4' },
        {},
      ],
      planHref: '/feeding-plan/cat#weight=4&age=3&ageUnit=years&lifestyle=indoor',
      formula: '63,5 × 4^0,67 = 161 kcal· ÷ 144 kcal × 100 g = 112 ≈ 110 g',
    });
  });

  it('gets no range where the table has one factor', () => {
    // 100 x 2.532 = 253 kcal; / 144 x 100 = 175.8 g.
    const { facts, ...active } = plain(computeCalculatorOutput(food, cat('4', '3', 'years', 'active'))) as {
      facts: object[];
    };
    expect(active).toMatchObject({ amount: '175 g' });
    expect(facts.map((fact) => 'label' in fact && fact.label)).not.toContain('range');
  });

  it('that grows gets more, and a note if the food is for adults', () => {
    expect(plain(computeCalculatorOutput(food, cat('2', '16', 'weeks')))).toMatchObject({
      facts: [{ value: '358 kcal' }, {}, {}, {}, {}],
      notes: ['ADULT FOOD'],
    });
  });

  it('that grows must have its age in months or weeks instead of years', () => {
    expect(computeCalculatorOutput(food, cat('2', '0,5', 'years'))).toMatchObject({
      notes: ['ADULT FOOD', 'MONTHS OR WEEKS?'],
    });
    expect(computeCalculatorOutput(food, cat('2', '6', 'months'))).toMatchObject({ notes: ['ADULT FOOD'] });
    expect(computeCalculatorOutput(food, cat('4', '1', 'years'))).toMatchObject({ notes: [] });
  });

  it('has the typed unit of its age, whatever was chosen', () => {
    expect(plain(computeCalculatorOutput(food, cat('2', '16 weeks', 'years')))).toMatchObject({
      facts: [{ value: '358 kcal' }, {}, {}, {}, {}],
      planHref: '/feeding-plan/cat#weight=2&age=16&ageUnit=weeks&lifestyle=indoor',
    });
    expect(computeCalculatorOutput(food, cat('4', '3 ετών', 'weeks'))).toEqual(
      computeCalculatorOutput(food, cat('4', '3', 'years')),
    );
  });

  it('gets no amount before weaning', () => {
    expect(computeCalculatorOutput(food, cat('0,6', '7', 'weeks'))).toEqual({
      ok: false,
      field: 'age',
      error: 'TOO YOUNG',
    });
    expect(computeCalculatorOutput(food, cat('0,8', '8', 'weeks'))).toMatchObject({ ok: true });
  });

  it('is rejected with the name of the invalid field', () => {
    expect(computeCalculatorOutput(food, cat('16', '3', 'years'))).toEqual({
      ok: false,
      field: 'weight',
      error: 'RANGE',
    });
    expect(computeCalculatorOutput(food, cat('0,2', '3', 'years'))).toMatchObject({ error: 'TOO LOW' });
    expect(computeCalculatorOutput(food, cat('4', 'x', 'years'))).toEqual({ ok: false, field: 'age', error: 'AGE' });
    expect(computeCalculatorOutput(food, cat('4', '31', 'years'))).toEqual({
      ok: false,
      field: 'age',
      error: 'AGE RANGE',
    });
  });
});

describe('a food that is not complete', () => {
  it('is limited to a tenth of the day’s energy', () => {
    // 110 x 25^0.75 = 1229.8 kcal; a tenth of it at 364 kcal per 100 g.
    expect(
      plain(computeCalculatorOutput(settings({ kind: 'maximum', kcalPer100g: 364, lifeStage: 'all' }), dog('25'))),
    ).toMatchObject({
      amount: '33 g',
      unit: 'at most',
      facts: [],
      formula: '10% × 1.230 kcal ÷ 364 kcal × 100 g = 33,8 g → 33 g',
    });
  });

  it.each([
    // By hand: 80 x 0.33^0.75 = 34.83 kcal, a tenth at 364 kcal per 100 g: 0.957 g.
    ['0.33', '< 1 g', '10% × 35 kcal ÷ 364 kcal × 100 g = 0,96 g → < 1 g'],
    // 80 x 0.36^0.75 = 37.18 kcal: 1.02 g.
    ['0.36', '1 g', '10% × 37 kcal ÷ 364 kcal × 100 g = 1 g'],
    // 80 x 16^0.75 = 640 kcal: 17.58 g.
    ['16', '17 g', '10% × 640 kcal ÷ 364 kcal × 100 g = 17,6 g → 17 g'],
  ])('is rounded down in sight for %s kg, never to nothing', (weight, amount, formula) => {
    const maximum = settings({ kind: 'maximum', kcalPer100g: 364, lifeStage: 'all' });
    expect(plain(computeCalculatorOutput(maximum, dog(weight, 'senior', 'low')))).toMatchObject({ amount, formula });
  });
});

describe('examples', () => {
  const grams = (slug: string, kind: 'dog' | 'cat' | 'maximum', weight: number) =>
    buildFeedingTableForFood(getProductOrThrow(slug, 'en'), kind).rows.find(({ weightKg }) => weightKg === weight)
      ?.grams;

  it('agree with the calculator', () => {
    expect(grams('beef-dinner', 'dog', 25)?.[1]).toEqual({ min: 1020, max: 1020 });
    expect(grams('yummy', 'maximum', 25)?.[1]).toEqual({ min: 33, max: 33 });
    expect(grams('raw-hunter', 'cat', 4)?.[0]).toEqual({ min: 90, max: 130 });
    expect(resolveFoodAgeClass(getProductOrThrow('super-puppies', 'en'), 'dog')).toBe('puppy');
    expect(grams('super-puppies', 'dog', 20)).toHaveLength(4);
  });

  it('give a kitten less per kilogram as it grows', () => {
    const [young, middle, old] = grams('kittens-grow', 'cat', 2) ?? [];
    expect(young?.max).toBeGreaterThan(middle?.max ?? Number.POSITIVE_INFINITY);
    expect(middle?.max).toBeGreaterThan(old?.max ?? Number.POSITIVE_INFINITY);
  });

  it('is spoken in words where it is less than a gram, else as it is shown', () => {
    const maximum = settings({ kind: 'maximum', kcalPer100g: 364, lifeStage: 'all' });
    const spoken = (weight: string) => plain(computeCalculatorOutput(maximum, dog(weight, 'senior', 'low')));
    const small = spoken('0.33');
    expect(small).toMatchObject({ spokenAmount: 'LESS THAN 1 g', summary: 'LESS THAN 1 g at most' });
    expect(spoken('0.36')).toMatchObject({ summary: '1 g at most' });
    expect(spoken('0.36')).not.toHaveProperty('spokenAmount');
    const panel = renderToStaticMarkup(CalculatorResultPanel({ result: small, plan: '', vet: '' }));
    expect(panel).toContain('<span aria-hidden="true">&lt; 1 g</span><span class="sr-only">LESS THAN 1 g</span></p>');
  });
});
