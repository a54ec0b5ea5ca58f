import { createElement, createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PlanWizardLabels } from '@/components/feeding-plan/plan-wizard-labels-type';
import { FeedingPlanView } from '@/components/feeding-plan/result/feeding-plan-view';
import { noAnswers } from '@/lib/feeding/answers';
import { buildPlan } from '@/lib/feeding/build-plan';
import type { AnimalProfileInput } from '@/lib/feeding/schema';
import { messagesOf } from '@/tests/e2e/messages';
import { sampleFoods, sampleProfile } from '@/tests/unit/lib/feeding/sample-foods';

const { plan: planMessages, wizard, planPdf, planMail, planCalendar } = messagesOf('en');

function planMarkup(changes: Partial<AnimalProfileInput>) {
  const profile = sampleProfile(changes);
  const plan = buildPlan(profile, sampleFoods);
  if (plan.kind !== 'plan') throw new Error(plan.kind);
  return renderToStaticMarkup(
    createElement(FeedingPlanView, {
      plan,
      profile,
      foods: [],
      params: '',
      answers: noAnswers,
      messages: {
        plan: planMessages,
        wizard,
        planPdf,
        planMail,
        planCalendar,
        tag: 'en',
        fact: '{label}: {value}',
        units: { g: 'g', kg: 'kg', kcal: 'kcal' },
        proteins: {},
        ages: {},
        hygiene: [],
        hrefs: { landing: '/', contact: '/', stores: '/', products: '/' },
      } as unknown as PlanWizardLabels,
      heading: createRef<HTMLHeadingElement>(),
      go: () => undefined,
      onAgain: () => undefined,
    }),
  );
}

test.each<[string, boolean, Partial<AnimalProfileInput>]>([
  ['people at risk', true, { household: 'yes' }],
  ['no answer about the household', true, {}],
  ['nobody at risk', false, { household: 'no' }],
])('with %s the warning stands between the heading and any amount: %s', (_, first, changes) => {
  const html = planMarkup(changes);
  const warning = html.indexOf('data-people');
  expect(html.indexOf('</h1>')).toBeLessThan(warning);
  expect(warning < html.indexOf('720')).toBe(first);
  expect(html.split('data-people')).toHaveLength(2);
});

test('a rest day is not called optional, and every amount with it is that of six days a week', () => {
  const html = planMarkup({ currentDiet: 'raw', firstTimeRaw: 'no', restDay: 'yes' }).replaceAll('\u00a0', ' ');
  expect(html.split(planMessages.result.restHint)).toHaveLength(5);
  expect(html).not.toMatch(/optional/);
  // By hand: 790 x 7 / 6 = 921.7; 24 x 920 = 22080.
  expect(html).toContain('6 × 920 g');
  expect(html.split('22.08 kg').length).toBeGreaterThan(2);
  expect(html).not.toMatch(/18\.96|22\.12/);
});

test('a dog that changes from one raw food to another is told of the new recipe, not of raw food', () => {
  const html = planMarkup({ health: ['diarrhoea'], currentDiet: 'raw', firstTimeRaw: 'no' });
  expect(html).toContain(planMessages.transitions.recipe);
  expect(html).toContain(`${planMessages.result.recipeTransition}</h3>`);
  expect(html).toMatch(/New recipe 25%/);
  expect(html).not.toMatch(/Raw 25%/);
});
