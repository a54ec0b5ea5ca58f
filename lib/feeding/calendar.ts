import { planDays, roundGrams, splitMeals } from './rounding';

/** How a dog is switched to raw food: not at all (it already eats raw), in ten days, or in four weeks. */
export type Transition = 'none' | 'standard' | 'sensitive';

const steps = [25, 50, 75, 100] as const;
const standardDays = [3, 3, 3, 1] as const;
const sensitiveDays = [7, 7, 7, 7] as const;

/** Percent of raw food on each day of the transition: 10 days (3, 3, 3, 1), 28 days (7 each), or none. */
export function transitionShares(transition: Transition): number[] {
  if (transition === 'none') return [];
  const days = transition === 'standard' ? standardDays : sensitiveDays;
  return steps.flatMap((share, index) => Array<number>(days[index] ?? 0).fill(share));
}

/** One food of the rotation with its full daily grams. */
export type RotationFood = { slug: string; dailyG: number };

/** One row of the plan. A `rest` day is the optional seventh day without food; its full amount is `dailyG` of its food. */
export type PlanDay = {
  /** 1 to 28 */
  day: number;
  /** 1 to 4 */
  week: number;
  /** 1 to 7 */
  weekday: number;
  kind: 'transition' | 'raw' | 'rest';
  slug: string;
  rawG: number;
  rawPercent: number;
  oldFoodPercent: number;
  /** Grams of raw food at each meal; they add up to `rawG`. */
  mealsG: number[];
};

export type CalendarInput = {
  /** At least one; each full week after the transition uses the next one. */
  rotation: readonly [RotationFood, ...RotationFood[]];
  transition: Transition;
  everyDay: boolean;
  meals: number;
};

/** The 28 days: the transition with the first food, then one food a week; every seventh day is a rest day unless the dog is fed every day. */
export function calendar({ rotation, transition, everyDay, meals }: CalendarInput): PlanDay[] {
  const shares = transitionShares(transition);
  const transitionWeeks = Math.ceil(shares.length / 7);
  // Weeks that include transition days keep the first food.
  const firstRotationWeek = Math.max(1, transitionWeeks);
  return Array.from({ length: planDays }, (_, index) => {
    const week = Math.floor(index / 7) + 1;
    const weekday = (index % 7) + 1;
    const turn = Math.max(0, week - firstRotationWeek) % rotation.length;
    const { slug, dailyG } = rotation[turn] ?? rotation[0];
    const share = shares[index];
    const row = { day: index + 1, week, weekday, slug };
    if (share === undefined && weekday === 7 && !everyDay) {
      return { ...row, kind: 'rest', rawG: 0, rawPercent: 0, oldFoodPercent: 0, mealsG: [] };
    }
    const rawPercent = share ?? 100;
    const rawG = roundGrams((dailyG * rawPercent) / 100);
    const kind = share === undefined ? 'raw' : 'transition';
    return { ...row, kind, rawG, rawPercent, oldFoodPercent: 100 - rawPercent, mealsG: splitMeals(rawG, meals) };
  });
}

export type Purchase = { slug: string; grams: number; packs1kg: number };

/** Grams and 1 kg packs of each food that the rows need, in order of first use. */
export function shoppingList(days: readonly PlanDay[]): Purchase[] {
  const grams = new Map<string, number>();
  for (const { slug, rawG } of days) grams.set(slug, (grams.get(slug) ?? 0) + rawG);
  return [...grams].map(([slug, total]) => ({ slug, grams: total, packs1kg: Math.ceil(total / 1000) }));
}
