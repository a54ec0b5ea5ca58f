import { readFileSync } from 'node:fs';
import type { Locale } from '@/lib/i18n/locales';
import { insertJoiners, mapTexts } from '@/lib/text/insert-joiners';
import type en from '@/messages/en.json';
import type staff from '@/messages/staff/en.json';

/** Returns the messages of a language as pages show them; those of emails, which no page shows, as they are. */
export function messagesOf(locale: Locale): typeof en {
  return read(`messages/${locale}.json`);
}

/** Returns the messages of the staff area. */
export function staffMessagesOf(locale: 'gr' | 'en'): typeof staff {
  return read(`messages/staff/${locale}.json`);
}

function read(file: string) {
  return mapTexts(
    JSON.parse(readFileSync(file, 'utf8')),
    insertJoiners,
    /^(mail|leadReplies|catalogPdf|planPdf|planCalendar|planMail|authMail)$/,
  );
}
