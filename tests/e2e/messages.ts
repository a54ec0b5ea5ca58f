import { readFileSync } from 'node:fs';
import type { Locale } from '@/lib/i18n/locales';
import type en from '@/messages/en.json';

/** The message file of a language, as the site shows it. */
export function messagesOf(locale: Locale): typeof en {
  return JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'));
}
