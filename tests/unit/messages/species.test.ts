import { expect, it } from 'vitest';
import { mergeSpeciesMessages } from '@/lib/feeding-plan/merge-species-messages';
import { localeCodes } from '@/lib/i18n/locales';
import { readMessages } from '@/lib/i18n/translator';
import { dogTerms } from '@/tests/unit/dog-terms';

it.each(localeCodes)('%s: the errors of a file and the texts of a mail fit any animal', (locale) => {
  const { planPdf, planMail } = readMessages(locale);
  expect(JSON.stringify([planPdf.refused, planMail])).not.toMatch(dogTerms);
  // The pattern fits the language: it matches the name of a nameless dog.
  expect(planPdf.someDog).toMatch(dogTerms);
});

it.each(localeCodes)('%s: a result for a cat speaks of no dog', (locale) => {
  const { plan } = mergeSpeciesMessages(readMessages(locale), 'cat');
  const { notEating, veryThin, thinUnexplained, thinSenior, thinAndObese, growingCondition } = plan.vetFirst.causes;
  const { slowLoss, obesityVet, underweightRecheck, neuteredWatch, puppyWeighWeekly, oneFoodOnly, mixedDays } =
    plan.notes;
  const { catNeverFasts, catSmallSteps, poultryVet } = plan.notes;
  const { causes: _, ...vetFirst } = plan.vetFirst;
  const { none, sensitive } = plan.transitions;
  const shown = [
    ...[vetFirst, notEating, veryThin, thinUnexplained, thinSenior, thinAndObese, growingCondition],
    ...[slowLoss, obesityVet, underweightRecheck, neuteredWatch, puppyWeighWeekly, oneFoodOnly, mixedDays],
    ...[catNeverFasts, catSmallSteps, poultryVet, none, sensitive],
    ...[
      plan.guidance.underEightWeeks,
      plan.guidance.noSuitableFood,
      Object.values(plan.nextSteps),
      plan.result,
      plan.people,
    ],
  ];
  expect(JSON.stringify(shown)).not.toMatch(dogTerms);
});
