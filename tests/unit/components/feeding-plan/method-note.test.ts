import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DisplayedFood } from '@/components/feeding-plan/displayed-food';
import type { PlanWizardLabels } from '@/components/feeding-plan/plan-wizard-labels-type';
import { MethodNote } from '@/components/feeding-plan/result/method-note';
import { buildPlan } from '@/lib/feeding/build-plan';
import type { AnimalProfileInput } from '@/lib/feeding/schema';
import { createPlanFormatter } from '@/lib/feeding-plan/plan-formatter';
import { messagesOf } from '@/tests/e2e/messages';
import { sampleFoods, sampleProfile } from '@/tests/unit/lib/feeding/sample-foods';

function methodText(changes: Partial<AnimalProfileInput>) {
  const profile = sampleProfile(changes);
  const plan = buildPlan(profile, sampleFoods);
  if (plan.kind !== 'plan') throw new Error(plan.kind);
  const units = { g: 'g', kg: 'kg', kcal: 'kcal' };
  const html = renderToStaticMarkup(
    createElement(MethodNote, {
      plan,
      profile,
      known: new Map(sampleFoods.map((food) => [food.slug, food as unknown as DisplayedFood])),
      // The other labels do not matter here.
      messages: { plan: messagesOf('en').plan, units } as PlanWizardLabels,
      figures: createPlanFormatter('en', units),
    }),
  );
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll('\u00a0', ' ');
}

test.each<[string, Partial<AnimalProfileInput>, string]>([
  // FEDIAF 2025, table VII-2: score 4 is 10 % below the ideal weight, score 7 is 20 % above it.
  ['a thin dog', { weightKg: 18, bodyCondition: 'underweight', thinReason: 'yes' }, '18 kg ÷ 0.9 = 20 kg'],
  ['an overweight dog', { weightKg: 30, bodyCondition: 'overweight' }, '30 kg ÷ 1.2 = 25 kg'],
])('the calculation for %s states the ideal weight', (_, changes, ideal) => {
  expect(methodText(changes)).toContain(ideal);
});

test('the calculation for a dog in ideal condition has no other weight', () => {
  expect(methodText({})).not.toContain('ideal weight');
});

test.each<[string, Partial<AnimalProfileInput>, boolean]>([
  ['used to raw food, with a rest day', { currentDiet: 'raw', firstTimeRaw: 'no', restDay: 'yes' }, true],
  ['new to raw food, with a rest day', { restDay: 'yes' }, true],
  ['used to raw food', { currentDiet: 'raw', firstTimeRaw: 'no' }, false],
  ['too small for the rest day it was given', { weightKg: 8, size: 'small', restDay: 'yes' }, false],
])('the calculation for a dog %s speaks of 28 feeding days only if it has them', (_, changes, rests) => {
  const { month } = messagesOf('en').plan.method;
  expect(methodText(changes).includes(month.replaceAll('\u00a0', ' '))).toBe(!rests);
  expect(methodText(changes).includes('7/6')).toBe(rests);
});

test('the calculation with a rest day goes from the amount of a day to that of four weeks', () => {
  // By hand: 790 x 7 / 6 = 921.7; 24 x 920 = 22080.
  const text = methodText({ currentDiet: 'raw', firstTimeRaw: 'no', restDay: 'yes' });
  expect(text).toContain('790 g × 7 ÷ 6 ≈ 920 g');
  expect(text).toContain('24 × 920 g = 22.08 kg');
});

test('the unrounded amount is exact enough to follow how it is rounded', () => {
  // By hand: 110 x 24^0.75 = 1192.8 kcal of 156 kcal per 100 g are 764.6 g.
  const used = { weightKg: 24, currentDiet: 'raw', firstTimeRaw: 'no' } as const;
  expect(methodText(used)).toContain('= 764.6 g → 760 g');
});
