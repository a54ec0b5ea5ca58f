import { existsSync, readFileSync } from 'node:fs';
import { createTranslator } from 'use-intl/core';
import { getPage, section } from '@/lib/content/pages';
import { type Locale, languageTag } from '@/lib/i18n/locales';
import type messagesType from '@/messages/en.json';

/** The interface words of one language as a translator. It throws, naming the file and the key, where a word is missing. */
export function translator(locale: Locale) {
  const file = `messages/${locale}.json`;
  if (!existsSync(file)) throw new Error(`${file}: missing`);
  const messages = JSON.parse(readFileSync(file, 'utf8')) as typeof messagesType;
  return createTranslator({
    locale: languageTag(locale),
    messages,
    timeZone: 'UTC',
    onError: ({ message }) => {
      throw new Error(`${file}: ${message}`);
    },
  });
}

/** A titled text of a page, by section and key. Throws an error that names the file when it is not there. */
export function pageItem(page: string, locale: Locale, id: string, key: string): { title: string; text: string } {
  const found = section(getPage(page, locale), id).items.find((item) => item.key === key);
  if (!found?.text) throw new Error(`content/pages/${page}/${locale}.json: ${id}.${key} is missing or has no text`);
  return { title: found.title, text: found.text };
}
