import { describe, expect, test } from 'vitest';
import {
  type Answers,
  noAnswers,
  paramsToAnswers,
  type WizardVariant,
  wizardAnswersToParams,
  wizardVariants,
} from '@/lib/feeding/answers';
import {
  answersToProfile,
  isFieldVisible,
  suggestWizardDogSize,
  weightBandOfWizardSize,
} from '@/lib/feeding/answers-to-profile';
import { buildPlan } from '@/lib/feeding/build-plan';
import { findConsistencyWarnings } from '@/lib/feeding/consistency-warnings';
import { mayStillGrow, suggestDogSize } from '@/lib/feeding/suggest-dog-size';
import {
  findVariantFieldStepIndex,
  listWizardStepsOfVariant,
  wizardDefinitionByVariant,
} from '@/lib/feeding/wizard-steps';
import { sampleFoods } from './sample-foods';

const complete: Answers = {
  ...noAnswers,
  dogName: 'Argos',
  age: '4',
  ageUnit: 'years',
  weightKg: '25,5',
  bodyCondition: 'ideal',
  activity: 'medium',
  firstTimeRaw: 'yes',
  currentDiet: 'dry',
  hasHealthIssues: 'no',
};
const check = (changes: Partial<Answers>) => answersToProfile({ ...complete, ...changes });
const errorsOf = (changes: Partial<Answers>) => {
  const checked = check(changes);
  return checked.ok ? {} : checked.errors;
};

test('an age typed with its unit has that unit, whatever was chosen', () => {
  const ageOf = (age: string, ageUnit: Answers['ageUnit']) => {
    const checked = check({ age, ageUnit });
    return checked.ok ? checked.profile.age : checked.errors;
  };
  expect(ageOf('30 μηνών', 'years')).toEqual({ value: 30, unit: 'months' });
  expect(ageOf('2,5 года', 'months')).toEqual({ value: 2.5, unit: 'years' });
  expect(ageOf('3岁', '')).toEqual({ value: 3, unit: 'years' });
  expect(ageOf('31 ans', 'months')).toEqual({ age: 'ageOutOfRange' });
  expect(ageOf('some years', 'years')).toEqual({ age: 'ageInvalid' });
  // The adult weight is requested of a dog that may still grow.
  expect(isFieldVisible('expectedKg', { ...complete, age: '8 months', ageUnit: 'years' })).toBe(true);
});

test('a weight in grams is one in kilograms, also the expected one', () => {
  const weightOf = (weightKg: string) => {
    const checked = check({ weightKg });
    return checked.ok ? checked.profile.weightKg : checked.errors;
  };
  expect(weightOf('2500 g')).toBe(2.5);
  expect(weightOf('800 γραμμάρια')).toBe(0.8);
  expect(weightOf('2 кг 345 г')).toBe(2.345);
  expect(weightOf('299 g')).toEqual({ weightKg: 'weightTooLow' });
  expect(weightOf('800')).toEqual({ weightKg: 'weightOutOfRange' });
  expect(errorsOf({ variant: 'cat', lifestyle: 'indoor', weightKg: '15001 g' })).toEqual({
    weightKg: 'weightOutOfRange',
  });
  const puppy = { age: '12', ageUnit: 'weeks', weightKg: '900 г' } as const;
  expect(suggestWizardDogSize({ ...complete, ...puppy, expectedKg: '7000 g' })).toBe('mini');
  expect(errorsOf({ ...puppy, expectedKg: '7000 g' })).toEqual({});
  expect(errorsOf({ ...puppy, expectedKg: '200 g' })).toEqual({ expectedKg: 'weightOutOfRange' });
  expect(errorsOf({ ...puppy, expectedKg: '7.000 kg' })).toEqual({ expectedKg: 'numberAmbiguous' });
  expect(errorsOf({ ...puppy, expectedKg: '7 lb' })).toEqual({ expectedKg: 'weightInvalid' });
});

