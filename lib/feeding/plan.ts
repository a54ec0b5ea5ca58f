import { type AdjustedNeeds, adjustNeeds } from './adjust-needs';
import { ageIn, mealsPerDay } from './age';
import { calendar, type PlanDay, type Purchase, shoppingList, type Transition } from './calendar';
import { type ConsistencyWarning, consistencyWarnings } from './consistency-warnings';
import { adultEnergy, factorRow } from './energy';
import { growthTableWeeks, puppyEnergy } from './growth';
import { assessHealth, type HealthOption } from './health';
import { complementaryShare, type EnergyPortion, energyPortion } from './portion';
import { type Food, type FoodReason, recommend } from './recommend-foods';
import { type ReproductionFigures, reproductionFigures } from './reproduction';
import type { DogProfile } from './schema';
import { type Activity, type BodyCondition, minPlanWeeks } from './size-and-age-tables';

/** Remarks under a result, as message keys. */
const planNotes = [
  'everyDay',
  'restDayOptional',
  'slowLoss',
  'underweightRecheck',
  'puppyWeighWeekly',
  'puppyConditionVet',
  'growthBeyondTable',
  'vetIfBloodOr48h',
  'gentleFoodMissing',
  'oneFoodOnly',
  'noFastDay',
] as const;
export type PlanNote = (typeof planNotes)[number];

/** How the energy was calculated, for 'How we calculate'; weights in kg. */
export type Method =
  | { kind: 'adult'; referenceKg: number; factor: number }
  | { kind: 'puppy'; referenceKg: number; shareOfAdult: number; expectedAdultKg: number };

export type PlannedFood = EnergyPortion & { slug: string; reasons: FoodReason[] };

export type Plan = {
  kind: 'plan';
  kcalPerDay: number;
  /** kcal a day that treats and complementary food may take, within `kcalPerDay`. */
  treatsMaxKcal: number;
  method: Method;
  /** As used, after the health answers. */
  activity: Activity;
  bodyCondition: BodyCondition;
  transition: Transition;
  mealsPerDay: number;
  feedingDaysPerWeek: 6 | 7;
  /** The best food first; its amounts are the headline of the plan. */
  foods: [PlannedFood, ...PlannedFood[]];
  days: PlanDay[];
  /** The totals of the 28 rows, by food. */
  shopping: Purchase[];
  notes: PlanNote[];
  questions: ConsistencyWarning[];
};

export type PlanResult =
  | { kind: 'vetFirst'; reasons: HealthOption[]; notes: PlanNote[]; questions: ConsistencyWarning[] }
  | { kind: 'guidance'; reasons: 'reproduction'; figures: ReproductionFigures; questions: ConsistencyWarning[] }
  | { kind: 'guidance'; reasons: 'underEightWeeks' | 'noSuitableFood'; questions: ConsistencyWarning[] }
  | Plan;

function energyFor(profile: DogProfile, needs: AdjustedNeeds): { kcalPerDay: number; method: Method } {
  const { age, size, weightKg } = profile;
  const { stage, activity, bodyCondition } = needs;
  if (stage === 'puppy') {
    const { kcalPerDay, ...rest } = puppyEnergy({ weightKg, ageWeeks: ageIn('weeks', age), size, bodyCondition });
    return { kcalPerDay, method: { kind: 'puppy', ...rest } };
  }
  const row = stage === 'senior' ? 'senior' : factorRow(ageIn('years', age));
  const { kcalPerDay, ...rest } = adultEnergy({ weightKg, row, activity, bodyCondition });
  return { kcalPerDay, method: { kind: 'adult', ...rest } };
}

function notesFor(profile: DogProfile, needs: AdjustedNeeds, foods: readonly PlannedFood[]): PlanNote[] {
  const { stage, bodyCondition, adjustments, everyDay, oneFood } = needs;
  const puppy = stage === 'puppy';
  const gentle = adjustments.has('gentle');
  const holds: Record<PlanNote, boolean> = {
    everyDay,
    restDayOptional: !everyDay,
    slowLoss: bodyCondition === 'overweight' && !puppy,
    underweightRecheck: bodyCondition === 'underweight',
    puppyWeighWeekly: puppy,
    puppyConditionVet: puppy && bodyCondition !== 'ideal',
    growthBeyondTable: puppy && ageIn('weeks', profile.age) > growthTableWeeks,
    vetIfBloodOr48h: gentle || adjustments.has('lowBone'),
    gentleFoodMissing: gentle && !foods.some(({ reasons }) => reasons.includes('gentle')),
    oneFoodOnly: oneFood,
    // For a dog that gets no amounts.
    noFastDay: false,
  };
  return planNotes.filter((note) => holds[note]);
}

/**
 * The feeding plan of a validated dog profile from the foods on sale: advice to see the vet first, guidance without a product, or four
 * weeks of rows. Deterministic. Throws RangeError when a food's kcal is not a positive number.
 */
export function buildPlan(profile: DogProfile, available: readonly Food[]): PlanResult {
  const warnings = consistencyWarnings(profile);
  const health = assessHealth(profile.health);
  if (health.kind === 'vetFirst') {
    const notes: PlanNote[] = health.reasons.includes('diabetes') ? ['noFastDay'] : [];
    return { kind: 'vetFirst', reasons: health.reasons, notes, questions: warnings };
  }
  if (ageIn('weeks', profile.age) < minPlanWeeks) {
    return { kind: 'guidance', reasons: 'underEightWeeks', questions: warnings };
  }
  if (health.kind === 'guidance') {
    const figures = reproductionFigures(profile.weightKg, profile.puppies);
    return { kind: 'guidance', reasons: 'reproduction', figures, questions: warnings };
  }
  const needs = adjustNeeds(profile, health.adjustments);
  const { kcalPerDay, method } = energyFor(profile, needs);
  const [best, ...others] = recommend(available, needs).map(({ food, reasons }) => ({
    ...energyPortion(kcalPerDay, food.kcalPer100g, profile.weightKg),
    slug: food.slug,
    reasons,
  }));
  if (!best) return { kind: 'guidance', reasons: 'noSuitableFood', questions: warnings };
  const { activity, bodyCondition, transition, everyDay, oneFood } = needs;
  const meals = mealsPerDay(profile.age);
  const days = calendar({ rotation: oneFood ? [best] : [best, ...others], transition, everyDay, meals });
  return {
    kind: 'plan',
    kcalPerDay,
    treatsMaxKcal: Math.floor(kcalPerDay * complementaryShare),
    method,
    activity,
    bodyCondition,
    transition,
    mealsPerDay: meals,
    feedingDaysPerWeek: everyDay ? 7 : 6,
    foods: [best, ...others],
    days,
    shopping: shoppingList(days),
    notes: notesFor(profile, needs, [best, ...others]),
    questions: warnings,
  };
}
