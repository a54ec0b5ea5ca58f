import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Answers, noAnswers } from '@/lib/feeding/answers';
import { consistencyWarningKeys } from '@/lib/feeding/consistency-warnings';
import { fieldByWarning, findConsistencyWarningsForFields } from '@/lib/feeding/early-consistency-warnings';
import { listWizardStepsOfVariant, type WizardFieldName } from '@/lib/feeding/wizard-steps';

const warningsOf = (changes: Partial<Answers>, ...fields: WizardFieldName[]) =>
  findConsistencyWarningsForFields({ ...noAnswers, ...changes }, fields);
const years = (age: string) => ({ age, ageUnit: 'years' as const });

describe('warnings while filling in the form', () => {
  test('an empty form or an invalid value has none', () => {
    for (const variant of ['quick', 'detailed'] as const) {
      for (const { fields } of listWizardStepsOfVariant(variant))
        expect(warningsOf({ variant }, ...fields)).toEqual([]);
    }
    expect(warningsOf({ weightKg: 'heavy', ...years('29') }, 'age')).toEqual([]);
  });

  test('appear at their own field only', () => {
    expect(warningsOf(years('25'), 'age')).toEqual(['ageHigh']);
    expect(warningsOf(years('25'), 'size')).toEqual([]);
    expect(warningsOf(years('0,5'), 'age')).toEqual(['puppyAgePrecise']);
  });

  test('a size warning appears once age and weight are known', () => {
    const giant = { size: 'giant', weightKg: '2', ...years('4') } as const;
    expect(warningsOf(giant, 'size')).toEqual(['sizeWeight']);
    expect(warningsOf({ ...giant, weightKg: '' }, 'size')).toEqual([]);
    expect(warningsOf({ ...giant, age: '' }, 'size')).toEqual([]);
    expect(warningsOf({ size: 'mini', weightKg: '40', age: '14', ageUnit: 'weeks' }, 'size')).toEqual([
      'puppySizeWeight',
    ]);
    // The suggested size never has a warning.
    expect(warningsOf({ ...giant, size: '' }, 'size')).toEqual([]);
  });

  test('contradictory diet and health answers have a warning', () => {
    expect(warningsOf({ firstTimeRaw: 'yes', currentDiet: 'raw' }, 'currentDiet')).toEqual(['rawConflict']);
    expect(warningsOf({ health: ['obesity'], bodyCondition: 'ideal' }, 'health')).toEqual(['obesityCondition']);
    expect(warningsOf({ health: ['obesity'], bodyCondition: 'overweight' }, 'health')).toEqual([]);
    expect(warningsOf({ health: ['highActivity'], activity: 'low' }, 'health')).toEqual(['activityConflict']);
    expect(warningsOf({ health: ['allergy'], hasHealthIssues: 'yes' }, 'excluded')).toEqual(['allergyUnnamed']);
    expect(warningsOf({ health: ['allergy'], excluded: ['beef'] }, 'excluded')).toEqual([]);
    expect(warningsOf({ health: ['none'], hasHealthIssues: 'yes' }, 'health')).toEqual([]);
  });

  test('every warning has a field that both variants have, that about the score the detailed one', () => {
    for (const question of consistencyWarningKeys.filter((key) => key !== 'scoreCondition')) {
      for (const variant of ['quick', 'detailed'] as const)
        expect(listWizardStepsOfVariant(variant).some(({ fields }) => fields.includes(fieldByWarning[question]))).toBe(
          true,
        );
    }
    expect(
      listWizardStepsOfVariant('detailed').some(({ fields }) => fields.includes(fieldByWarning.scoreCondition)),
    ).toBe(true);
  });

  test('any text can be typed without an error', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (age, weightKg) => {
        expect(warningsOf({ ...years(age), weightKg }, 'age', 'size').length).toBeLessThanOrEqual(3);
      }),
    );
  });
});
