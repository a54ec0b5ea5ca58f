/** The weeks of a plan, counted from 1. */
export const planWeekNumbers = [1, 2, 3, 4] as const;

/** The calendar days of a plan. */
export const planLengthDays = 7 * planWeekNumbers.length;

/** One value for each week of a plan. */
export type PerPlanWeek<Value, Weeks extends readonly unknown[] = typeof planWeekNumbers> = {
  [Index in keyof Weeks]: Value;
};

/** The day of a plan, counted from 1, on which a week begins. */
export function firstDayOfPlanWeek(week: number): number {
  return 7 * (week - 1) + 1;
}

/** One value for each week, made from the one that each week has. */
export function mapPlanWeekValues<From, To>(values: PerPlanWeek<From>, map: (value: From) => To): PerPlanWeek<To> {
  // The standard library types the mapped tuple as a list of any length.
  return values.map(map) as unknown as PerPlanWeek<To>;
}
