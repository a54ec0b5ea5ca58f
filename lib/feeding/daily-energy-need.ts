import type { HealthAdjustedProfile } from './adjust-profile-by-health';
import { adultDogEnergy, dogRestingKcal, findAdultAgeBand } from './adult-dog-energy';
import { convertAge } from './age';
import { catEnergy, type NumberRange } from './cat-energy';
import { mapPlanWeekValues, type PerPlanWeek, planWeekNumbers } from './plan-length';
import { usualKcalRange } from './portion';
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
  /**
   * What is usual for animals like this one: the range that the source states, else 10 % either side. No more than the
   * need itself for an animal that is to lose or to gain weight: its amount is not the owner's to vary.
   */
  kcalRange: NumberRange;
  /** A dog's need at rest; a cat's table has no figure for it. */
  restingKcal?: number;
  weeksKcal: PerPlanWeek<number>;
  method: EnergyCalculationMethod;
};

/** The daily energy need of an animal by its species and stage of life. */
export function calculateDailyEnergyNeed(profile: AnimalProfile, needs: HealthAdjustedProfile): DailyEnergyNeed {
  const { species, age, size, weightKg } = profile;
  const { stage, activity, score } = needs;
  const range = (kcal: number, stated = usualKcalRange(kcal)) => (score === 5 ? stated : { min: kcal, max: kcal });
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
    return {
      kcalPerDay,
      kcalRange: range(kcalPerDay, kcalRange),
      weeksKcal: steady(kcalPerDay),
      method: { kind, ...rest },
    };
  }
  if (stage === 'puppy') {
    const puppy = { weightKg, ageWeeks: convertAge('weeks', age), size };
    const { kcalPerDay, ...rest } = puppyEnergy(puppy);
    const weeksKcal = mapPlanWeekValues(planWeekNumbers, (week) =>
      week === 1 ? kcalPerDay : puppyEnergyAfterWeeks(puppy, week - 1).kcalPerDay,
    );
    const restingKcal = dogRestingKcal(rest.referenceKg);
    return { kcalPerDay, kcalRange: range(kcalPerDay), restingKcal, weeksKcal, method: { kind: 'puppy', ...rest } };
  }
  const row = stage === 'senior' ? 'senior' : findAdultAgeBand(convertAge('years', age), size);
  const { kcalPerDay, ...rest } = adultDogEnergy({ weightKg, row, activity, score });
  return {
    kcalPerDay,
    kcalRange: range(kcalPerDay),
    restingKcal: dogRestingKcal(rest.referenceKg),
    weeksKcal: steady(kcalPerDay),
    method: { kind: 'adult', ...rest },
  };
}
