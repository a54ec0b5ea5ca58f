import { readFileSync } from 'node:fs';
import { createTranslator } from 'use-intl/core';
import type messagesType from '@/messages/en.json';
import { type Locale, languageTag } from './locales';

const known = new Map<Locale, Translator>();
const files = new Map<Locale, typeof messagesType>();

/** The message file of a language, read once: next-intl's own loading is not available outside a request. */
export function readMessages(locale: Locale): typeof messagesType {
  const found =
    files.get(locale) ??
    JSON.parse(readFileSync(/* turbopackIgnore: true */ `${process.cwd()}/${fileOf(locale)}`, 'utf8'));
  files.set(locale, found);
  return found;
}

const fileOf = (locale: Locale) => `messages/${locale}.json`;

/** The interface texts of one language where no page is being rendered: documents, calendars, emails. */
export type Translator = ReturnType<typeof createTranslatorFromMessages>;

/**
 * The translator of a language, created once per process. It throws, naming the file and the key, when a text is
 * missing.
 */
export function getTranslator(locale: Locale): Translator {
  const found = known.get(locale) ?? createTranslatorFromMessages(locale, readMessages(locale));
  known.set(locale, found);
  return found;
}

/** A translator of these texts in a language. */
export function createTranslatorFromMessages(locale: Locale, messages: typeof messagesType) {
  return createTranslator({
    locale: languageTag(locale),
    messages,
    timeZone: 'Europe/Athens',
    onError: ({ message }) => {
      throw new Error(`${fileOf(locale)}: ${message}`);
    },
  });
}
