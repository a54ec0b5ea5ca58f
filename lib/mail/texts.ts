import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Messages } from 'next-intl';
import { createTranslator } from 'use-intl/core';
import { type Locale, languageTag } from '@/lib/i18n/locales';

const known = new Map<Locale, Messages>();

/** The message file of a language, read once: mails are written outside any request, where next-intl's own loading does not reach. */
export function messagesOf(locale: Locale): Messages {
  let messages = known.get(locale);
  if (!messages) {
    messages = JSON.parse(readFileSync(path.join(process.cwd(), 'messages', `${locale}.json`), 'utf8')) as Messages;
    known.set(locale, messages);
  }
  return messages;
}

/** Translator of the mails' own texts. */
export function mailTranslator(locale: Locale) {
  return createTranslator<Messages, 'mail'>({
    locale: languageTag(locale),
    messages: messagesOf(locale),
    namespace: 'mail',
    timeZone: 'Europe/Athens',
  });
}

/** A moment as staff and senders read it: the language's own form, Athens time. */
export function formatMoment(locale: Locale, iso: string): string {
  const form = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Athens' } as const;
  return new Intl.DateTimeFormat(languageTag(locale), form).format(new Date(iso));
}
