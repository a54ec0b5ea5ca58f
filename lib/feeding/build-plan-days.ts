import { splitMeals } from './meal-schedule';
import { type PerPlanWeek, planLengthDays } from './plan-length';
import { maxRoundingDifferenceG, roundGrams, roundGramsUp } from './rounding';

/**
 * How an animal is switched to raw food: not at all (it already eats raw), in ten days, or in four weeks. `recipe` is
 * the slow change of a sensitive dog from the raw food that it eats to another.
 */
export type DietTransitionKind = 'none' | 'standard' | 'sensitive' | 'recipe';

const steps = [25, 50, 75, 100] as const;
const standardDays = [3, 3, 3, 1] as const;
const sensitiveDays = [7, 7, 7, 7] as const;

/** Percent of raw food on each day of the transition: 10 days (3, 3, 3, 1), 28 days (7 each), or none. */
export function rawPercentByTransitionDay(transition: DietTransitionKind): number[] {
  if (transition === 'none') return [];
  const days = transition === 'standard' ? standardDays : sensitiveDays;
  return steps.flatMap((share, index) => Array<number>(days[index] ?? 0).fill(share));
}

/** One food of the rotation with its full daily grams, rounded, in each week. */
export type DailyFoodGramsByWeek = { slug: string; weeksG: PerPlanWeek<number> };

/** Grams of one food on a day. */
export type DayFood = { slug: string; grams: number };

/**
 * One row of the plan. A `rest` day is the seventh day without food that the owner chose; on a `mixed` day two recipes
 * share the bowl.
 */
export type PlanDay = {
  /** 1 to 28 */
  day: number;
  /** 1 to 4 */
  week: number;
  /** 1 to 7 */
  weekday: number;
  kind: 'transition' | 'raw' | 'mixed' | 'rest';
  /** The food of this week. */
  slug: string;
  /** What goes into the bowl, food by food; empty on a rest day. The grams add up to `rawG`. */
  foods: DayFood[];
  rawG: number;
  rawPercent: number;
  oldFoodPercent: number;
  /** Grams of raw food at each meal; they add up to `rawG`. */
  mealsG: number[];
};

// A week with a rest day has its seven amounts in six days.
const restWeekScale = 7 / 6;

/** The grams of each of the six feeding days in a week with a rest day, from the amount of a day. */
export function feedingDayGramsWithRest(dailyG: number): number {
  return roundGrams(dailyG * restWeekScale);
}

const sumGrams = (foods: readonly DayFood[]) => foods.reduce((sum, { grams }) => sum + grams, 0);

export type BuildPlanDaysOptions = {
  /** At least one; each week uses the next one. */
  rotation: readonly [DailyFoodGramsByWeek, ...DailyFoodGramsByWeek[]];
  transition: DietTransitionKind;
  /** The owner's choice: the seventh day of a fully raw week without food, its amount given back on the other six. */
  restDay: boolean;
  meals: number;
};

const mixedDays = 2;

/**
 * Half of each of two full daily amounts, each rounded. Below 200 g, two halves that are both rounded up can be a large
 * part above the mean of the two: then the food with more grams, which has less energy in each, takes what the other
 * one leaves. The same where an amount at its minimum, which is not round, would lose by its rounding.
 */
function mixedDayFoods(previous: DayFood, next: DayFood): DayFood[] {
  const exact = (previous.grams + next.grams) / 2;
  const halves = [previous, next].map(({ slug, grams }) => ({ slug, grams: roundGrams(grams / 2) }));
  const excess = sumGrams(halves) - exact;
  if (exact >= 200 || (excess >= 0 && excess <= maxRoundingDifferenceG(exact))) return halves;
  const correctedSlug = (previous.grams > next.grams ? previous : next).slug;
  return halves.map(({ slug, grams }) => ({
    slug,
    grams: slug === correctedSlug ? Math.max(1, grams + roundGramsUp(exact) - sumGrams(halves)) : grams,
  }));
}

/**
 * The 28 days: the transition with the first food, then one food a week with two mixed days between two foods. A rest
 * day exists only where it was chosen, in weeks without transition days.
 */
export function buildPlanDays({ rotation, transition, restDay, meals }: BuildPlanDaysOptions): PlanDay[] {
  const shares = rawPercentByTransitionDay(transition);
  const foodOf = (week: number) => rotation[(week - 1) % rotation.length] ?? rotation[0];
  return Array.from({ length: planLengthDays }, (_, index) => {
    const week = Math.floor(index / 7) + 1;
    const weekday = (index % 7) + 1;
    const share = shares[index];
    const food = foodOf(week);
    const row = { day: index + 1, week, weekday, slug: food.slug };
    const fullWeek = shares[(week - 1) * 7] === undefined;
    const rests = restDay && fullWeek;
    if (rests && weekday === 7) {
      return { ...row, kind: 'rest', foods: [], rawG: 0, rawPercent: 0, oldFoodPercent: 0, mealsG: [] };
    }
    const mixed = share === undefined && week > 1 && weekday <= mixedDays && foodOf(week - 1).slug !== food.slug;
    const rawPercent = share ?? 100;
    const scale = (rawPercent / 100) * (rests ? restWeekScale : 1);
    const fullAmount = ({ slug, weeksG }: DailyFoodGramsByWeek): DayFood => ({
      slug,
      grams: (weeksG[week - 1] ?? weeksG[0]) * scale,
    });
    const foods = mixed
      ? mixedDayFoods(fullAmount(foodOf(week - 1)), fullAmount(food))
      : [{ slug: food.slug, grams: scale === 1 ? fullAmount(food).grams : roundGrams(fullAmount(food).grams) }];
    const rawG = sumGrams(foods);
    const kind = mixed ? 'mixed' : share === undefined ? 'raw' : 'transition';
    return { ...row, kind, foods, rawG, rawPercent, oldFoodPercent: 100 - rawPercent, mealsG: splitMeals(rawG, meals) };
  });
}

export type ShoppingItem = { slug: string; grams: number; packs1kg: number };

/** Grams and 1 kg packs of each food that the rows need, in order of first use. */
export function buildShoppingList(days: readonly PlanDay[]): ShoppingItem[] {
  const totals = new Map<string, number>();
  for (const { slug, grams } of days.flatMap(({ foods }) => foods)) totals.set(slug, (totals.get(slug) ?? 0) + grams);
  return [...totals].map(([slug, total]) => ({ slug, grams: total, packs1kg: Math.ceil(total / 1000) }));
}
