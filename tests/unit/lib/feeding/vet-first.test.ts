import { describe, expect, test } from 'vitest';
import { buildPlan } from '@/lib/feeding/build-plan';
import type { AnimalProfileInput } from '@/lib/feeding/schema';
import type { VetFirstCauseBesidesIllness } from '@/lib/feeding/vet-first';
import { sampleFoods, sampleProfile } from './sample-foods';

const build = (changes: Partial<AnimalProfileInput>) => buildPlan(sampleProfile(changes), sampleFoods);
const puppy = { age: { value: 16, unit: 'weeks' }, weightKg: 10 } as const;
const senior = { age: { value: 9, unit: 'years' } } as const;
const newborn = { age: { value: 7, unit: 'weeks' }, weightKg: 1 } as const;
const pregnant = { health: ['pregnancyNursing'] } satisfies Partial<AnimalProfileInput>;
const cat = { species: 'cat', size: 'mini', weightKg: 4, lifestyle: 'indoor' } as const;

describe('the vet comes first, with the true reason', () => {
  test.each<[string, VetFirstCauseBesidesIllness[], Partial<AnimalProfileInput>]>([
    ['a puppy with a skin trouble', ['growingIllness'], { ...puppy, health: ['skin'] }],
    ['a puppy with a trouble of bones or joints', ['growingIllness'], { ...puppy, health: ['skinSkeletal'] }],
    ['a puppy with an allergy', ['growingIllness'], { ...puppy, health: ['allergy'] }],
    ['a puppy with colitis', ['growingIllness'], { ...puppy, health: ['colitis'] }],
    ['a puppy with diarrhoea', ['upsetToday'], { ...puppy, health: ['diarrhoea'] }],
    ['an overweight puppy', ['growingCondition'], { ...puppy, bodyCondition: 'overweight' }],
    ['a thin puppy', ['growingCondition'], { ...puppy, bodyCondition: 'underweight' }],
    ['a puppy ticked as obese', ['growingCondition'], { ...puppy, health: ['obesity'] }],
    ['a dog of 4 kg with gastritis', ['upsetToday'], { weightKg: 4, size: 'mini', health: ['gastritis'] }],
    ['a senior with digestive trouble', ['upsetToday'], { ...senior, health: ['digestive'] }],
    [
      'a giant dog of 6 years with diarrhoea',
      ['upsetToday'],
      { age: { value: 6, unit: 'years' }, size: 'giant', weightKg: 60, health: ['diarrhoea'] },
    ],
    ['a very thin dog', ['veryThin'], { bodyCondition: 'veryThin', thinReason: 'yes' }],
    ['a dog of score 2', ['veryThin'], { bodyScore: 2 }],
    ['a dog that nobody knows to be thin why', ['thinUnexplained'], { bodyCondition: 'underweight', thinReason: 'no' }],
    ['a thin senior', ['thinSenior'], { ...senior, bodyCondition: 'underweight', thinReason: 'yes' }],
    ['a pregnant dog that still grows', ['stillGrowing'], { ...puppy, health: ['pregnancyNursing'] }],
    // The youngest first of all, though they get no plan anyway.
    ['a puppy of 7 weeks with diarrhoea', ['upsetToday'], { ...newborn, health: ['diarrhoea'] }],
    ['a very thin puppy of 7 weeks', ['veryThin', 'growingCondition'], { ...newborn, bodyCondition: 'veryThin' }],
    ['a very thin kitten of 7 weeks', ['veryThin', 'growingCondition'], { ...cat, ...newborn, bodyScore: 1 }],
    ...(['diarrhoea', 'gastritis', 'digestive', 'colitis', 'allergy', 'skin', 'skinSkeletal', 'obesity'] as const).map(
      (option): [string, VetFirstCauseBesidesIllness[], Partial<AnimalProfileInput>] => [
        `a pregnant dog with ${option}`,
        ['expectingIllness'],
        { health: ['pregnancyNursing', option] },
      ],
    ),
    ['a pregnant dog with the picture of obesity', ['expectingIllness'], { ...pregnant, bodyCondition: 'obese' }],
    ['a pregnant dog of score 9', ['expectingIllness'], { ...pregnant, bodyScore: 9 }],
    [
      'a thin dog ticked as obese',
      ['thinAndObese'],
      { bodyCondition: 'underweight', thinReason: 'yes', health: ['obesity'] },
    ],
    ['a dog of score 3 ticked as obese', ['thinAndObese'], { bodyScore: 3, thinReason: 'yes', health: ['obesity'] }],
    ['a thin cat ticked as obese', ['thinAndObese'], { ...cat, bodyCondition: 'underweight', health: ['obesity'] }],
    ['a litter of nine', ['largeLitter'], { health: ['pregnancyNursing'], puppies: 9 }],
    ['a cat that does not eat', ['notEating'], { ...cat, health: ['notEating'] }],
    ['a thin old cat', ['thinSenior'], { ...cat, age: { value: 11, unit: 'years' }, bodyCondition: 'underweight' }],
    [
      'an overweight kitten',
      ['growingCondition'],
      { ...cat, age: { value: 5, unit: 'months' }, bodyCondition: 'obese' },
    ],
  ])('%s: %j', (_, causes, changes) => {
    expect(build(changes)).toMatchObject({ kind: 'vetFirst', causes });
  });

  test('the answers that caused it are named', () => {
    expect(build({ ...puppy, health: ['skin', 'obesity'] })).toMatchObject({ reasons: ['skin', 'obesity'] });
    expect(build({ ...puppy, health: ['digestive'] })).toMatchObject({ reasons: ['digestive'] });
    expect(build({ bodyScore: 4, health: ['obesity'] })).toMatchObject({ reasons: ['obesity'] });
    const expecting = { health: ['pregnancyNursing', 'diarrhoea'] } satisfies Partial<AnimalProfileInput>;
    expect(build(expecting)).toMatchObject({ reasons: ['pregnancyNursing', 'diarrhoea'] });
  });

  test.each(['other', 'otherOrPregnant', 'heart', 'thyroid', 'urinary'] as const)(
    '%s, without another cause',
    (option) => {
      expect(build({ health: [option] })).toMatchObject({ kind: 'vetFirst', reasons: [option], causes: [] });
    },
  );

  test('a cat with diarrhoea or one that expects kittens', () => {
    expect(build({ ...cat, health: ['digestive'] })).toMatchObject({ kind: 'vetFirst', reasons: ['digestive'] });
    expect(build({ ...cat, health: ['pregnancyNursing'] })).toMatchObject({ kind: 'vetFirst' });
  });
});

