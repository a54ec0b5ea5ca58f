import { expect, test } from 'vitest';
import { firstDayOfWeek, mapPlanWeeks, planLengthDays, planWeeks } from '@/lib/feeding/plan-length';

test('the weeks follow each other and fill the plan', () => {
  expect(planWeeks.map(firstDayOfWeek)).toEqual([1, 8, 15, 22]);
  expect(firstDayOfWeek(planWeeks.length + 1)).toBe(planLengthDays + 1);
  expect(mapPlanWeeks(planWeeks, (week) => week * 10)).toEqual([10, 20, 30, 40]);
});
