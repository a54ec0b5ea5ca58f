import { ageClassOf, type EnteredAge } from './age';
import type { DogSize, Species } from './animal-attribute-values';
import { type AnswerFieldName, type Answers, speciesOfWizardVariant, type WizardVariant } from './answers';
import {
  type BodyScore,
  bodyScoreByCondition,
  calculateReferenceWeightKg,
  getBodyCondition,
  isBodyScore,
} from './body-condition';
import { dogWeightBandsKgByScheme, growthCurveCoefficients, type WeightBand } from './dog-size-tables';
import { mayHaveRestDay } from './may-have-rest-day';
import { applyAgeUnitFromText } from './parse-age-unit';
import { enteredWeightInKg, isAmbiguousNumber, parseDecimal } from './parse-decimal';
import {
  type AnimalProfile,
  animalProfileSchema,
  catWeightBoundsKg,
  dogWeightBoundsKg,
  type FeedingErrorKey,
} from './schema';
import { mayStillGrow, suggestDogSize } from './suggest-dog-size';
import { findVariantFieldStepIndex, wizardDefinitionByVariant } from './wizard-steps';

/** Message keys of the errors, by field. */
export type AnswerErrors = Partial<Record<AnswerFieldName, FeedingErrorKey>>;

/** The weights in kg that a species may have. */
export const weightBoundsKgBySpecies = { dog: dogWeightBoundsKg, cat: catWeightBoundsKg } as const satisfies Record<
  Species,
  unknown
>;

function kilograms(text: string): number | null {
  const kg = enteredWeightInKg(text);
  return typeof kg === 'number' && kg >= dogWeightBoundsKg.min && kg <= dogWeightBoundsKg.max ? kg : null;
}

function ageOf(answers: Answers): EnteredAge | null {
  const { age, ageUnit } = applyAgeUnitFromText(answers);
  const value = parseDecimal(age);
  return value !== null && value > 0 && ageUnit !== '' ? { value, unit: ageUnit } : null;
}

/** True when a variant has a field at all. */
function hasField(variant: WizardVariant, field: AnswerFieldName): boolean {
  return findVariantFieldStepIndex(variant, field) !== -1;
}

/** The body condition score of the answers so far: the vet's first, else that of the picture; null without either. */
function bodyScoreIn({ variant, bodyCondition, bodyScore }: Answers): BodyScore | null {
  const score = hasField(variant, 'bodyScore') ? parseDecimal(bodyScore) : null;
  if (score !== null && isBodyScore(score)) return score;
  return bodyCondition === '' ? null : bodyScoreByCondition[bodyCondition];
}

// The plan checks it again.
function mayRest(answers: Answers): boolean {
  const age = ageOf(answers);
  const size = answers.size || suggestWizardDogSize(answers);
  const weightKg = kilograms(answers.weightKg);
  if (answers.variant === 'cat' || size === null || weightKg === null) return false;
  const stage = age === null ? 'adult' : ageClassOf(age, size);
  return mayHaveRestDay({ size, stage, weightKg, score: bodyScoreIn(answers) ?? 5, health: answers.health });
}

/** True when a field is shown at all, given the other answers. A field that is not shown is ignored. */
export function isFieldVisible(field: AnswerFieldName, answers: Answers): boolean {
  if (field === 'thinReason') {
    const score = bodyScoreIn(answers);
    return score !== null && getBodyCondition(score) === 'underweight';
  }
  if (field === 'restDay') return mayRest(answers);
  if (field === 'health') return answers.hasHealthIssues === 'yes' || answers.health.length > 0;
  if (field === 'puppies') return answers.health.includes('pregnancyNursing');
  if (field !== 'expectedKg') return true;
  const age = ageOf(answers);
  return age !== null && mayStillGrow(age, kilograms(answers.weightKg) ?? 0);
}

/**
 * The size implied by the answers; null until there is a weight. Once grown, an overweight dog counts by its ideal
 * weight, as in the plan.
 */
export function suggestWizardDogSize(answers: Answers): DogSize | null {
  const currentKg = kilograms(answers.weightKg);
  if (currentKg === null) return null;
  const age = ageOf(answers);
  const expectedKg = isFieldVisible('expectedKg', answers) ? kilograms(answers.expectedKg) : null;
  const { bands } = wizardDefinitionByVariant[answers.variant];
  const suggest = (weightKg: number) => suggestDogSize({ weightKg, age, expectedKg, bands });
  const size = suggest(currentKg);
  // Too heavy while it may still grow is for the vet: a lower weight must not make it a grown dog of a smaller size.
  if (age !== null && ageClassOf(age, size) === 'puppy') return size;
  return suggest(calculateReferenceWeightKg(currentKg, bodyScoreIn(answers) ?? 5));
}