describe('a plan all the same', () => {
  test('for a grown dog over 4 kg with an upset stomach, which begins after 48 hours of normal stools', () => {
    const result = build({ weightKg: 4.1, size: 'small', health: ['diarrhoea'] });
    expect(result).toMatchObject({ kind: 'plan', transition: 'sensitive' });
    expect(result).toMatchObject({ notes: expect.arrayContaining(['upsetWait']) });
  });

  test('for a thin dog whose vet knows why, and for a litter of eight the figures', () => {
    expect(build({ bodyCondition: 'underweight', thinReason: 'yes' }).kind).toBe('plan');
    expect(build({ health: ['pregnancyNursing'], puppies: 8 })).toMatchObject({ reasons: 'reproduction' });
    expect(build({ ...pregnant, bodyCondition: 'overweight' })).toMatchObject({ reasons: 'reproduction' });
  });
});

test.each<[string, string, Partial<AnimalProfileInput>]>([
  ['excluded', 'the only puppy food contains chicken', { ...puppy, excluded: ['chicken'] }],
  [
    'combination',
    'low bone, one protein, and neither lamb nor turkey nor beef nor duck',
    { health: ['colitis', 'skinSkeletal'], excluded: ['lamb', 'turkey', 'beef', 'duck', 'chicken', 'rabbit', 'fish'] },
  ],
])('no suitable food: %s (%s)', (cause, _, changes) => {
  const result = build(changes);
  expect(result).toMatchObject({ kind: 'guidance', reasons: 'noSuitableFood' });
  if (cause !== 'combination') expect(result).toMatchObject({ cause });
});

