import type { Species } from './animal-attribute-values';
import type { HealthAdjustment } from './health-options';

/**
 * The facts about a product that the plan needs; a superset may be passed. The caller leaves out products that are not
 * on sale.
 */
export type Food = {
  slug: string;
  species: Species;
  lifeStage: 'puppy' | 'kitten' | 'adult' | 'senior' | 'all';
  statement: 'complete' | 'complementary';
  kcalPer100g: number;
  proteins: readonly string[];
  allergens: readonly string[];
  bonePercent: number;
  tags: readonly string[];
};

/** Why a food is recommended, as message keys. */
export const recommendationReasons = [
  'puppy',
  'gentle',
  'lowBone',
  'singleProtein',
  'withoutExcluded',
  'lean',
  'highEnergy',
  'senior',
  'mild',
  'everyday',
  'complete',
] as const;
export type RecommendationReason = (typeof recommendationReasons)[number];

/**
 * What the animal needs from its food. `energetic` covers an active or underweight dog, `beginner` one that is new to
 * raw food.
 */
export type FoodCriteria = {
  species: Species;
  beginner: boolean;
  stage: 'puppy' | 'adult' | 'senior';
  excluded: readonly string[];
  adjustments: ReadonlySet<HealthAdjustment>;
  slim: boolean;
  energetic: boolean;
};

export type Recommendation = { food: Food; reasons: RecommendationReason[] };

/** The maximum number of foods in a plan. */
export const maxFoods = 3;

/** The highest bone content in percent for a dog prone to colitis or constipation. */
const maxBonePercent = 12;

/** Below this, in percent, a meal has less bone than raw meals usually contain (practice). */
const usualBonePercent = 10;

/**
 * Up to this, in kcal per 100 g, a complete food counts as lean (rule): the lighter meals of the product finder, whose
 * own limit a test holds to this one.
 */
export const leanKcal = 140;

/** A mild recipe to begin raw food with: a single protein, for every day or for sensitive digestion. */
export function isBeginnerFood({ proteins, tags }: Food): boolean {
  return proteins.length === 1 && (tags.includes('everyday') || tags.includes('sensitive'));
}

const growthStage = { dog: 'puppy', cat: 'kitten' } as const satisfies Record<Species, Food['lifeStage']>;

/** True when the food is complete, for this animal's life stage, and free of everything it must avoid. */
export function isSuitableFood(food: Food, { species, stage, excluded, adjustments }: FoodCriteria): boolean {
  const stages: readonly string[] = stage === 'puppy' ? [growthStage[species], 'all'] : [stage, 'adult', 'all'];
  const contained = new Set([...food.proteins, ...food.allergens]);
  return (
    food.species === species &&
    food.statement === 'complete' &&
    stages.includes(food.lifeStage) &&
    !excluded.some((name) => contained.has(name)) &&
    !(adjustments.has('lowBone') && food.bonePercent > maxBonePercent) &&
    !(adjustments.has('singleProtein') && food.proteins.length !== 1)
  );
}

/** The reasons that apply to one suitable food, at least one. */
export function recommendationReasonsFor(food: Food, needs: FoodCriteria): RecommendationReason[] {
  const { species, stage, excluded, adjustments, slim, energetic, beginner } = needs;
  const lean = food.kcalPer100g <= leanKcal;
  const holds: Record<Exclude<RecommendationReason, 'complete'>, boolean> = {
    puppy: stage === 'puppy' && food.lifeStage === growthStage[species],
    gentle: adjustments.has('gentle') && food.tags.includes('sensitive'),
    lowBone: adjustments.has('lowBone') && food.bonePercent < usualBonePercent,
    singleProtein: adjustments.has('singleProtein'),
    withoutExcluded: excluded.length > 0,
    lean: slim && lean,
    highEnergy: energetic && food.tags.includes('highEnergy'),
    senior: stage === 'senior' && (food.lifeStage === 'senior' || lean),
    mild: beginner && isBeginnerFood(food),
    everyday: food.tags.includes('everyday'),
  };
  const reasons = recommendationReasons.filter((reason) => reason !== 'complete' && holds[reason]);
  return reasons.length > 0 ? reasons : ['complete'];
}

const poultry: readonly string[] = ['chicken', 'duck', 'turkey'];

/** True when a food contains the meat of a bird. */
export function containsPoultry({ proteins, allergens }: Pick<Food, 'proteins' | 'allergens'>): boolean {
  return [...proteins, ...allergens].some((name) => poultry.includes(name));
}

/** True for an animal that gets poultry only if its vet agrees: an allergic body may take one bird for another. */
export function needsVetForPoultry({ adjustments, excluded }: FoodCriteria): boolean {
  return adjustments.has('singleProtein') || excluded.some((name) => poultry.includes(name));
}

// Lower ranks first; earlier numbers take precedence.
function rank(food: Food, { stage, excluded, adjustments, slim, energetic, beginner }: FoodCriteria): number[] {
  const first = (yes: boolean) => (yes ? 0 : 1);
  const gentle = adjustments.has('gentle');
  const rich = food.tags.includes('highEnergy');
  const allergic = adjustments.has('singleProtein');
  const novel = food.tags.includes('novelProtein');
  const bird = containsPoultry(food);
  return [
    gentle ? food.proteins.length : 0,
    // A dog that cannot eat one bird may react to the next.
    allergic && excluded.some((name) => poultry.includes(name)) ? first(!bird) : 0,
    adjustments.has('lowBone') ? food.bonePercent : 0,
    // Fat is what a sensitive stomach bears least.
    slim || gentle ? food.kcalPer100g : 0,
    // Of two foods with equally little bone, prefer the one for sensitive digestion.
    adjustments.has('lowBone') ? first(food.tags.includes('sensitive')) : 0,
    allergic ? first(novel && !bird) : 0,
    allergic ? first(novel) : 0,
    energetic ? first(rich) : 0,
    beginner ? first(isBeginnerFood(food)) : 0,
    beginner ? first(food.tags.includes('everyday')) : 0,
    stage === 'adult' ? 0 : first(food.lifeStage === stage),
    stage === 'senior' ? food.kcalPer100g : 0,
    first(food.tags.includes('everyday')),
    // Rich food comes last for a dog that does not need it.
    first(!rich),
  ];
}

/**
 * Compares ranks, in which earlier numbers take precedence: negative when `left` comes first, 0 when they are equal.
 */
export function compareRanksLexicographically(left: number[], right: number[]): number {
  for (const [index, value] of left.entries()) {
    const difference = value - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * Up to three suitable foods, the best first, each with its reasons. A dog with a sensitive stomach gets only gentle
 * foods; where none suits, rich ones only if there is no other.
 */
export function recommendFoods(foods: readonly Food[], needs: FoodCriteria): Recommendation[] {
  const suitable = foods
    .filter((food) => isSuitableFood(food, needs))
    .sort((a, b) => compareRanksLexicographically(rank(a, needs), rank(b, needs)) || (a.slug < b.slug ? -1 : 1));
  const gentle = suitable.filter((food) => food.tags.includes('sensitive'));
  const mild = suitable.filter((food) => !food.tags.includes('highEnergy'));
  const choices = needs.adjustments.has('gentle') ? [gentle, mild, suitable] : [suitable];
  return (choices.find((choice) => choice.length > 0) ?? [])
    .slice(0, maxFoods)
    .map((food) => ({ food, reasons: recommendationReasonsFor(food, needs) }));
}
