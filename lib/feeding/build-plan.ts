import { adjustProfileByHealth, type HealthAdjustedProfile } from './adjust-profile-by-health';
import { convertAge, minPlanAgeWeeks } from './age';
import type { BodyCondition, PlanActivityLevel, Species } from './animal-attribute-values';
import type { BodyScore } from './body-condition';
import {
  buildPlanDays,
  buildShoppingList,
  type DailyFoodGramsByWeek,
  type DietTransitionKind,
  feedingDayGramsWithRest,
  type PlanDay,
  type ShoppingItem,
} from './build-plan-days';
import { findCauseOfNoSuitableFood, type NoFoodCause } from './cause-of-no-suitable-food';
import { type ConsistencyWarningKey, findConsistencyWarnings } from './consistency-warnings';
import { calculateDailyEnergyNeed, type DailyEnergyNeed, type EnergyCalculationMethod } from './daily-energy-need';
import { calculateReproductionKcalByStage, type TotalDailyKcalByReproductionStage } from './gestation-and-lactation';
import { assessAnimalHealth, type HealthOption } from './health-options';
import { mealsPerDay } from './meal-schedule';
import { mapPlanWeekValues, planWeekNumbers } from './plan-length';
import { complementaryEnergyShare, type DailyPortion, portionForEnergy, roundedDailyGrams } from './portion';
import { growsBeyondCurve, lastGrowthCurveWeek } from './puppy-energy';
import { calculatePurchaseForDailyGrams } from './purchase-quantities';
import {
  containsPoultry,
  type Food,
  needsVetForPoultry,
  type Recommendation,
  type RecommendationReason,
  recommendFoods,
} from './recommend-foods';
import { resolveBodyScoreAndCondition } from './resolve-body-condition';
import type { AnimalProfile } from './schema';
import { assessVetFirst, type VetFirstCauseBesidesIllness } from './vet-first';

/** Remarks under a result, as message keys. */
const planNotes = [
  'upsetWait',
  'colitisVet',
  'poultryVet',
  'everyDay',
  'restDayChosen',
  'slowLoss',
  'obesityVet',
  'underweightRecheck',
  'neuteredWatch',
  'puppyWeighWeekly',
  'growthBeyondTable',
  'vetIfBloodOr48h',
  'gentleFoodMissing',
  'oneFoodOnly',
  'mixedDays',
  'giantMeals',
  'catNeverFasts',
  'catSmallSteps',
  'noFastDay',
] as const;
export type PlanNoteKey = (typeof planNotes)[number];

/** The notes to know before the first day; the calendar puts them at it. */
export const noteKeysBeforeFirstDay: ReadonlySet<PlanNoteKey> = new Set([
  'upsetWait',
  'colitisVet',
  'poultryVet',
  'gentleFoodMissing',
  'catSmallSteps',
]);

/**
 * `weeksG` has the daily grams of each week; they rise only for a puppy. `feedingDayG` is what a feeding day has: more
 * than the amount of a day where a weekly rest day was chosen; what to buy is counted from it.
 */
export type PlannedFood = DailyPortion & {
  slug: string;
  reasons: RecommendationReason[];
  feedingDayG: number;
} & Pick<DailyFoodGramsByWeek, 'weeksG'>;

export type Plan = {
  kind: 'plan';
  species: Species;
  kcalPerDay: number;
  /** kcal a day that treats and complementary food may take, within `kcalPerDay`. */
  treatsMaxKcal: number;
  method: EnergyCalculationMethod;
  /** As used, after the health answers. */
  activity: PlanActivityLevel;
  score: BodyScore;
  bodyCondition: BodyCondition;
  transition: DietTransitionKind;
  mealsPerDay: number;
  feedingDaysPerWeek: 6 | 7;
  /** The best food first; its amounts are the headline of the plan. */
  foods: [PlannedFood, ...PlannedFood[]];
  days: PlanDay[];
  /** The totals of the 28 rows, by food. */
  shopping: ShoppingItem[];
  /** The grams of all 28 rows. */
  totalG: number;
  /** False only where the owner answered that nobody in the house is at particular risk from raw meat. */
  peopleFirst: boolean;
  notes: PlanNoteKey[];
  questions: ConsistencyWarningKey[];
};

export type VetFirstPlanResult = {
  kind: 'vetFirst';
  /** The illnesses, and the other ticked options that led here. */
  reasons: HealthOption[];
  causes: VetFirstCauseBesidesIllness[];
  notes: PlanNoteKey[];
  questions: ConsistencyWarningKey[];
};

export type BuildPlanResult =
  | VetFirstPlanResult
  | {
      kind: 'guidance';
      reasons: 'reproduction';
      figures: TotalDailyKcalByReproductionStage;
      notes: PlanNoteKey[];
      questions: ConsistencyWarningKey[];
    }
  | { kind: 'guidance'; reasons: 'underEightWeeks'; questions: ConsistencyWarningKey[] }
  | { kind: 'guidance'; reasons: 'noSuitableFood'; cause: NoFoodCause; questions: ConsistencyWarningKey[] }
  | Plan;

const weeksUntilLastPlanWeek = planWeekNumbers.length - 1;

