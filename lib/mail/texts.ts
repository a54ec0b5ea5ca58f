import 'server-only';
import { createTranslator } from 'use-intl/core';
import { dateTag, type Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/translator';

/** Translator of the mails' own texts. */
export function mailTranslator(locale: Locale) {
  return createTranslator({
    locale: dateTag(locale),
    messages: messagesOf(locale),
    namespace: 'mail',
    timeZone: 'Europe/Athens',
  });
}

/** A moment as staff and senders read it: the language's own form, Athens time. */
export function formatMoment(locale: Locale, iso: string): string {
  const form = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Athens' } as const;
  return new Intl.DateTimeFormat(dateTag(locale), form).format(new Date(iso));
}