/**
 * The adult weights that a size stands for in the wizard: those of its growth curve where the size is suggested by
 * them, which is while the dog grows and where only a dog of the next larger size would still grow; otherwise those of
 * the variant.
 */
export function weightBandOfWizardSize(size: DogSize, answers: Answers): WeightBand {
  const age = ageOf(answers);
  const suggested = suggestWizardDogSize(answers);
  const bands = dogWeightBandsKgByScheme[wizardDefinitionByVariant[answers.variant].bands];
  if (age === null || suggested === null) return bands[size];
  const kg = calculateReferenceWeightKg(kilograms(answers.weightKg) ?? 0, bodyScoreIn(answers) ?? 5);
  const isByCurve = ageClassOf(age, suggested) === 'puppy' || kg > bands[suggested].upTo;
  return isByCurve ? growthCurveCoefficients[size] : bands[size];
}

// Ticking 'none' after 'yes' means that there is nothing; read this way, no disease is lost.
function healthOf({ hasHealthIssues, health }: Answers) {
  const nothing = health.length === 1 && health[0] === 'none';
  return { hasHealthIssues: nothing && hasHealthIssues === 'yes' ? 'no' : hasHealthIssues, health };
}

/** The validated profile that all answers make up, or the error of each field. */
export function answersToProfile(
  answers: Answers,
): { ok: true; profile: AnimalProfile } | { ok: false; errors: AnswerErrors } {
  const { age, ageUnit, size, puppies, variant, expectedKg, bodyScore, ...rest } = applyAgeUnitFromText(answers);
  const species = speciesOfWizardVariant(variant);
  const isInVariant = (field: AnswerFieldName) => hasField(variant, field);
  const given = <Value extends string>(field: AnswerFieldName, value: Value | '') =>
    value !== '' && isInVariant(field) && isFieldVisible(field, answers) ? value : undefined;
  const parsed = animalProfileSchema.safeParse({
    ...rest,
    ...healthOf(answers),
    species,
    age: { value: age, unit: ageUnit },
    // A cat has neither a size class nor a level of activity: these change nothing for it.
    size: species === 'cat' ? 'mini' : size || suggestWizardDogSize(answers) || '',
    activity: species === 'cat' ? 'medium' : answers.activity,
    bodyScore: given('bodyScore', bodyScore),
    thinReason: given('thinReason', answers.thinReason),
    neutered: given('neutered', answers.neutered),
    lifestyle: given('lifestyle', answers.lifestyle),
    puppies: given('puppies', puppies),
    household: given('household', answers.household),
    restDay: given('restDay', answers.restDay),
  });
  const errors: AnswerErrors = {};
  // Shown only for a thin animal, and then needed: a thinness that nobody can explain is for the vet.
  if (isInVariant('thinReason') && isFieldVisible('thinReason', answers) && answers.thinReason === '')
    errors.thinReason = 'choiceRequired';
  if (isInVariant('lifestyle') && answers.lifestyle === '') errors.lifestyle = 'choiceRequired';
  // The schema compares it with the species only once every field is valid, which is after the last step.
  if (species === 'cat' && (kilograms(answers.weightKg) ?? 0) > catWeightBoundsKg.max)
    errors.weightKg = 'weightOutOfRange';
  if (
    expectedKg !== '' &&
    isInVariant('expectedKg') &&
    isFieldVisible('expectedKg', answers) &&
    kilograms(expectedKg) === null
  ) {
    const weight = enteredWeightInKg(expectedKg);
    if (typeof weight === 'number') errors.expectedKg = 'weightOutOfRange';
    else errors.expectedKg = isAmbiguousNumber(weight) ? 'numberAmbiguous' : 'weightInvalid';
  }
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = (path[1] === 'unit' ? 'ageUnit' : path[0]) as AnswerFieldName;
    // Without a choice the size follows from the weight, whose own error is enough.
    if (field === 'size') continue;
    errors[field] ??= message as FeedingErrorKey;
  }
  return parsed.success && Object.keys(errors).length === 0
    ? { ok: true, profile: parsed.data }
    : { ok: false, errors };
}
