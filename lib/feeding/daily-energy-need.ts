import { adultDogEnergy, findAdultAgeBand } from './adult-dog-energy';
import { convertAge } from './age';
import type { HealthAdjustedProfile } from './apply-health-adjustments';
import { catEnergy, type NumberRange } from './cat-energy';
import { mapPlanWeekValues, type PerPlanWeek, planWeekNumbers } from './plan-length';
import { puppyEnergy, puppyEnergyAfterWeeks } from './puppy-energy';
import type { AnimalProfile } from './schema';

/** How the energy was calculated, for 'How we calculate'; weights in kg. */
export type EnergyCalculationMethod =
  | { kind: 'adult'; referenceKg: number; factor: number }
  | { kind: 'puppy'; referenceKg: number; shareOfAdult: number; expectedAdultKg: number }
  | { kind: 'cat' | 'kitten'; referenceKg: number; factor: number; factors: NumberRange };

/** The need of today, its method, and the need of each week of a plan: that of a puppy follows its curve. */
export type DailyEnergyNeed = {
  kcalPerDay: number;
  /** The range that the source states; null where the usual 10 % apply. */
  kcalRange: NumberRange | null;
  weeksKcal: PerPlanWeek<number>;
  method: EnergyCalculationMethod;
};

/** The daily energy need of an animal by its species and stage of life. */
export function calculateDailyEnergyNeed(profile: AnimalProfile, needs: HealthAdjustedProfile): DailyEnergyNeed {
  const { species, age, size, weightKg } = profile;
  const { stage, activity, score } = needs;
  const steady = (kcal: number) => mapPlanWeekValues(planWeekNumbers, () => kcal);
  if (species === 'cat') {
    const lifestyle = profile.lifestyle === 'active' && profile.neutered !== 'yes' ? 'active' : 'indoor';
    const { kcalPerDay, kcalRange, ...rest } = catEnergy({
      weightKg,
      ageMonths: convertAge('months', age),
      lifestyle,
      score,
    });
    const kind = stage === 'puppy' ? 'kitten' : 'cat';
    return { kcalPerDay, kcalRange, weeksKcal: steady(kcalPerDay), method: { kind, ...rest } };
  }
  if (stage === 'puppy') {
    const puppy = { weightKg, ageWeeks: convertAge('weeks', age), size };
    const { kcalPerDay, ...rest } = puppyEnergy(puppy);
    const weeksKcal = mapPlanWeekValues(planWeekNumbers, (week) =>
      week === 1 ? kcalPerDay : puppyEnergyAfterWeeks(puppy, week - 1).kcalPerDay,
    );
    return { kcalPerDay, kcalRange: null, weeksKcal, method: { kind: 'puppy', ...rest } };
  }
  const row = stage === 'senior' ? 'senior' : findAdultAgeBand(convertAge('years', age), size);
  const { kcalPerDay, ...rest } = adultDogEnergy({ weightKg, row, activity, score });
  return { kcalPerDay, kcalRange: null, weeksKcal: steady(kcalPerDay), method: { kind: 'adult', ...rest } };
}
