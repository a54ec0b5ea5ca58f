import { expect, test } from 'vitest';
import type { PlanWizardLabels } from '@/components/feeding-plan/plan-wizard-labels-type';
import { formatLabelledWizardError } from '@/components/feeding-plan/wizard/error-texts';
import { languageTag, localeCodes } from '@/lib/i18n/locales';
import { messagesOf } from '@/tests/e2e/messages';

test.each(localeCodes)('%s: a label that is a question has its question mark and no colon', (locale) => {
  const { plan, wizard, common } = messagesOf(locale);
  // The other labels of the plan do not matter here.
  const messages = { plan, wizard, fact: common.fact, tag: languageTag(locale) } as PlanWizardLabels;
  for (const field of ['dogName', 'firstTimeRaw', 'currentDiet'] as const) {
    const text = formatLabelledWizardError(field, 'choiceRequired', messages, 'quick');
    expect(text, 'the question as the page asks it').toContain(wizard.asks[field]);
    expect(text).not.toMatch(/[?;？]\s?[:：]/);
  }
  expect(formatLabelledWizardError('weightKg', 'choiceRequired', messages, 'quick')).toContain(
    plan.errors.choiceRequired,
  );
});

test('an invalid weight is rejected in the specified words, and one out of range with its bounds', () => {
  const specified = 'Παρακαλώ εισάγετε έγκυρο βάρος';
  const { plan, calculator } = messagesOf('gr');
  for (const { errors } of [plan, calculator]) {
    expect(errors.weightInvalid).toBe(`${specified}.`);
    expect(errors.weightOutOfRange).toBe(`${specified}: {min} έως {max}\u00a0kg.`);
  }
  for (const messages of localeCodes.map(messagesOf))
    expect(messages.calculator.errors.weightOutOfRange).toBe(messages.plan.errors.weightOutOfRange);
});
