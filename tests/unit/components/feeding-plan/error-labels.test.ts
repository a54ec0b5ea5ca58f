import { expect, test } from 'vitest';
import type { PlanWizardLabels } from '@/components/feeding-plan/plan-wizard-labels-type';
import { formatLabelledWizardError } from '@/components/feeding-plan/wizard/error-texts';
import { type Locale, languageTag, localeCodes } from '@/lib/i18n/locales';
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

/** A language that is added later gets its line here. */
const validWeightSentence: Partial<Record<Locale, string>> = {
  gr: 'Παρακαλώ εισάγετε έγκυρο βάρος',
  en: 'Please enter a valid weight',
  es: 'Indica un peso válido',
  ru: 'Укажите корректный вес',
  cn: '请填写有效的体重',
  fr: 'Indiquez un poids valide',
  bg: 'Моля, въведете теглото правилно',
  lv: 'Lūdzu, ievadiet derīgu svaru',
  it: 'Inserisci un peso valido',
};

test.each(localeCodes)('%s: the specified message about a weight comes first, what helps follows', (locale) => {
  const { plan, calculator } = messagesOf(locale);
  for (const { errors } of [plan, calculator])
    for (const text of [errors.weightInvalid, errors.weightOutOfRange])
      expect(text.startsWith(validWeightSentence[locale] ?? `no sentence for ${locale} in this test`), text).toBe(true);
});

const wrongEmailPattern: Partial<Record<Locale, RegExp>> = {
  gr: /δεν είναι έγκυρη/,
  en: /Invalid/,
  es: /no es válida/,
  ru: /опечатка/,
  cn: /有误/,
  fr: /erreur/,
  bg: /грешка/,
  lv: /nav derīga/,
  it: /non valido/,
};

test.each(localeCodes)('%s: the message about an email address says that it is wrong', (locale) => {
  expect(messagesOf(locale).form.errors.invalidEmail).toMatch(
    wrongEmailPattern[locale] ?? expect.fail(`no pattern for ${locale} in this test`),
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

test.each(localeCodes)('%s: a weight that is too low has the bounds, and advice for a puppy or kitten', (locale) => {
  const { plan, catPlan } = messagesOf(locale);
  const puppy = plan.errors.weightTooLow;
  const kitten = catPlan.plan.errors.weightTooLow;
  for (const text of [puppy, kitten]) expect(text.startsWith(plan.errors.weightOutOfRange), text).toBe(true);
  expect(puppy).not.toBe(kitten);
});
