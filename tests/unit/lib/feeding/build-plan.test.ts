import { describe, expect, test } from 'vitest';
import { buildPlan, type Plan } from '@/lib/feeding/build-plan';
import { listPlanNextSteps } from '@/lib/feeding/plan-next-steps';
import type { AnimalProfileInput } from '@/lib/feeding/schema';
import { sampleFoods, sampleProfile } from './sample-foods';

const build = (changes: Partial<AnimalProfileInput> = {}) => buildPlan(sampleProfile(changes), sampleFoods);

function planOf(changes: Partial<AnimalProfileInput> = {}): Plan {
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
      causes: [],
      notes: [],
      questions: [],
    });
  });

  test('a diabetic dog never gets advice to fast', () => {
    expect(build({ health: ['diabetes'] })).toMatchObject({ kind: 'vetFirst', notes: ['noFastDay'] });
  });

  test.each([
    { health: ['diabetes'] },
    { health: ['kidney'] },
    { bodyCondition: 'veryThin' },
  ] satisfies Partial<AnimalProfileInput>[])(
    'a cat with %j must not fast either: one that does not eat is an emergency',
    (changes) => {
      const cat = { species: 'cat', size: 'mini', weightKg: 4, lifestyle: 'indoor' } as const;
      expect(build({ ...cat, ...changes })).toMatchObject({ kind: 'vetFirst', notes: ['catNeverFasts'] });
    },
  );

  test('a thin pregnant dog is weighed again', () => {
    const thin = { health: ['pregnancyNursing'], bodyCondition: 'underweight', thinReason: 'yes' } as const;
    expect(build({ ...thin, health: ['pregnancyNursing'] })).toMatchObject({
      reasons: 'reproduction',
      notes: ['underweightRecheck'],
    });
  });

  test('a pregnant dog gets figures for the vet or breeder', () => {
    expect(build({ health: ['pregnancyNursing'], puppies: 3 })).toEqual({
      kind: 'guidance',
      reasons: 'reproduction',
      figures: { gestationWeeks1to4: 1476, gestationFromWeek5: 2126, lactation: [2971, 3331, 3601, 3781] },
      notes: [],
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
      cause: 'excluded',
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
      ['simple', 720, 17280],
      ['turkey-sensitive', 870, 20880],
      ['normal-life', 790, 18960],
    ]);
    expect(plan.foods[0].rangeG).toEqual({ min: 640, max: 790 });
    expect(plan.foods[0].reasons).toEqual(['mild', 'everyday']);
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
    // FEDIAF VII-2: score 8 is 30 % above the ideal weight, so 30 / 1.3.
    expect(plan.method).toEqual({ kind: 'adult', factor: 90, referenceKg: 30 / 1.3 });
    expect(plan.bodyCondition).toBe('obese');
    expect(plan.notes).toContain('obesityVet');
    expect(plan.foods[0]).toMatchObject({ slug: 'beef-dinner', reasons: ['lean'] });
    expect(plan.notes).toContain('slowLoss');
  });

  test.each([
    ['a slimming dog', { bodyCondition: 'overweight' }],
    ['an obese dog', { health: ['obesity'] }],
    ['a thin dog', { bodyCondition: 'underweight' }],
    ['a thin cat', { species: 'cat', size: 'mini', weightKg: 4, lifestyle: 'indoor', bodyCondition: 'underweight' }],
  ] satisfies [string, Partial<AnimalProfileInput>][])(
    '%s has no range: its amount is not to be varied',
    (_, changes) => {
      for (const { dailyG, rangeG } of planOf(changes).foods) expect(rangeG).toEqual({ min: dailyG, max: dailyG });
    },
  );

  test('the range of a small dog does not begin below its need at rest by rounding', () => {
    // By hand: 70 x 1.7^0.75 = 104.2 kcal; 90 % of 80 x 1.7^0.75 = 107.2 kcal are 62.3 g of 172 kcal, but 60 g only
    // 103.2 kcal.
    const small = { weightKg: 1.7, size: 'mini', age: { value: 9, unit: 'years' }, activity: 'low' } as const;
    expect(planOf(small).foods[0]).toMatchObject({ slug: 'simple', dailyG: 70, rangeG: { min: 65, max: 75 } });
  });

  test('an underweight dog gets 10 % more of an energy-rich food every day', () => {
    const plan = planOf({ bodyCondition: 'underweight' });
    expect(plan.kcalPerDay).toBeCloseTo(1352.82, 2);
    expect(plan.foods[0]).toMatchObject({ slug: 'active', reasons: ['highEnergy'] });
    expect(plan.notes).toEqual(['everyDay', 'underweightRecheck', 'oneFoodOnly']);
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
  test('a beginner: ten days of transition, one recipe for four weeks, on every day', () => {
    const plan = planOf();
    expect(plan).toMatchObject({ transition: 'standard', feedingDaysPerWeek: 7, notes: ['everyDay', 'oneFoodOnly'] });
    expect(plan.days[0]).toMatchObject({ slug: 'simple', rawG: 180, oldFoodPercent: 75, mealsG: [90, 90] });
    // By hand: 3 x 180 + 3 x 360 + 3 x 540 + 19 x 720.
    expect(plan.shopping).toEqual([{ slug: 'simple', grams: 16_920, packs1kg: 17 }]);
    expect(plan.totalG).toBe(16_920);
  });

  test('a dog used to raw food rotates, with two mixed days between two recipes', () => {
    const plan = planOf({ currentDiet: 'raw', firstTimeRaw: 'no' });
    expect(plan.notes).toEqual(['everyDay', 'mixedDays']);
    expect(plan.shopping.map(({ slug }) => slug)).toEqual(['normal-life', 'simple', 'aegean-dinner']);
    // Day 8: half of 790 g and half of 720 g, each to the nearest 10 g.
    expect(plan.days[7]?.foods).toEqual([
      { slug: 'normal-life', grams: 400 },
      { slug: 'simple', grams: 360 },
    ]);
  });

  test('a dog that eats raw food starts at once, and 28 days of one food are what it buys', () => {
    const plan = planOf({ currentDiet: 'raw', firstTimeRaw: 'no', excluded: ['chicken'], health: ['allergy'] });
    expect(plan.transition).toBe('none');
    // Duck is among the foods.
    expect(plan.notes).toEqual(['poultryVet', 'everyDay', 'oneFoodOnly']);
    expect(plan.shopping).toEqual([
      { slug: 'lamb-dinner', grams: plan.foods[0].fourWeeksG, packs1kg: Math.ceil(plan.foods[0].fourWeeksG / 1000) },
    ]);
  });

  test('contradictory answers about raw food result in a transition', () => {
    expect(planOf({ currentDiet: 'raw', firstTimeRaw: 'yes' }).transition).toBe('standard');
    expect(planOf({ currentDiet: 'dry', firstTimeRaw: 'no' }).transition).toBe('standard');
  });

  test('a sensitive stomach gets four weeks with the gentle food', () => {
    const plan = planOf({ health: ['gastritis'] });
    expect(plan).toMatchObject({ transition: 'sensitive', feedingDaysPerWeek: 7, mealsPerDay: 3 });
    expect(plan.notes).toEqual(['upsetWait', 'everyDay', 'oneFoodOnly']);
    expect(plan.shopping.map(({ slug }) => slug)).toEqual(['turkey-sensitive']);
    expect(planOf({ health: ['gastritis'], excluded: ['turkey'] }).notes).toContain('gentleFoodMissing');
  });

  test('a sensitive stomach that knows raw food changes to the gentle recipe as slowly', () => {
    const plan = planOf({ health: ['diarrhoea'], currentDiet: 'raw', firstTimeRaw: 'no' });
    expect(plan).toMatchObject({ transition: 'recipe', mealsPerDay: 3 });
    expect(plan.notes).toEqual(['upsetWait', 'everyDay', 'oneFoodOnly']);
    expect(plan.days.map(({ rawPercent }) => rawPercent)).toEqual(
      [25, 50, 75, 100].flatMap((share) => Array(7).fill(share)),
    );
    expect(plan.foods[0].reasons).toEqual(['gentle']);
    // Little bone alone is no upset.
    expect(planOf({ health: ['colitis'], currentDiet: 'raw', firstTimeRaw: 'no' }).transition).toBe('none');
  });

  test.each<[string, boolean, Partial<AnimalProfileInput>]>([
    ['an allergy', true, { health: ['allergy'] }],
    ['no chicken', true, { excluded: ['chicken'] }],
    ['an allergy to every bird', false, { health: ['allergy'], excluded: ['chicken', 'duck', 'turkey'] }],
    ['no beef', false, { excluded: ['beef'] }],
    ['nothing to avoid', false, {}],
  ])('with %s the vet is asked about poultry: %s', (_, expected, changes) => {
    expect(planOf(changes).notes.includes('poultryVet')).toBe(expected);
  });

  test('a giant dog is told to rest after meals, also while it grows', () => {
    const giant = { size: 'giant', weightKg: 40 } as const;
    expect(planOf({ ...giant, age: { value: 8, unit: 'months' } }).notes).toContain('giantMeals');
    // Of four meals the text does not speak.
    expect(planOf({ ...giant, weightKg: 12, age: { value: 3, unit: 'months' } }).notes).not.toContain('giantMeals');
  });

  test('colitis results in a low-bone food and a slow transition', () => {
    const plan = planOf({ health: ['colitis'] });
    expect(plan).toMatchObject({ transition: 'sensitive', feedingDaysPerWeek: 7 });
    expect(plan.notes).toEqual(['colitisVet', 'everyDay', 'vetIfBloodOr48h', 'oneFoodOnly']);
    expect(plan.foods[0]).toMatchObject({ slug: 'lamb-dinner', reasons: ['lowBone'] });
  });

  test.each<[string, Partial<AnimalProfileInput>, 6 | 7]>([
    ['a grown dog over 10 kg', {}, 6],
    ['a dog of 10 kg', { size: 'small', weightKg: 10 }, 7],
    ['a mini dog', { size: 'mini', weightKg: 11 }, 7],
    ['a small dog of 11 kg', { size: 'small', weightKg: 11 }, 7],
    // 11.5 / 1.2 = 9.6 kg; 12.5 / 1.2 = 10.4 kg.
    ['an overweight dog whose ideal weight is 10 kg at most', { weightKg: 11.5, bodyCondition: 'overweight' }, 7],
    ['an overweight dog whose ideal weight is over 10 kg', { weightKg: 12.5, bodyCondition: 'overweight' }, 6],
    ['a dog with the picture of obesity', { bodyCondition: 'obese' }, 7],
    ['a dog with a score of 8', { bodyCondition: 'overweight', bodyScore: 8 }, 7],
    ['a thin dog', { bodyCondition: 'underweight' }, 7],
    ['a dog with colitis', { health: ['colitis'] }, 7],
    ['an obese dog', { health: ['obesity'] }, 7],
    ['a senior', { health: ['senior'] }, 6],
    ['a puppy', puppy, 7],
    ['a large dog of 17 months', { size: 'large', weightKg: 30, age: { value: 17, unit: 'months' } }, 7],
    ['a large dog of 18 months', { size: 'large', weightKg: 30, age: { value: 18, unit: 'months' } }, 6],
    ['a cat', { species: 'cat', size: 'mini', weightKg: 12, lifestyle: 'active' }, 7],
  ])('%s (%j) whose owner wants a rest day is fed %d days a week', (_, changes, days) => {
    const raw = { currentDiet: 'raw', firstTimeRaw: 'no' } as const;
    const plan = planOf({ ...raw, restDay: 'yes', ...changes });
    expect(plan.feedingDaysPerWeek).toBe(days);
    expect(plan.days.filter(({ kind }) => kind === 'rest')).toHaveLength(days === 6 ? 4 : 0);
    expect(planOf({ ...raw, ...changes }).feedingDaysPerWeek).toBe(7);
  });
});

