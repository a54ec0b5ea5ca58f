import { expect, it } from 'vitest';
import { localeCodes } from '@/lib/i18n/locales';
import { readMessages } from '@/lib/i18n/translator';
import { dogTerms } from '@/tests/unit/dog-terms';

it.each(localeCodes)('%s: the errors of a file and the texts of a mail fit any animal', (locale) => {
  const { planPdf, planMail } = readMessages(locale);
  expect(JSON.stringify([planPdf.refused, planMail])).not.toMatch(dogTerms);
  // The pattern fits the language: it matches the name of a nameless dog.
  expect(planPdf.someDog).toMatch(dogTerms);
});
