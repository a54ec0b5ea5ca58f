import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTranslator } from 'use-intl/core';
import type messagesType from '@/messages/en.json';
import { type Locale, languageTag } from './locales';

const known = new Map<Locale, Translator>();

/** The interface words of one language where no page is being rendered: documents, calendars, mails. */
export type Translator = ReturnType<typeof read>;

/** The translator of a language, read once per process. It throws, naming the file and the key, where a word is missing. */
export function translator(locale: Locale): Translator {
  const found = known.get(locale) ?? read(locale);
  known.set(locale, found);
  return found;
}

function read(locale: Locale) {
  const file = `messages/${locale}.json`;
  const messages = JSON.parse(readFileSync(join(process.cwd(), file), 'utf8')) as typeof messagesType;
  return createTranslator({
    locale: languageTag(locale),
    messages,
    timeZone: 'Europe/Athens',
    onError: ({ message }) => {
      throw new Error(`${file}: ${message}`);
    },
  });
}