test('a puppy gets more from week to week, and gets a note when the growth table has ended', () => {
  const plan = planOf(puppy);
  expect(plan.notes).toEqual(['everyDay', 'puppyWeighWeekly', 'oneFoodOnly']);
  // By hand (FEDIAF 2025): p = 0.38398, 0.41590, 0.44545, 0.47297 in weeks 12 to 15, and 18.230 kg x p; / 168 kcal x
  // 100.
  expect(plan.foods[0].weeksG).toEqual([520, 540, 560, 570]);
  expect(plan.foods[0].fourWeeksG).toBe(7 * (520 + 540 + 560 + 570));
  const large = { size: 'large', weightKg: 30 } as const;
  expect(planOf({ ...large, age: { value: 53, unit: 'weeks' } }).notes).toContain('growthBeyondTable');
  expect(planOf({ ...large, age: { value: 52, unit: 'weeks' } }).notes).toContain('growthBeyondTable');
  // The last of the four weeks counts: week 53, and week 52.
  expect(planOf({ ...large, age: { value: 50, unit: 'weeks' } }).notes).toContain('growthBeyondTable');
  expect(planOf({ ...large, age: { value: 49, unit: 'weeks' } }).notes).not.toContain('growthBeyondTable');
});

test.each([
  ['mini', 4, false],
  ['small', 9, false],
  ['medium', 20, false],
  ['large', 30, true],
  ['giant', 50, true],
] as const)(
  'a %s dog of %d kg whose plan passes week 52 is told of a line beyond the table: %s',
  (size, weightKg, has) => {
    const plan = planOf({ size, weightKg, age: { value: 50, unit: 'weeks' } });
    expect(plan.method.kind).toBe('puppy');
    expect(plan.notes.includes('growthBeyondTable')).toBe(has);
  },
);

