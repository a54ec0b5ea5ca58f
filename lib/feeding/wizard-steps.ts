import type { AnswerFieldName, WizardVariant } from './answers';
import { catHealthOptions, detailedWizardHealthOptions, quickWizardHealthOptions } from './health-options';

export type WizardStepId = (typeof wizardDefinitionByVariant)[WizardVariant]['steps'][number]['id'];
export type WizardStep = { id: WizardStepId; fields: readonly WizardFieldName[] };

/**
 * The questions of all variants, step by step. A new question is a field in answers.ts and one entry here. A step
 * without fields shows a summary of the answers. `bands` is the variant of the size bands. `age` includes its unit.
 */
export const wizardDefinitionByVariant = {
  quick: {
    bands: 1,
    health: quickWizardHealthOptions,
    steps: [
      { id: 'basics', fields: ['dogName', 'age', 'weightKg', 'expectedKg', 'size'] },
      {
        id: 'condition',
        fields: ['bodyCondition', 'thinReason', 'neutered', 'activity', 'firstTimeRaw', 'currentDiet'],
      },
      { id: 'healthProblems', fields: ['hasHealthIssues', 'health', 'puppies', 'excluded', 'household', 'restDay'] },
      { id: 'confirmation', fields: [] },
    ],
  },
  detailed: {
    bands: 2,
    health: detailedWizardHealthOptions,
    steps: [
      { id: 'name', fields: ['dogName', 'firstTimeRaw', 'currentDiet'] },
      { id: 'age', fields: ['age'] },
      { id: 'weight', fields: ['weightKg', 'expectedKg'] },
      { id: 'size', fields: ['size'] },
      { id: 'conditionActivity', fields: ['bodyCondition', 'bodyScore', 'thinReason', 'neutered', 'activity'] },
      { id: 'healthIssues', fields: ['hasHealthIssues', 'health', 'puppies', 'excluded', 'household', 'restDay'] },
    ],
  },
  cat: {
    bands: 1,
    health: catHealthOptions,
    steps: [
      { id: 'basics', fields: ['dogName', 'age', 'weightKg'] },
      {
        id: 'condition',
        fields: ['bodyCondition', 'bodyScore', 'thinReason', 'neutered', 'lifestyle', 'firstTimeRaw', 'currentDiet'],
      },
      { id: 'healthProblems', fields: ['hasHealthIssues', 'health', 'excluded', 'household'] },
      { id: 'confirmation', fields: [] },
    ],
  },
} as const satisfies Record<
  WizardVariant,
  { bands: 1 | 2; health: readonly string[]; steps: readonly { id: string; fields: readonly WizardFieldName[] }[] }
>;

/** How a field is answered: a text, a number, a number with a unit of time, single choice, multiple choice. */
export const wizardFieldKinds = {
  dogName: 'text',
  age: 'age',
  weightKg: 'number',
  expectedKg: 'number',
  size: 'one',
  bodyCondition: 'one',
  bodyScore: 'number',
  thinReason: 'one',
  neutered: 'one',
  lifestyle: 'one',
  activity: 'one',
  firstTimeRaw: 'one',
  currentDiet: 'one',
  hasHealthIssues: 'one',
  health: 'many',
  excluded: 'many',
  puppies: 'number',
  household: 'one',
  restDay: 'one',
} as const satisfies Record<Exclude<AnswerFieldName, 'ageUnit'>, 'text' | 'number' | 'age' | 'one' | 'many'>;
export type WizardFieldName = keyof typeof wizardFieldKinds;

/** The steps of one variant of the wizard, in order. */
export function listWizardStepsOfVariant(variant: WizardVariant): readonly WizardStep[] {
  return wizardDefinitionByVariant[variant].steps;
}

/** The step (from 0) of a variant that has a field. */
export function findVariantFieldStepIndex(variant: WizardVariant, field: AnswerFieldName): number {
  const fieldName = field === 'ageUnit' ? 'age' : field;
  return listWizardStepsOfVariant(variant).findIndex(({ fields }) => fields.some((each) => each === fieldName));
}
