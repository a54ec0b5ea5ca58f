import type { Age } from './age';
import type { AnswerField, Answers } from './answers';
import { type DogProfile, dogProfileSchema, dogWeightKg, type FeedingError, parseDecimal } from './schema';
import type { Size } from './size-and-age-tables';
import { mayStillGrow, suggestSize } from './suggest-size';
import { wizard } from './wizard';

/** Message keys of the errors, by field. */
export type AnswerErrors = Partial<Record<AnswerField, FeedingError>>;

function kilograms(text: string): number | null {
  const kg = parseDecimal(text);
  return kg !== null && kg >= dogWeightKg.min && kg <= dogWeightKg.max ? kg : null;
}

function ageOf({ age, ageUnit }: Answers): Age | null {
  const value = parseDecimal(age);
  return value !== null && value > 0 && ageUnit !== '' ? { value, unit: ageUnit } : null;
}

/** True when a field is asked at all, given the other answers. A field that is not asked is ignored. */
export function isFieldVisible(field: AnswerField, answers: Answers): boolean {
  if (field === 'health') return answers.hasHealthIssues === 'yes' || answers.health.length > 0;
  if (field === 'puppies') return answers.health.includes('pregnancyNursing');
  if (field !== 'expectedKg') return true;
  const age = ageOf(answers);
  return age !== null && mayStillGrow(age, kilograms(answers.weightKg) ?? 0);
}

/** The size implied by the answers; null until there is a weight. */
export function suggestedSize(answers: Answers): Size | null {
  const weightKg = kilograms(answers.weightKg);
  if (weightKg === null) return null;
  const expectedKg = isFieldVisible('expectedKg', answers) ? kilograms(answers.expectedKg) : null;
  return suggestSize({ weightKg, age: ageOf(answers), expectedKg, bands: wizard[answers.variant].bands });
}

// Ticking 'none' after 'yes' means that there is nothing; read this way, no disease is lost.
function healthOf({ hasHealthIssues, health }: Answers) {
  const nothing = health.length === 1 && health[0] === 'none';
  return { hasHealthIssues: nothing && hasHealthIssues === 'yes' ? 'no' : hasHealthIssues, health };
}

/** The validated profile that all answers make up, or the error of each field. */
export function answersToProfile(
  answers: Answers,
): { ok: true; profile: DogProfile } | { ok: false; errors: AnswerErrors } {
  const { age, ageUnit, size, puppies, variant, expectedKg, ...rest } = answers;
  const parsed = dogProfileSchema.safeParse({
    ...rest,
    ...healthOf(answers),
    age: { value: age, unit: ageUnit },
    size: size || suggestedSize(answers) || '',
    puppies: puppies !== '' && isFieldVisible('puppies', answers) ? puppies : undefined,
  });
  const errors: AnswerErrors = {};
  if (expectedKg !== '' && isFieldVisible('expectedKg', answers) && kilograms(expectedKg) === null) {
    errors.expectedKg = parseDecimal(expectedKg) === null ? 'weightInvalid' : 'weightOutOfRange';
  }
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = (path[1] === 'unit' ? 'ageUnit' : path[0]) as AnswerField;
    // Without a choice the size follows from the weight, whose own error is enough.
    if (field === 'size') continue;
    errors[field] ??= message as FeedingError;
  }
  return parsed.success && Object.keys(errors).length === 0
    ? { ok: true, profile: parsed.data }
    : { ok: false, errors };
}
