import { describe, expect, test } from 'vitest';
import { nextStepsOf } from '@/lib/feeding/next-steps';
import { buildPlan, type Plan } from '@/lib/feeding/plan';
import type { DogProfileInput } from '@/lib/feeding/schema';
import { catalogue, profile } from './catalogue';

const build = (changes: Partial<DogProfileInput> = {}) => buildPlan(profile(changes), catalogue);

function planOf(changes: Partial<DogProfileInput> = {}): Plan {
  const result = build(changes);
  if (result.kind !== 'plan') throw new Error(`expected a plan, got ${result.kind}`);
  return result;
}

const puppy = { age: { value: 12, unit: 'weeks' }, weightKg: 7 } as const;

describe('no plan', () => {
  test('if the vet must see the dog first: no product and no amount', () => {
    expect(build({ health: ['kidney', 'obesity'], bodyCondition: 'overweight' })).toEqual({
      kind: 'vetFirst',
      reasons: ['kidney'],
      notes: [],
      questions: [],
    });
  });

  test('a diabetic dog never gets advice to fast', () => {
    expect(build({ health: ['diabetes'] })).toMatchObject({ kind: 'vetFirst', notes: ['noFastDay'] });
  });

  test('a pregnant dog gets figures for the vet or breeder', () => {
    expect(build({ health: ['pregnancyNursing'], puppies: 3 })).toEqual({
      kind: 'guidance',
      reasons: 'reproduction',
      figures: { gestationWeeks1to4: 1476, gestationFromWeek5: 2126, lactation: [2971, 3331, 3601, 3781] },
      questions: [],
    });
  });

  test('a puppy under 8 weeks stays with its mother', () => {
    const young = { age: { value: 7.9, unit: 'weeks' }, weightKg: 4 } as const;
    expect(build(young)).toEqual({ kind: 'guidance', reasons: 'underEightWeeks', questions: [] });
    expect(build({ ...young, age: { value: 8, unit: 'weeks' } }).kind).toBe('plan');
    expect(build({ ...young, health: ['liver'] }).kind).toBe('vetFirst');
  });

  test('a puppy that must avoid chicken gets the result that no food fits', () => {
    expect(build({ ...puppy, excluded: ['chicken'] })).toEqual({
      kind: 'guidance',
      reasons: 'noSuitableFood',
      questions: [],
    });
  });
});

describe('amounts', () => {
  test('an adult gets its factor, with each food by its own energy', () => {
    const plan = planOf();
    expect(plan.method).toEqual({ kind: 'adult', factor: 110, referenceKg: 25 });
    expect(plan.kcalPerDay).toBeCloseTo(1229.84, 2);
    expect(plan.treatsMaxKcal).toBe(122);
    expect(plan.foods.map(({ slug, dailyG, monthlyG }) => [slug, dailyG, monthlyG])).toEqual([
      ['normal-life', 790, 18960],
      ['simple', 720, 17280],
      ['aegean-dinner', 930, 22320],
    ]);
    expect(plan.foods[0].rangeG).toEqual({ min: 710, max: 870 });
    expect(plan.foods[0].reasons).toEqual(['everyday']);
    expect(plan).toMatchObject({ mealsPerDay: 2, activity: 'medium', bodyCondition: 'ideal' });
  });

  test('a puppy gets the amount of the growth formula', () => {
    const plan = planOf(puppy);
    expect(plan.method).toMatchObject({ kind: 'puppy', referenceKg: 7 });
    expect(plan.foods).toHaveLength(1);
    expect(plan.foods[0]).toMatchObject({ slug: 'super-puppies', dailyG: 520 });
    expect(plan.mealsPerDay).toBe(4);
  });

  test('an obese dog gets the amount for its ideal weight, of the leanest food', () => {
    const plan = planOf({ weightKg: 30, health: ['obesity'] });
    expect(plan.method).toEqual({ kind: 'adult', factor: 90, referenceKg: 25 });
    expect(plan.bodyCondition).toBe('overweight');
    expect(plan.foods[0]).toMatchObject({ slug: 'beef-dinner', reasons: ['lean'] });
    expect(plan.notes).toContain('slowLoss');
  });

  test('a thin dog marked as obese does not get less', () => {
    const plan = planOf({ health: ['obesity'], bodyCondition: 'underweight' });
    expect(plan.method).toEqual({ kind: 'adult', factor: 110, referenceKg: 25 });
    expect(plan.bodyCondition).toBe('ideal');
  });

  test('an underweight dog gets 10 % more of an energy-rich food every day', () => {
    const plan = planOf({ bodyCondition: 'underweight' });
    expect(plan.kcalPerDay).toBeCloseTo(1352.82, 2);
    expect(plan.foods[0]).toMatchObject({ slug: 'active', reasons: ['highEnergy'] });
    expect(plan.notes).toEqual(['everyDay', 'underweightRecheck']);
    expect(plan.feedingDaysPerWeek).toBe(7);
  });

  test('senior and high activity determine the factor', () => {
    expect(planOf({ health: ['senior'], age: { value: 7, unit: 'years' } }).method).toMatchObject({ factor: 95 });
    expect(planOf({ age: { value: 9, unit: 'years' } }).method).toMatchObject({ factor: 95 });
    expect(planOf({ age: { value: 18, unit: 'months' } }).method).toMatchObject({ factor: 130 });
    const active = planOf({ health: ['highActivity'], activity: 'low' });
    expect(active.method).toMatchObject({ factor: 125 });
    expect(active.activity).toBe('high');
    expect(active.foods[0].slug).toBe('active');
    expect(planOf({ activity: 'high', bodyCondition: 'overweight' }).foods[0]).toMatchObject({
      slug: 'beef-dinner',
      reasons: ['lean'],
    });
  });

  test('the option senior has no effect on a puppy', () => {
    expect(planOf({ ...puppy, health: ['senior'] }).method.kind).toBe('puppy');
  });
});