describe('the suggested size', () => {
  const years = (value: number) => ({ value, unit: 'years' as const });
  const weeks = (value: number) => ({ value, unit: 'weeks' as const });
  const offer = (weightKg: number, age = years(4) as Parameters<typeof suggestDogSize>[0]['age'], bands: 1 | 2 = 1) =>
    suggestDogSize({ weightKg, age, expectedKg: null, bands });

  test('follows the bands of the variant for an adult dog', () => {
    expect([4, 4.5, 10, 25, 45, 46].map((kg) => offer(kg))).toEqual([
      'mini',
      'small',
      'small',
      'medium',
      'large',
      'giant',
    ]);
    expect(offer(4.5, years(4), 2)).toBe('mini');
    expect(offer(4.5, null)).toBe('small');
  });

  test('follows the growth curve for a puppy', () => {
    expect(offer(7, weeks(12))).toBe('medium');
    expect(offer(1.5, weeks(12))).toBe('mini');
    expect(offer(20, weeks(14))).toBe('giant');
    // Below the first row of the table, the first week applies.
    expect(offer(0.5, weeks(3))).toBe(offer(0.5, weeks(8)));
  });

  // By hand (FEDIAF 2025 and its straight line): a large dog of 17 months has 98.3 % of its weight, one of 12 months
  // 89.9 %; a giant of 23 months has 98.5 %, one of 20 months 94.1 %.
  test.each([
    [17, 26, null, 'medium'],
    [17, 26, 26, 'medium'],
    [17, 26, 28, 'large'],
    [17, 27.5, null, 'large'],
    [12, 26, null, 'large'],
    [12, 25, null, 'medium'],
    [23, 46, null, 'large'],
    [20, 46, null, 'giant'],
    [20, 46, 47.5, 'large'],
    // A dog that has passed the class of its expected weight has not grown up in it.
    [17, 27.5, 27, 'medium'],
    [14, 27.6, 27, 'large'],
    [14, 40, 27, 'large'],
    [20, 60, 45, 'giant'],
    // Nothing that still grows is near: the bands decide.
    [18, 26, null, 'large'],
    [24, 46, null, 'giant'],
    [17, 11, null, 'medium'],
    [13, 6, null, 'small'],
  ] as const)('of a dog of %d months, %d kg and %s kg expected, is %s', (months, weightKg, expectedKg, size) => {
    const age = { value: months, unit: 'months' } as const;
    expect(suggestDogSize({ weightKg, age, expectedKg, bands: 1 })).toBe(size);
  });

  test('follows the expected adult weight of a puppy if known', () => {
    const expecting = (age: ReturnType<typeof weeks> | ReturnType<typeof years>) =>
      suggestDogSize({ weightKg: 7, age, expectedKg: 60, bands: 1 });
    expect(expecting(weeks(12))).toBe('giant');
    expect(expecting(years(3))).toBe('small');
    // A band includes its upper end.
    expect(suggestDogSize({ weightKg: 4, age: weeks(12), expectedKg: 7, bands: 1 })).toBe('mini');
  });

  test('requires the adult weight in the first year, and longer above 10 kg', () => {
    expect(mayStillGrow({ value: 11, unit: 'months' }, 2)).toBe(true);
    expect(mayStillGrow({ value: 12, unit: 'months' }, 10)).toBe(false);
    expect(mayStillGrow({ value: 12, unit: 'months' }, 10.5)).toBe(true);
    expect(mayStillGrow({ value: 24, unit: 'months' }, 40)).toBe(false);
  });

  test('needs a weight, and changes with it', () => {
    expect(suggestWizardDogSize({ ...complete, weightKg: '' })).toBeNull();
    expect(suggestWizardDogSize({ ...complete, weightKg: '500' })).toBeNull();
    expect(suggestWizardDogSize({ ...complete, weightKg: '0,2' })).toBeNull();
    expect([
      suggestWizardDogSize({ ...complete, weightKg: '0,3' }),
      suggestWizardDogSize({ ...complete, weightKg: '120' }),
    ]).toEqual(['mini', 'giant']);
    expect(suggestWizardDogSize({ ...complete, age: '' })).toBe('large');
    expect(suggestWizardDogSize(complete)).toBe('large');
    expect(suggestWizardDogSize({ ...complete, weightKg: '4,5', variant: 'detailed' })).toBe('mini');
    expect(suggestWizardDogSize({ ...complete, weightKg: '7', age: '12', ageUnit: 'weeks', expectedKg: '50' })).toBe(
      'giant',
    );
    expect(suggestWizardDogSize({ ...complete, weightKg: '7', expectedKg: '50' })).toBe('small');
  });
});

