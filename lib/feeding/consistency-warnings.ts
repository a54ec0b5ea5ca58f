import { ageClassOf, ageIn } from './age';
import { referenceWeight } from './energy';
import { shareOfAdultWeight } from './growth';
import type { DogProfile } from './schema';
import { growthTable, inBand, sizeBands } from './size-and-age-tables';

/** Pairs of answers that look implausible, as message keys of the question to ask; they never block a plan. */
export const consistencyWarningKeys = [
  'sizeWeight',
  'puppySizeWeight',
  'puppyAgePrecise',
  'ageHigh',
  'obesityCondition',
  'activityConflict',
  'seniorAge',
  'puppyAge',
  'rawConflict',
  'allergyUnnamed',
] as const;
export type ConsistencyWarning = (typeof consistencyWarningKeys)[number];

const longLifeYears = 20;
const nearlySeniorYears = 6;

function sizeQuestion(profile: DogProfile): ConsistencyWarning | null {
  const { size, age, weightKg, bodyCondition } = profile;
  const kg = referenceWeight(weightKg, bodyCondition);
  const grown = growthTable[size];
  if (ageClassOf(age, size) !== 'puppy') {
    const bands = [sizeBands[1][size], sizeBands[2][size], grown];
    return bands.some((band) => inBand(kg, band)) ? null : 'sizeWeight';
  }
  const weeks = ageIn('weeks', age);
  if (weeks < 8) return null;
  const expected = kg / shareOfAdultWeight(weeks, size);
  // Litters vary: ask only when the curve is a quarter outside the class.
  return inBand(expected, { over: grown.over * 0.8, upTo: grown.upTo * 1.25 }) ? null : 'puppySizeWeight';
}

/** The questions a profile raises, in the order of `consistencyWarningKeys`. */
export function consistencyWarnings(profile: DogProfile): ConsistencyWarning[] {
  const { age, size, health, bodyCondition, activity, firstTimeRaw, currentDiet, excluded } = profile;
  const years = ageIn('years', age);
  const puppy = ageClassOf(age, size) === 'puppy';
  const ticked = (option: DogProfile['health'][number]) => health.includes(option);
  const sizeKey = sizeQuestion(profile);
  const warnings: Record<ConsistencyWarning, boolean> = {
    sizeWeight: sizeKey === 'sizeWeight',
    puppySizeWeight: sizeKey === 'puppySizeWeight',
    puppyAgePrecise: puppy && age.unit === 'years',
    ageHigh: years > longLifeYears,
    obesityCondition: ticked('obesity') && bodyCondition !== 'overweight',
    activityConflict: ticked('highActivity') && activity === 'low',
    seniorAge: ticked('senior') && years < nearlySeniorYears,
    puppyAge: ticked('puppy') && !puppy,
    rawConflict: firstTimeRaw === 'yes' && currentDiet === 'raw',
    allergyUnnamed: ticked('allergy') && excluded.length === 0,
  };
  return consistencyWarningKeys.filter((question) => warnings[question]);
}