describe('weeks', () => {
  test('a healthy dog gets ten days of transition, then one food per week with an optional rest day', () => {
    const plan = planOf();
    expect(plan).toMatchObject({ transition: 'standard', feedingDaysPerWeek: 6, notes: ['restDayOptional'] });
    expect(plan.days[0]).toMatchObject({ slug: 'normal-life', rawG: 200, oldFoodPercent: 75, mealsG: [100, 100] });
    expect(plan.days.filter(({ kind }) => kind === 'rest').map(({ day }) => day)).toEqual([14, 21, 28]);
    expect(plan.shopping.map(({ slug }) => slug)).toEqual(['normal-life', 'simple', 'aegean-dinner']);
  });

  test('a dog on raw food starts at once, and its monthly amount is 24 days of one food', () => {
    const plan = planOf({ currentDiet: 'raw', firstTimeRaw: 'no', excluded: ['chicken'], health: ['allergy'] });
    expect(plan.transition).toBe('none');
    expect(plan.notes).toEqual(['restDayOptional', 'oneFoodOnly']);
    expect(plan.shopping).toEqual([
      { slug: 'lamb-dinner', grams: plan.foods[0].monthlyG, packs1kg: plan.foods[0].packs1kg },
    ]);
  });

  test('contradictory answers about raw food result in a transition', () => {
    expect(planOf({ currentDiet: 'raw', firstTimeRaw: 'yes' }).transition).toBe('standard');
    expect(planOf({ currentDiet: 'dry', firstTimeRaw: 'no' }).transition).toBe('standard');
  });

  test('a sensitive stomach gets four weeks with the gentle food', () => {
    const plan = planOf({ health: ['gastritis'] });
    expect(plan).toMatchObject({ transition: 'sensitive', feedingDaysPerWeek: 7 });
    expect(plan.notes).toEqual(['everyDay', 'vetIfBloodOr48h', 'oneFoodOnly']);
    expect(plan.shopping.map(({ slug }) => slug)).toEqual(['turkey-sensitive']);
    expect(planOf({ health: ['gastritis'], excluded: ['turkey'] }).notes).toContain('gentleFoodMissing');
  });

  test('colitis results in a low-bone food and a slow transition', () => {
    const plan = planOf({ health: ['colitis'] });
    expect(plan).toMatchObject({ transition: 'sensitive', feedingDaysPerWeek: 7 });
    expect(plan.notes).toEqual(['everyDay', 'vetIfBloodOr48h', 'oneFoodOnly']);
    expect(plan.foods[0]).toMatchObject({ slug: 'lamb-dinner', reasons: ['lowBone'] });
  });

  test.each<[string, Partial<DogProfileInput>, 6 | 7]>([
    ['a mini dog', { size: 'mini', weightKg: 6 }, 7],
    ['a small dog of mini weight', { size: 'small', weightKg: 5 }, 7],
    ['an overweight dog of ideal mini weight', { size: 'small', weightKg: 6, bodyCondition: 'overweight' }, 7],
    ['a small dog', { size: 'small', weightKg: 5.1 }, 6],
    ['a puppy', puppy, 7],
    ['a large dog of 17 months', { size: 'large', weightKg: 30, age: { value: 17, unit: 'months' } }, 7],
    ['a large dog of 18 months', { size: 'large', weightKg: 30, age: { value: 18, unit: 'months' } }, 6],
  ])('%s (%j) is fed %d days a week', (_, changes, days) => {
    expect(planOf(changes).feedingDaysPerWeek).toBe(days);
  });
});

test('puppies are weighed weekly, with a note past the growth table or if the body condition needs a vet', () => {
  expect(planOf(puppy).notes).toEqual(['everyDay', 'puppyWeighWeekly']);
  expect(planOf({ ...puppy, bodyCondition: 'overweight' }).notes).toEqual([
    'everyDay',
    'puppyWeighWeekly',
    'puppyConditionVet',
  ]);
  const large = { size: 'large', weightKg: 30 } as const;
  expect(planOf({ ...large, age: { value: 53, unit: 'weeks' } }).notes).toContain('growthBeyondTable');
  expect(planOf({ ...large, age: { value: 52, unit: 'weeks' } }).notes).not.toContain('growthBeyondTable');
});

test.each<[string, string[], Partial<DogProfileInput>]>([
  ['an ordinary dog', ['buy', 'start', 'weigh', 'again'], {}],
  ['an underweight dog', ['buy', 'start', 'weigh', 'again'], { bodyCondition: 'underweight' }],
  ['an overweight dog', ['buy', 'start', 'weighSlim', 'again'], { bodyCondition: 'overweight' }],
  ['an obese dog', ['buy', 'start', 'weighSlim', 'again'], { health: ['obesity'] }],
  ['a puppy', ['buy', 'start', 'weighPuppy'], { ...puppy, bodyCondition: 'overweight' }],
])('the steps after the plan of %s are %j', (_, steps, changes) => {
  expect(nextStepsOf(planOf(changes))).toEqual(steps);
});

test('every kind of result includes the warnings', () => {
  const odd = { size: 'giant', weightKg: 3 } as const;
  for (const changes of [{}, { health: ['renal'] }, { health: ['pregnancyNursing'] }] as const) {
    expect(build({ ...odd, ...changes } as Partial<DogProfileInput>).questions).toEqual(['sizeWeight']);
  }
});

test('a food with unusable energy causes an error instead of a plan', () => {
  const broken = catalogue.map((food) => ({ ...food, kcalPer100g: Number.NaN }));
  expect(() => buildPlan(profile(), broken)).toThrow('kcalPer100g');
});
