import { expect, it } from 'vitest';
import { localeCodes } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/translator';

const dog =
  /\bdogs?\b|σκύλ|σκυλ|perr[oa]|соба[кч]|犬|狗|\bchiens?\b|куче|\bsu(?:ns|ņ\p{L}*|ni\p{L}*)(?!\p{L})|\bcan[ei]\b/iu;

it.each(localeCodes)('%s: what refuses a file, or goes with a mail, is said of any animal', (locale) => {
  const { planPdf, planMail } = messagesOf(locale);
  expect(JSON.stringify([planPdf.refused, planMail])).not.toMatch(dog);
  // The pattern knows the language: the name of a nameless dog has the word.
  expect(planPdf.someDog).toMatch(dog);
});
