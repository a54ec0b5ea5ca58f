import { localePath } from '@/lib/i18n/locale-paths';
import type { Locale } from '@/lib/i18n/locales';

/** The query that makes a page show where a text is, by its id. */
export const locateTextOnPageParam = 'show-text';

/** The page of a text by its id, or of all. */
export function devTextPagePath(locale: Locale, id?: string): string {
  const path = id?.split('/').map(encodeURIComponent).join('/');
  return localePath(locale, path ? `/dev/texts/${path}` : '/dev/texts');
}

/** A page of the site, opened where it shows a text. */
export function pagePathShowingText(locale: Locale, page: string, id: string): string {
  return `${localePath(locale, page)}?${locateTextOnPageParam}=${encodeURIComponent(id)}`;
}