test.each<[string, string[], Partial<AnimalProfileInput>]>([
  ['an ordinary dog', ['buy', 'start', 'weigh', 'again'], {}],
  // Its note says when it is weighed, and that it then sees the vet.
  ['an underweight dog', ['buy', 'start', 'again'], { bodyCondition: 'underweight' }],
  ['an overweight dog', ['buy', 'start', 'weighSlim', 'again'], { bodyCondition: 'overweight' }],
  ['an obese dog', ['buy', 'start', 'weighSlim', 'again'], { health: ['obesity'] }],
  ['a puppy', ['buy', 'start', 'weighPuppy'], puppy],
])('the steps after the plan of %s: %j', (_, steps, changes) => {
  expect(listPlanNextSteps(planOf(changes))).toEqual(steps);
});

test('every kind of result includes the warnings', () => {
  const odd = { size: 'giant', weightKg: 3 } as const;
  for (const changes of [{}, { health: ['renal'] }, { health: ['pregnancyNursing'] }] as const) {
    expect(build({ ...odd, ...changes } as Partial<AnimalProfileInput>).questions).toEqual(['sizeWeight']);
  }
});

test('a food with unusable energy causes an error instead of a plan', () => {
  const broken = sampleFoods.map((food) => ({ ...food, kcalPer100g: Number.NaN }));
  expect(() => buildPlan(sampleProfile(), broken)).toThrow('kcalPer100g');
});
