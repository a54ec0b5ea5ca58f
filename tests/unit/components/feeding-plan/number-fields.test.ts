import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { PlanWizardLabels } from '@/components/feeding-plan/plan-wizard-labels-type';
import { StepFields } from '@/components/feeding-plan/wizard/step-fields';
import { createEmptyAnswers, prefillAnswersFromCalculator } from '@/components/feeding-plan/wizard/wizard-url';
import { type Answers, answerParamNames } from '@/lib/feeding/answers';
import { answersToProfile } from '@/lib/feeding/answers-to-profile';
import { listWizardStepsOfVariant, wizardFieldKinds } from '@/lib/feeding/wizard-steps';
import { buildWizardAnswerLabels } from '@/lib/feeding-plan/build-wizard-answer-labels';

const messages = buildWizardAnswerLabels('en', 'dog') as PlanWizardLabels;

/** The maximum length of each text field of the detailed wizard, by its field. */
function maxLengths(): Record<string, number> {
  const answers: Answers = {
    ...createEmptyAnswers('detailed'),
    age: '6',
    ageUnit: 'months',
    health: ['pregnancyNursing'],
  };
  const html = listWizardStepsOfVariant('detailed')
    .map((step) =>
      renderToStaticMarkup(
        createElement(StepFields, {
          ...{ step, answers, messages, errors: {}, ready: true },
          update: () => undefined,
          go: () => undefined,
        }),
      ),
    )
    .join('');
  const inputs = [...html.matchAll(/<input[^>]*>/g)].map(([tag]) => tag).filter((tag) => tag.includes('maxLength='));
  return Object.fromEntries(
    inputs.map((tag) => [/ name="(\w+)"/.exec(tag)?.[1] ?? '', Number(/maxLength="(\d+)"/.exec(tag)?.[1])]),
  );
}

const weights = [
  '12,5 kg',
  '12 kg 500 g',
  '12 χιλιόγραμμα και 500 γραμμάρια',
  '12 kilograms and 500 grams',
  '12 kilogramos y 500 gramos',
  '12 килограммов и 500 граммов',
  '12千克500克',
  '12 kilogrammes et 500 grammes',
  '12 килограма и 500 грама',
  '12 kilogrami un 500 grami',
  '12 chilogrammi e 500 grammi',
];

describe('a number as a native writes it', () => {
  test.each(weights)('fits whole into the fields for a weight: %s', (weight) => {
    const { [answerParamNames.weightKg]: current, [answerParamNames.expectedKg]: expected } = maxLengths();
    expect(Math.min(current ?? 0, expected ?? 0)).toBeGreaterThanOrEqual(weight.length);
    const { weightKg } = prefillAnswersFromCalculator(createEmptyAnswers('quick'), new URLSearchParams({ weight }));
    expect(weightKg).toBe(weight);
    const checked = answersToProfile({ ...createEmptyAnswers('quick'), weightKg });
    expect(checked.ok ? null : checked.errors).not.toHaveProperty('weightKg');
  });

  test.each(['5 / 9', '5 из 9', '10 puppies', '10 κουτάβια'])('is not cut in the other fields: %s', (text) => {
    const { [answerParamNames.bodyScore]: score, [answerParamNames.puppies]: puppies } = maxLengths();
    expect(Math.min(score ?? 0, puppies ?? 0)).toBeGreaterThanOrEqual(text.length);
  });

  test('has one limit in all fields', () => {
    const { [answerParamNames.dogName]: _, ...numbers } = maxLengths();
    expect(Object.keys(numbers)).toHaveLength(
      Object.values(wizardFieldKinds).filter((kind) => kind === 'number' || kind === 'age').length,
    );
    expect(new Set(Object.values(numbers)).size).toBe(1);
  });
});
