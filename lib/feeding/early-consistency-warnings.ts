import type { Answers } from './answers';
import { answersToProfile, isFieldVisible } from './answers-to-profile';
import { type ConsistencyWarningKey, findConsistencyWarnings } from './consistency-warnings';
import type { WizardFieldName } from './wizard-steps';

/** The field at which a warning is shown. */
export const fieldByWarning = {
  sizeWeight: 'size',
  puppySizeWeight: 'size',
  puppyAgePrecise: 'age',
  ageHigh: 'age',
  scoreCondition: 'bodyScore',
  obesityCondition: 'health',
  activityConflict: 'health',
  seniorAge: 'health',
  puppyAge: 'health',
  rawConflict: 'currentDiet',
  allergyUnnamed: 'excluded',
} as const satisfies Record<ConsistencyWarningKey, WizardFieldName>;

// An ordinary dog that raises no question by itself.
const ordinary = {
  dogName: '-',
  age: '4',
  ageUnit: 'years',
  weightKg: '8',
  bodyCondition: 'ideal',
  thinReason: 'yes',
  lifestyle: 'indoor',
  activity: 'medium',
  firstTimeRaw: 'no',
  currentDiet: 'dry',
} as const satisfies Partial<Answers>;

/**
 * The questions that the answers so far raise at these fields, while others are still open. None while an answer is
 * invalid: its error comes first. A missing choice of size cannot be questioned.
 */
export function findConsistencyWarningsForFields(
  answers: Answers,
  fields: readonly WizardFieldName[],
): ConsistencyWarningKey[] {
  const filled = { ...answers };
  for (const field of Object.keys(ordinary) as (keyof typeof ordinary)[]) {
    if (filled[field] === '') Object.assign(filled, { [field]: ordinary[field] });
  }
  filled.hasHealthIssues = answers.health.some((option) => option !== 'none') ? 'yes' : 'no';
  const checked = answersToProfile(filled);
  if (!checked.ok) return [];
  const isImplausible = (warning: ConsistencyWarningKey) => {
    const field = fieldByWarning[warning];
    const open = field === 'size' && (answers.weightKg === '' || answers.age === '');
    return fields.includes(field) && isFieldVisible(field, answers) && !open;
  };
  return findConsistencyWarnings(checked.profile).filter(isImplausible);
}
