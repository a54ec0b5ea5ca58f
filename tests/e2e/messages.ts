import { readFileSync } from 'node:fs';
import type { Locale } from '@/lib/i18n/locales';
import type en from '@/messages/en.json';
import type staff from '@/messages/staff/en.json';

/** Returns the message file of a language, with the brand name inserted as on the site. */
export function messagesOf(locale: Locale): typeof en {
  return JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'));
}

/** Returns the messages of the staff area. */
export function staffMessagesOf(locale: 'gr' | 'en'): typeof staff {
  return JSON.parse(readFileSync(`messages/staff/${locale}.json`, 'utf8'));
}
