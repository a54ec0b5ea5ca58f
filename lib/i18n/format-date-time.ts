import { dateTimeFormat } from './formatters';
import { dateTag, type Locale } from './locales';

/** A timestamp as staff and senders read it: in the language's own format, Athens time. */
export function formatDateTime(locale: Locale, iso: string): string {
  const form = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Athens' } as const;
  return dateTimeFormat(dateTag(locale), form).format(new Date(iso));
}
