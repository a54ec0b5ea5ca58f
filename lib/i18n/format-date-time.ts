import { dateTag, type Locale } from './locales';

/** A timestamp as staff and senders read it: in the language's own format, Athens time. */
export function formatDateTime(locale: Locale, iso: string): string {
  const form = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Athens' } as const;
  return new Intl.DateTimeFormat(dateTag(locale), form).format(new Date(iso));
}
