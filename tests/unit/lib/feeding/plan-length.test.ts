import { expect, test } from 'vitest';
import { firstDayOfWeek, mapPlanWeekValues, planLengthDays, planWeekNumbers } from '@/lib/feeding/plan-length';

test('the weeks follow each other and fill the plan', () => {
  expect(planWeekNumbers.map(firstDayOfWeek)).toEqual([1, 8, 15, 22]);
  expect(firstDayOfWeek(planWeekNumbers.length + 1)).toBe(planLengthDays + 1);
  expect(mapPlanWeekValues(planWeekNumbers, (week) => week * 10)).toEqual([10, 20, 30, 40]);
});