test('without a food for the life stage, that is the reason', () => {
  const adults = sampleFoods.filter(({ lifeStage }) => lifeStage === 'adult');
  expect(buildPlan(sampleProfile(puppy), adults)).toMatchObject({ reasons: 'noSuitableFood', cause: 'lifeStage' });
});

describe('cats', () => {
  const plan = (changes: Partial<AnimalProfileInput> = {}) => {
    const result = build({ ...cat, ...changes });
    if (result.kind !== 'plan') throw new Error(result.kind);
    return result;
  };

  test('a neutered or indoor cat by 52-75, an active one by 100 (FEDIAF 2025, VII-9)', () => {
    // By hand: 4^0.67 = 2.5315; x 63.5 = 160.8 kcal; x 100 = 253.2 kcal; Raw Hunter has 144 kcal per 100 g.
    expect(plan().kcalPerDay).toBeCloseTo(160.8, 1);
    expect(plan().foods[0]).toMatchObject({ slug: 'raw-hunter', dailyG: 110, rangeG: { min: 90, max: 130 } });
    expect(plan({ lifestyle: 'active' }).kcalPerDay).toBeCloseTo(253.2, 0);
    expect(plan({ lifestyle: 'active', neutered: 'yes' }).kcalPerDay).toBe(plan().kcalPerDay);
  });

  test('change in four weeks, eat every day, in three meals', () => {
    const result = plan({ restDay: 'yes' });
    expect(result).toMatchObject({ transition: 'sensitive', feedingDaysPerWeek: 7, mealsPerDay: 3 });
    expect(result.notes).toEqual(['oneFoodOnly', 'catNeverFasts', 'catSmallSteps']);
    expect(plan({ currentDiet: 'raw', firstTimeRaw: 'no' }).notes).toEqual(['catNeverFasts']);
    expect(result.days.every(({ rawG }) => rawG > 0)).toBe(true);
  });

  test('a kitten gets the food for growth by its multiplier', () => {
    // By hand: 2^0.67 = 1.5911; months 4 to 9: 1.875 x 100 = 187.5; 298.3 kcal; / 164 x 100 = 181.9 g.
    const kitten = plan({ age: { value: 6, unit: 'months' }, weightKg: 2 });
    expect(kitten.kcalPerDay).toBeCloseTo(298.3, 1);
    expect(kitten.foods[0]).toMatchObject({ slug: 'kittens-grow', dailyG: 180 });
  });

  test('an overweight cat by the lowest factor at its ideal weight', () => {
    // 6 / 1.3 = 4.615 kg; ^0.67 = 2.7864; x 52 = 144.9 kcal.
    const slim = plan({ weightKg: 6, bodyCondition: 'obese' });
    expect(slim.kcalPerDay).toBeCloseTo(144.9, 0);
    expect(slim.notes).toEqual(expect.arrayContaining(['slowLoss', 'obesityVet']));
  });
});

test('a dog at work is fed by 150 (FEDIAF 2025, VII-7), and one with people at risk in the house puts them first', () => {
  // By hand: 150 x 25^0.75 = 150 x 11.1803 = 1677.1 kcal.
  const result = build({ activity: 'working', household: 'yes' });
  expect(result).toMatchObject({ kind: 'plan', method: { factor: 150 }, peopleFirst: true });
  expect(result.kind === 'plan' && result.kcalPerDay).toBeCloseTo(1677.1, 1);
  expect(build({ household: 'no' })).toMatchObject({ peopleFirst: false });
  expect(build({})).toMatchObject({ peopleFirst: true });
});

test('seniority follows the size: 95 for a giant dog of six and a large one of seven (rule)', () => {
  const giant = { size: 'giant', weightKg: 60, age: { value: 6, unit: 'years' } } as const;
  expect(build(giant)).toMatchObject({
    method: { factor: 95 },
    mealsPerDay: 3,
    notes: expect.arrayContaining(['giantMeals']),
  });
  expect(build({ size: 'large', weightKg: 35, age: { value: 7, unit: 'years' } })).toMatchObject({
    method: { factor: 95 },
  });
  expect(build({ size: 'medium', age: { value: 7, unit: 'years' } })).toMatchObject({ method: { factor: 110 } });
});
