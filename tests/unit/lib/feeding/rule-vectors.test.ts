import { expect, test } from 'vitest';
import { buildPlan } from '@/lib/feeding/build-plan';
import { roundToDecimals } from '@/lib/feeding/rounding';
import type { AnimalProfileInput } from '@/lib/feeding/schema';
import vectors from './rule-vectors.json';
import { sampleFoods, sampleProfile } from './sample-foods';

// Each result was computed with paper and pocket calculator from the source that it names: never from the code.
test.each(vectors)('$rule: $byHand', ({ animal, out }) => {
  const plan = buildPlan(sampleProfile(animal as Partial<AnimalProfileInput>), sampleFoods);
  if (plan.kind !== 'plan') throw new Error(`no plan: ${plan.kind}`);
  const [best] = plan.foods;
  const { mealsPerDay, totalG, feedingDaysPerWeek } = plan;
  expect({
    kcalPerDay: roundToDecimals(plan.kcalPerDay, 1),
    slug: best.slug,
    dailyG: best.dailyG,
    weeksG: best.weeksG,
    feedingDayG: best.feedingDayG,
    monthlyG: best.monthlyG,
    fourWeeksG: best.fourWeeksG,
    packs1kg: best.packs1kg,
    mealsPerDay,
    totalG,
    feedingDaysPerWeek,
  }).toMatchObject(out);
});
