import { expect, test } from 'vitest';
import { firstDayOfPlanWeek, mapPlanWeekValues, planLengthDays, planWeekNumbers } from '@/lib/feeding/plan-length';

test('the weeks follow each other and fill the plan', () => {
  expect(planWeekNumbers.map(firstDayOfPlanWeek)).toEqual([1, 8, 15, 22]);
  expect(firstDayOfPlanWeek(planWeekNumbers.length + 1)).toBe(planLengthDays + 1);
  expect(mapPlanWeekValues(planWeekNumbers, (week) => week * 10)).toEqual([10, 20, 30, 40]);
});
