import { readFileSync } from 'node:fs';
import type { Locale } from '@/lib/i18n/locales';
import type en from '@/messages/en.json';
import type staff from '@/messages/staff/en.json';

/** The message file of a language, as the site shows it. */
export function messagesOf(locale: Locale): typeof en {
  return JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'));
}

/** The texts of the staff area. */
export function staffMessagesOf(locale: 'gr' | 'en'): typeof staff {
  return JSON.parse(readFileSync(`messages/staff/${locale}.json`, 'utf8'));
}
