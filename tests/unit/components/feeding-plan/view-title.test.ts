import { createElement } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { DisplayedFood } from '@/components/feeding-plan/displayed-food';
import type { PlanWizardLabels } from '@/components/feeding-plan/plan-wizard-labels-type';
import { PlanWizard } from '@/components/feeding-plan/wizard/plan-wizard';
import type { WizardFormResult } from '@/components/feeding-plan/wizard/wizard-form-action-type';
import { createEmptyAnswers } from '@/components/feeding-plan/wizard/wizard-url';
import { type Answers, wizardAnswersToParams } from '@/lib/feeding/answers';
import { answersToProfile } from '@/lib/feeding/answers-to-profile';
import { buildWizardAnswerLabels } from '@/lib/feeding-plan/build-wizard-answer-labels';
import { sampleFoods } from '@/tests/unit/lib/feeding/sample-foods';

const posted = vi.hoisted(() => ({ state: null as WizardFormResult | null }));
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  // What React gives a page that a browser without JavaScript has posted to.
  useActionState: () => [posted.state, () => undefined, false],
}));

const foods = sampleFoods.map((food) => ({
  ...food,
  href: '/',
  pack: { file: '/pack.svg', width: 1, height: 1 },
})) as unknown as DisplayedFood[];
const pageTitle = 'Quick nutrition test | Maera';
const labels = buildWizardAnswerLabels('en', 'dog');
const messages = {
  ...labels,
  locale: 'en',
  pageTitle,
  fact: '{label}: {value}',
  hygiene: [],
  hrefs: { landing: '/', contact: '/', stores: '/', products: '/' },
} satisfies PlanWizardLabels;

/** The titles in the page without JavaScript: before anything is posted, or with these answers. */
async function titlesOfPage(answers?: Partial<Answers>): Promise<string[]> {
  const entered = { ...createEmptyAnswers('quick'), ...answers };
  const checked = answersToProfile(entered);
  const params = wizardAnswersToParams(entered).toString();
  posted.state = !answers
    ? null
    : checked.ok
      ? { ok: true, answers: params }
      : { ok: false, error: 'wizard.summary', message: '', fields: checked.errors, answers: params };
  const stream = await renderToReadableStream(
    createElement(PlanWizard, {
      variant: 'quick',
      messages,
      foods,
      action: async () => ({ ok: true as const, answers: '' }),
      actionName: 'test',
    }),
  );
  await stream.allReady;
  const html = await new Response(stream).text();
  return [...html.matchAll(/<title[^>]*>(.*?)<\/title>/g)].map(([, title = '']) => title);
}

const complete: Partial<Answers> = {
  dogName: 'Argos',
  age: '4',
  weightKg: '25',
  bodyCondition: 'ideal',
  activity: 'medium',
  firstTimeRaw: 'yes',
  currentDiet: 'dry',
  hasHealthIssues: 'no',
};

test('without JavaScript the page has the title of its questions', async () => {
  expect(await titlesOfPage()).toEqual([pageTitle]);
});

test.each<[string, string, Partial<Answers>]>([
  ['what is wrong with the answers', 'Please correct the following', { ...complete, weightKg: '' }],
  ['the plan', 'Argos: the four-week plan', complete],
  ['the vet first', labels.plan.vetFirst.heading, { ...complete, hasHealthIssues: 'yes', health: ['renal'] }],
  [
    'guidance without a ration',
    labels.plan.guidance.reproduction.heading,
    { ...complete, hasHealthIssues: 'yes', health: ['pregnancyNursing'] },
  ],
])('without JavaScript the title names %s: %s', async (_, name, answers) => {
  expect(await titlesOfPage(answers)).toEqual([`${name} · ${pageTitle}`]);
});