describe('the weights of a size', () => {
  test('are those of the variant for a grown dog', () => {
    expect(weightBandOfWizardSize('mini', complete)).toEqual({ over: 0, upTo: 4 });
    expect(weightBandOfWizardSize('mini', { ...complete, variant: 'detailed' })).toEqual({ over: 0, upTo: 5 });
    expect(weightBandOfWizardSize('small', noAnswers)).toEqual({ over: 4, upTo: 10 });
  });

  test('are those of the curve for a grown dog whose size the curve has decided', () => {
    const grown: Answers = { ...complete, weightKg: '26', age: '17', ageUnit: 'months' };
    expect(suggestWizardDogSize(grown)).toBe('medium');
    expect(weightBandOfWizardSize('medium', grown)).toMatchObject({ over: 15, upTo: 27.5 });
    expect(weightBandOfWizardSize('medium', { ...grown, weightKg: '25' })).toEqual({ over: 10, upTo: 25 });
    const adult = answersToProfile({ ...grown, size: '' });
    expect(adult).toMatchObject({ ok: true, profile: { size: 'medium' } });
    if (adult.ok) expect(findConsistencyWarnings(adult.profile)).toEqual([]);
  });

  test('include the expected adult weight of the suggested size while the dog grows', () => {
    for (const expectedKg of ['4', '6', '7', '12', '15', '26', '27', '46', '47', '60']) {
      const answers: Answers = { ...complete, weightKg: '3', age: '10', ageUnit: 'weeks', expectedKg };
      const size = suggestWizardDogSize(answers);
      const { over, upTo } = weightBandOfWizardSize(size ?? 'mini', answers);
      expect([expectedKg, Number(expectedKg) > over && Number(expectedKg) <= upTo]).toEqual([expectedKg, true]);
    }
  });
});

describe('a dog that grows beyond its first year', () => {
  const months = (age: string, weightKg: string, expectedKg: string, changes: Partial<Answers> = {}) => {
    const checked = check({ age, ageUnit: 'months', weightKg, expectedKg, ...changes });
    if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
    return { size: checked.profile.size, plan: buildPlan(checked.profile, sampleFoods) };
  };

  test('is of the size that it is expected to reach, whatever it weighs today', () => {
    // By hand (FEDIAF 2025): 13 months = 56.33 weeks; p = 0.8986 in week 52, 0.9156 on the line to week 78;
    // (254.1 - 135 x 0.9156) x 24^0.75 = 1415 kcal; / 168 x 100 = 842 g.
    const byHand = months('13', '24', '', { size: 'large' }).plan;
    expect(months('13', '24', '35')).toEqual({ size: 'large', plan: byHand });
    expect(byHand).toMatchObject({ method: { kind: 'puppy' }, foods: [{ slug: 'super-puppies', dailyG: 840 }] });
    for (const kg of ['25', '26'])
      expect(months('14', kg, '32')).toMatchObject({ plan: { method: { kind: 'puppy' } } });
    expect(months('19', '44', '60')).toMatchObject({ size: 'giant', plan: { method: { kind: 'puppy' } } });
    const skin = { hasHealthIssues: 'yes', health: ['skin'] } satisfies Partial<Answers>;
    expect(months('14', '24', '40', skin).plan).toMatchObject({ kind: 'vetFirst', causes: ['growingIllness'] });
  });

  test('still grows where it has passed the expected weight', () => {
    expect(months('14', '40', '27')).toMatchObject({ size: 'large', plan: { method: { kind: 'puppy' } } });
    expect(months('20', '60', '45')).toMatchObject({ size: 'giant', plan: { method: { kind: 'puppy' } } });
    // Its ideal weight, 25 kg, would be that of a grown medium dog: too heavy while it may grow, it is for the vet.
    expect(months('14', '30', '27', { bodyCondition: 'overweight' })).toMatchObject({
      size: 'large',
      plan: { kind: 'vetFirst', causes: ['growingCondition'] },
    });
  });

  test('goes by its weight once a dog of the expected size is grown', () => {
    expect(months('13', '18', '24')).toMatchObject({ size: 'medium', plan: { method: { kind: 'adult' } } });
    expect(months('18', '30', '40')).toMatchObject({ size: 'large', plan: { method: { kind: 'adult' } } });
  });
});

