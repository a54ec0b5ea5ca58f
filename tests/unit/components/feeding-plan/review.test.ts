import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { PlanWizardLabels } from '@/components/feeding-plan/plan-wizard-labels-type';
import { createEmptyAnswers } from '@/components/feeding-plan/wizard/wizard-url';
import type { AgeUnit } from '@/lib/feeding/age';
import { catHealthOptions, detailedWizardHealthOptions, quickWizardHealthOptions } from '@/lib/feeding/health-options';
import { formatWizardAnswer, listHealthOptions } from '@/lib/feeding-plan/answer-text';
import { agePluralTexts, buildWizardAnswerLabels } from '@/lib/feeding-plan/build-wizard-answer-labels';
import { type Locale, languageTag, localeCodes } from '@/lib/i18n/locales';
import { localePunctuation } from '@/lib/i18n/punctuation';

/** Returns the age as the review shows it. */
function reviewedAge(locale: Locale, age: string, ageUnit: AgeUnit): string {
  const { plan, wizard } = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'));
  const messages = { plan, wizard, tag: languageTag(locale), ages: agePluralTexts(locale), proteins: {}, units: {} };
  return formatWizardAnswer(
    'age',
    { ...createEmptyAnswers('quick'), age, ageUnit },
    messages as unknown as PlanWizardLabels,
  );
}

it.each<[Locale, string, AgeUnit, string]>([
  ['en', '1', 'years', '1 year'],
  ['en', '1', 'weeks', '1 week'],
  ['en', '8 mesi', 'years', '8 months'],
  ['gr', '4', 'years', '4 ετών'],
  ['es', '1', 'months', '1 mes'],
  ['ru', '1', 'years', '1 год'],
  ['ru', '3', 'years', '3 года'],
  ['ru', '5', 'months', '5 месяцев'],
  ['ru', '2,5', 'years', '2,5 года'],
  ['cn', '3', 'years', '3岁'],
  ['fr', '1,5', 'years', '1,5 an'],
  ['bg', '4', 'months', '4 месеца'],
  ['lv', '21', 'weeks', '21 nedēļa'],
  ['it', '1', 'weeks', '1 settimana'],
])('%s: an age of %s %s is shown as %s', (locale, age, unit, text) => {
  expect(reviewedAge(locale, age, unit)).toBe(text);
});

it.each([
  ['weightKg', '2500 g', '2,5'],
  ['weightKg', '12,5 κιλά', '12,5'],
  ['expectedKg', '800 γρ.', '0,8'],
  ['weightKg', '7 lb', '7 lb'],
  ['puppies', '5', '5'],
  ['puppies', '5 g', '5 g'],
] as const)('%s of %j is shown as %j', (field, text, shown) => {
  const labels = buildWizardAnswerLabels('gr', 'dog');
  expect(formatWizardAnswer(field, { ...createEmptyAnswers('quick'), [field]: text }, labels)).toBe(shown);
});

it('several values are joined as a list in the language', () => {
  const health = ['skin', 'allergy'] as const;
  const listed = (locale: Locale) => {
    const { plan, wizard } = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'));
    const messages = { plan, wizard, tag: languageTag(locale), units: {} } as unknown as PlanWizardLabels;
    return formatWizardAnswer('health', { ...createEmptyAnswers('quick'), health: [...health] }, messages);
  };
  expect(listed('en')).toBe('Skin problems; food allergy');
  expect(listed('cn')).toBe('皮肤问题；食物过敏');
});

describe.each(localeCodes)('listed health options in %s', (locale) => {
  it.each([
    ['dog', quickWizardHealthOptions],
    ['dog', detailedWizardHealthOptions],
    ['cat', catHealthOptions],
  ] as const)('of a %s stay apart and name no illness as an example', (species, options) => {
    const labels = buildWizardAnswerLabels(locale, species);
    const { clause, colon } = localePunctuation(labels.tag);
    for (const place of ['answer', 'inSentence'] as const) {
      const parts = listHealthOptions(options, place, labels).split(clause);
      expect(parts).toHaveLength(options.length);
      for (const part of parts) expect(part).not.toMatch(new RegExp(`${colon.trim()}|…`));
    }
  });

  it('begin like the option that was ticked', () => {
    const { options, listedHealth } = buildWizardAnswerLabels(locale, 'dog').plan;
    for (const [option, label] of Object.entries(listedHealth))
      expect(options.health[option as keyof typeof listedHealth].startsWith(label)).toBe(true);
  });
});

it('an age that is not a number is shown as typed', () => {
  expect(reviewedAge('en', 'two', 'years')).toBe('two');
});