function notesFor(
  profile: AnimalProfile,
  needs: HealthAdjustedProfile,
  foods: readonly Recommendation[],
  days: readonly PlanDay[],
  meals: number,
): PlanNoteKey[] {
  const { species, stage, score, adjustments, restDay, oneFood, transition } = needs;
  const dog = species === 'dog';
  const puppy = stage === 'puppy';
  const gentle = adjustments.has('gentle');
  const holds: Record<PlanNoteKey, boolean> = {
    upsetWait: gentle,
    colitisVet: adjustments.has('lowBone'),
    poultryVet: needsVetForPoultry(needs) && foods.some(({ food }) => containsPoultry(food)),
    everyDay: dog && !restDay,
    restDayChosen: restDay,
    slowLoss: score > 5,
    obesityVet: score >= 8,
    underweightRecheck: score < 5,
    neuteredWatch: profile.neutered === 'yes' && !puppy && score === 5,
    puppyWeighWeekly: puppy,
    // A smaller dog has grown up where the table ends: nothing is extended.
    growthBeyondTable:
      dog &&
      puppy &&
      growsBeyondCurve(profile.size) &&
      convertAge('weeks', profile.age) + weeksUntilLastPlanWeek > lastGrowthCurveWeek,
    // The note about waiting says the same.
    vetIfBloodOr48h: adjustments.has('lowBone') && !gentle,
    gentleFoodMissing: gentle && !foods.some(({ reasons }) => reasons.includes('gentle')),
    oneFoodOnly: oneFood,
    mixedDays: days.some(({ kind }) => kind === 'mixed'),
    // The youngest have four meals, which the text does not speak of.
    giantMeals: dog && profile.size === 'giant' && meals <= 3,
    catNeverFasts: !dog,
    catSmallSteps: !dog && transition !== 'none',
    // For a dog without amounts.
    noFastDay: false,
  };
  return planNotes.filter((note) => holds[note]);
}

function plannedFood(
  { food, reasons }: Recommendation,
  need: DailyEnergyNeed,
  weightKg: number,
  restDay: boolean,
): PlannedFood {
  const { kcalPerDay, kcalRange, restingKcal } = need;
  const portion = portionForEnergy(kcalPerDay, food.kcalPer100g, weightKg, kcalRange, restingKcal);
  const weeksG = mapPlanWeekValues(need.weeksKcal, (kcal) => roundedDailyGrams(kcal, food.kcalPer100g, restingKcal));
  const planned = { weeksG, slug: food.slug, reasons };
  if (restDay) {
    const feedingDayG = feedingDayGramsWithRest(portion.dailyG);
    const purchase = calculatePurchaseForDailyGrams(feedingDayG);
    // The rule file of the vet has the month as 24 times the day's amount. With a rest day, the month is 24 times the
    // amount of a feeding day, 7/6 of that: 24 x 7/6 = 28 daily needs, as many as without one.
    return { ...portion, ...purchase, ...planned, dailyG: portion.dailyG, fourWeeksG: purchase.monthlyG, feedingDayG };
  }
  const fourWeeksG = 7 * weeksG.reduce((sum, grams) => sum + grams, 0);
  return { ...portion, ...planned, fourWeeksG, feedingDayG: portion.dailyG };
}

/** What an animal's owner must know until the vet has seen it. */
function notesBeforeVet({ species, health }: AnimalProfile): PlanNoteKey[] {
  if (species === 'cat') return ['catNeverFasts'];
  return health.includes('diabetes') ? ['noFastDay'] : [];
}

/**
 * The feeding plan of a validated profile from the foods on sale: advice to see the vet first, guidance without a
 * product, or four weeks of rows. Deterministic. Throws RangeError when a food's kcal is not a positive number.
 */
export function buildPlan(profile: AnimalProfile, available: readonly Food[]): BuildPlanResult {
  const { species, weightKg, health: options } = profile;
  const questions = findConsistencyWarnings(profile);
  const health = assessAnimalHealth(options, species);
  const { causes, options: others } = assessVetFirst(profile);
  // Before the rule for under eight weeks: the youngest can wait least.
  if (health.kind === 'vetFirst' || causes.length > 0) {
    const illnesses = health.kind === 'vetFirst' ? health.reasons : [];
    const reasons = options.filter((option) => illnesses.includes(option) || others.includes(option));
    return { kind: 'vetFirst', reasons, causes, notes: notesBeforeVet(profile), questions };
  }
  if (convertAge('weeks', profile.age) < minPlanAgeWeeks)
    return { kind: 'guidance', reasons: 'underEightWeeks', questions };
  if (health.kind === 'guidance') {
    const figures = calculateReproductionKcalByStage(weightKg, profile.puppies);
    const notes: PlanNoteKey[] = resolveBodyScoreAndCondition(profile).score < 5 ? ['underweightRecheck'] : [];
    return { kind: 'guidance', reasons: 'reproduction', figures, notes, questions };
  }
  const needs = adjustProfileByHealth(profile, health.adjustments);
  const need = calculateDailyEnergyNeed(profile, needs);
  const recommended = recommendFoods(available, needs);
  const [best, ...more] = recommended.map((each) => plannedFood(each, need, weightKg, needs.restDay));
  if (!best) {
    return {
      kind: 'guidance',
      reasons: 'noSuitableFood',
      cause: findCauseOfNoSuitableFood(available, needs),
      questions,
    };
  }
  const { activity, score, bodyCondition, transition, restDay, oneFood } = needs;
  const meals = mealsPerDay({ ...profile, isSensitive: needs.adjustments.has('gentle') });
  const days = buildPlanDays({ rotation: oneFood ? [best] : [best, ...more], transition, restDay, meals });
  const shopping = buildShoppingList(days);
  return {
    kind: 'plan',
    species,
    kcalPerDay: need.kcalPerDay,
    treatsMaxKcal: Math.floor(need.kcalPerDay * complementaryEnergyShare),
    method: need.method,
    activity,
    score,
    bodyCondition,
    transition,
    mealsPerDay: meals,
    feedingDaysPerWeek: restDay ? 6 : 7,
    foods: [best, ...more],
    days,
    shopping,
    totalG: shopping.reduce((sum, { grams }) => sum + grams, 0),
    peopleFirst: profile.household !== 'no',
    notes: notesFor(profile, needs, recommended, days, meals),
    questions,
  };
}
