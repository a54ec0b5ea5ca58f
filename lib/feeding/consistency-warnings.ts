import { ageClassOf, convertAge } from './age';
import { calculateReferenceWeightKg } from './body-condition';
import { dogWeightBandsKgByScheme, growthCurveCoefficients, isInWeightBand, seniorFromYears } from './dog-size-tables';
import { adultWeightShareAtAge } from './puppy-energy';
import { resolveBodyScoreAndCondition } from './resolve-body-condition';
import type { AnimalProfile } from './schema';

/** Pairs of answers that look implausible, as message keys of the question to ask; they never block a plan. */
export const consistencyWarningKeys = [
  'sizeWeight',
  'puppySizeWeight',
  'puppyAgePrecise',
  'ageHigh',
  'scoreCondition',
  'obesityCondition',
  'activityConflict',
  'seniorAge',
  'puppyAge',
  'rawConflict',
  'allergyUnnamed',
] as const;
export type ConsistencyWarningKey = (typeof consistencyWarningKeys)[number];

const longLifeYears = 20;

function sizeQuestion(profile: AnimalProfile): ConsistencyWarningKey | null {
  const { species, size, age, weightKg } = profile;
  if (species === 'cat') return null;
  const kg = calculateReferenceWeightKg(weightKg, resolveBodyScoreAndCondition(profile).score);
  const grown = growthCurveCoefficients[size];
  if (ageClassOf(age, size) !== 'puppy') {
    const bands = [dogWeightBandsKgByScheme[1][size], dogWeightBandsKgByScheme[2][size], grown];
    return bands.some((band) => isInWeightBand(kg, band)) ? null : 'sizeWeight';
  }
  const weeks = convertAge('weeks', age);
  if (weeks < 8) return null;
  const expected = kg / adultWeightShareAtAge(weeks, size);
  // Litters vary: warn only when the curve is a quarter outside the class.
  return isInWeightBand(expected, { over: grown.over * 0.8, upTo: grown.upTo * 1.25 }) ? null : 'puppySizeWeight';
}

/** The questions a profile raises, in the order of `consistencyWarningKeys`. */
export function findConsistencyWarnings(profile: AnimalProfile): ConsistencyWarningKey[] {
  const { species, age, size, health, bodyCondition, activity, firstTimeRaw, currentDiet, excluded } = profile;
  const { score, condition } = resolveBodyScoreAndCondition(profile);
  const years = convertAge('years', age);
  const puppy = ageClassOf(age, size, species) === 'puppy';
  const ticked = (option: AnimalProfile['health'][number]) => health.includes(option);
  const sizeKey = sizeQuestion(profile);
  const warnings: Record<ConsistencyWarningKey, boolean> = {
    sizeWeight: sizeKey === 'sizeWeight',
    puppySizeWeight: sizeKey === 'puppySizeWeight',
    puppyAgePrecise: puppy && age.unit === 'years',
    ageHigh: years > longLifeYears,
    scoreCondition: condition !== bodyCondition,
    obesityCondition: ticked('obesity') && score <= 5,
    activityConflict: ticked('highActivity') && activity === 'low',
    seniorAge: ticked('senior') && years < seniorFromYears[size],
    puppyAge: ticked('puppy') && !puppy,
    rawConflict: firstTimeRaw === 'yes' && currentDiet === 'raw',
    allergyUnnamed: ticked('allergy') && excluded.length === 0,
  };
  return consistencyWarningKeys.filter((question) => warnings[question]);
}
