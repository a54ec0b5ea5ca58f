import { describe, expect, test } from 'vitest';
import { type Answers, noAnswers, type WizardVariant, wizardVariants } from '@/lib/feeding/answers';
import { answersToProfile, isFieldVisible, suggestWizardDogSize } from '@/lib/feeding/answers-to-profile';
import { mayStillGrow, suggestDogSize } from '@/lib/feeding/suggest-dog-size';
import {
  findVariantFieldStepIndex,
  listWizardStepsOfVariant,
  wizardDefinitionByVariant,
} from '@/lib/feeding/wizard-steps';

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
