import type { AnswerField, Variant } from './answers';
import { healthOptions1, healthOptions2 } from './health';

type Step = { id: string; fields: readonly AnswerField[] };

/**
 * The questions of both ways, step by step. A new question is a field in answers.ts and one entry here. A step without
 * fields shows what was answered. `bands` is the variant of the size bands. `age` brings its unit along.
 */
export const wizard = {
  quick: {
    bands: 1,
    health: healthOptions1,
    steps: [
      { id: 'basics', fields: ['dogName', 'age', 'weightKg', 'expectedKg', 'size'] },
      { id: 'condition', fields: ['bodyCondition', 'activity', 'firstTimeRaw', 'currentDiet'] },
      { id: 'healthProblems', fields: ['hasHealthIssues', 'health', 'puppies', 'excluded'] },
      { id: 'confirmation', fields: [] },
    ],
  },
  detailed: {
    bands: 2,
    health: healthOptions2,
    steps: [
      { id: 'name', fields: ['dogName', 'firstTimeRaw', 'currentDiet'] },
      { id: 'age', fields: ['age'] },
      { id: 'weight', fields: ['weightKg', 'expectedKg'] },
      { id: 'size', fields: ['size'] },
      { id: 'conditionActivity', fields: ['bodyCondition', 'activity'] },
      { id: 'healthIssues', fields: ['hasHealthIssues', 'health', 'puppies', 'excluded'] },
    ],
  },
} as const satisfies Record<Variant, { bands: 1 | 2; health: readonly string[]; steps: readonly Step[] }>;

/** The steps of one way. */
export function stepsOf(variant: Variant): readonly Step[] {
  return wizard[variant].steps;
}

/** The step (from 0) of a way that asks a field. */
export function stepOf(variant: Variant, field: AnswerField): number {
  const asked = field === 'ageUnit' ? 'age' : field;
  return stepsOf(variant).findIndex(({ fields }) => fields.includes(asked));
}