describe('the suggested size of an overweight dog', () => {
  const heavy: Partial<Answers> = { weightKg: '28', age: '7', bodyCondition: 'overweight', activity: 'low' };
  const profileOf = (changes: Partial<Answers>) => {
    const checked = check({ ...heavy, ...changes });
    if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
    return checked.profile;
  };

  test('follows its ideal weight, like the check of the size', () => {
    // By hand: 28 / 1.2 = 23.3 kg, a medium dog, which is a senior from 8 years; a large one is from 7.
    expect(profileOf({ bodyCondition: 'ideal' }).size).toBe('large');
    expect(profileOf({}).size).toBe('medium');
    expect(findConsistencyWarnings(profileOf({}))).toEqual([]);
    // The adult row has 95, and slimming takes 90 at most; the row of a senior has 80.
    expect(buildPlan(profileOf({}), sampleFoods)).toMatchObject({ method: { factor: 90 } });
    // The score of the vet counts first: 28 / 1.1 = 25.5 kg.
    expect(profileOf({ variant: 'detailed', bodyScore: '6' }).size).toBe('large');
    expect(profileOf({ bodyCondition: 'underweight', thinReason: 'yes' }).size).toBe('large');
  });

  test('never turns a dog that still grows into a grown one', () => {
    const growing = profileOf({ age: '13', ageUnit: 'months' });
    expect(growing.size).toBe('large');
    expect(buildPlan(growing, sampleFoods)).toMatchObject({ kind: 'vetFirst', causes: ['growingCondition'] });
  });
});

describe('required fields', () => {
  test('depend on other answers', () => {
    const isVisible = (field: Parameters<typeof isFieldVisible>[0], changes: Partial<Answers> = {}) =>
      isFieldVisible(field, { ...complete, ...changes });
    expect(isVisible('dogName')).toBe(true);
    expect(isVisible('health')).toBe(false);
    expect(isVisible('health', { hasHealthIssues: 'yes' })).toBe(true);
    expect(isVisible('health', { health: ['skin'] })).toBe(true);
    expect(isVisible('puppies')).toBe(false);
    expect(isVisible('puppies', { health: ['pregnancyNursing'] })).toBe(true);
    expect(isVisible('expectedKg')).toBe(false);
    expect(isVisible('expectedKg', { age: '5', ageUnit: 'months' })).toBe(true);
    expect(isVisible('expectedKg', { age: '5', ageUnit: '' })).toBe(false);
    expect(isVisible('expectedKg', { age: '0' })).toBe(false);
    expect(isVisible('expectedKg', { age: '1,5', weightKg: '30' })).toBe(true);
    expect(isVisible('expectedKg', { age: '1,5', weightKg: '' })).toBe(false);
    expect(isVisible('expectedKg', { age: '31' })).toBe(false);
  });

  test.each<[string, Partial<Answers>, boolean]>([
    ['a grown dog over 10 kg', {}, true],
    ['a dog whose body condition is not known yet', { bodyCondition: '' }, true],
    ['an overweight dog', { bodyCondition: 'overweight' }, true],
    ['a senior', { health: ['senior'] }, true],
    ['a dog of no age yet', { age: '' }, true],
    ['an obese dog', { bodyCondition: 'obese' }, false],
    ['a score of 8', { variant: 'detailed', bodyScore: '8' }, false],
    ['a thin dog', { bodyCondition: 'underweight' }, false],
    ['a very thin dog', { bodyCondition: 'veryThin' }, false],
    ['a small dog', { size: 'small', weightKg: '11' }, false],
    ['a mini dog', { size: 'mini', weightKg: '11' }, false],
    ['a dog of 10 kg', { size: 'medium', weightKg: '10' }, false],
    // 11.5 / 1.2 = 9.6 kg.
    ['an overweight dog of 10 kg at most', { size: 'medium', weightKg: '11,5', bodyCondition: 'overweight' }, false],
    ['a dog of no weight yet', { weightKg: '' }, false],
    ['a growing dog', { age: '10', ageUnit: 'months' }, false],
    ['an ill dog', { health: ['skin'] }, false],
    ['a cat', { variant: 'cat', weightKg: '12' }, false],
  ])('offer a rest day to %s: %j, %s', (_, changes, offered) => {
    expect(isFieldVisible('restDay', { ...complete, ...changes })).toBe(offered);
  });
});

describe('the profile from the answers', () => {
  test('uses the suggested size until another one is selected', () => {
    expect(check({})).toMatchObject({ ok: true, profile: { size: 'large', weightKg: 25.5, dogName: 'Argos' } });
    expect(check({ size: 'medium' })).toMatchObject({ ok: true, profile: { size: 'medium' } });
  });

  test('reports the error at each field', () => {
    const checked = answersToProfile(noAnswers);
    expect(checked).toEqual({
      ok: false,
      errors: {
        dogName: 'nameRequired',
        age: 'ageInvalid',
        ageUnit: 'choiceRequired',
        weightKg: 'weightInvalid',
        bodyCondition: 'choiceRequired',
        activity: 'choiceRequired',
        firstTimeRaw: 'choiceRequired',
        currentDiet: 'choiceRequired',
        hasHealthIssues: 'choiceRequired',
      },
    });
    expect(errorsOf({ age: '31' })).toEqual({ age: 'ageOutOfRange' });
    expect(errorsOf({ hasHealthIssues: 'yes' })).toEqual({ health: 'healthRequired' });
    expect(errorsOf({ health: ['obesity'] })).toEqual({ health: 'healthContradiction' });
    expect(errorsOf({ hasHealthIssues: 'yes', health: ['none', 'renal'] })).toEqual({ health: 'healthNoneExclusive' });
  });

  test("treats 'none' after 'yes' as no", () => {
    expect(check({ hasHealthIssues: 'yes', health: ['none'] })).toMatchObject({
      ok: true,
      profile: { hasHealthIssues: 'no', health: ['none'] },
    });
    expect(errorsOf({ hasHealthIssues: '', health: ['none'] })).toEqual({ hasHealthIssues: 'choiceRequired' });
  });

  test('ignores the expected weight unless it is required', () => {
    const puppy = { age: '5', ageUnit: 'months' } as const;
    expect(errorsOf({ expectedKg: 'big' })).toEqual({});
    expect(errorsOf({ ...puppy, expectedKg: '' })).toEqual({});
    expect(errorsOf({ ...puppy, expectedKg: '30' })).toEqual({});
    expect(errorsOf({ ...puppy, expectedKg: 'big' })).toEqual({ expectedKg: 'weightInvalid' });
    expect(errorsOf({ ...puppy, expectedKg: '300' })).toEqual({ expectedKg: 'weightOutOfRange' });
  });

  test('uses the litter only for a nursing dog', () => {
    const nursing = { hasHealthIssues: 'yes', health: ['pregnancyNursing'] } as const satisfies Partial<Answers>;
    const nurse = { ...nursing, health: [...nursing.health] };
    expect(check({ ...nurse, puppies: '5' })).toMatchObject({ ok: true, profile: { puppies: 5 } });
    expect(errorsOf({ ...nurse, puppies: 'many' })).toEqual({ puppies: 'puppiesInvalid' });
    expect(check({ ...nurse, puppies: '' })).toMatchObject({ ok: true });
    expect(check({ puppies: 'many' })).toMatchObject({ ok: true });
  });

  test('options of the quick wizard lead a nursing dog to figures and an ill one to the vet', () => {
    const planOf = (health: readonly string[], litter = '') => {
      const query = new URLSearchParams({
        ...Object.fromEntries(wizardAnswersToParams(complete)),
        h: 'yes',
        l: litter,
      });
      for (const option of health) query.append('i', option);
      const checked = answersToProfile(paramsToAnswers(query));
      return checked.ok ? buildPlan(checked.profile, sampleFoods) : checked.errors;
    };
    const offered: readonly string[] = wizardDefinitionByVariant.quick.health;
    expect(offered.filter((option) => 'figures' in planOf([option], '4'))).toEqual(['pregnancyNursing']);
    expect(planOf(['pregnancyNursing'], '4')).toMatchObject({ kind: 'guidance', reasons: 'reproduction' });
    for (const option of ['other', 'otherOrPregnant'])
      expect(planOf([option])).toMatchObject({ kind: 'vetFirst', reasons: [option] });
  });
});

describe('steps', () => {
  test('have every field of their animal once', () => {
    const fields = Object.keys(noAnswers).filter((field) => field !== 'variant' && field !== 'ageUnit');
    const left: Record<WizardVariant, string[]> = {
      quick: ['bodyScore', 'lifestyle'],
      detailed: ['lifestyle'],
      cat: ['activity', 'expectedKg', 'puppies', 'restDay', 'size'],
    };
    for (const variant of wizardVariants) {
      expect(
        listWizardStepsOfVariant(variant)
          .flatMap(({ fields: stepFields }) => [...stepFields])
          .sort(),
      ).toEqual(fields.filter((field) => !left[variant].includes(field)).sort());
    }
    expect([wizardDefinitionByVariant.quick.steps.length, wizardDefinitionByVariant.detailed.steps.length]).toEqual([
      4, 6,
    ]);
    expect([wizardDefinitionByVariant.quick.bands, wizardDefinitionByVariant.detailed.bands]).toEqual([1, 2]);
  });

  test('are found by field', () => {
    expect(findVariantFieldStepIndex('quick', 'dogName')).toBe(0);
    expect(findVariantFieldStepIndex('quick', 'excluded')).toBe(2);
    expect(findVariantFieldStepIndex('detailed', 'ageUnit')).toBe(1);
    expect(findVariantFieldStepIndex('detailed', 'size')).toBe(3);
  });
});
