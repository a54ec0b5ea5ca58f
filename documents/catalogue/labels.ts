import { getPage, section } from '@/lib/content/pages';
import type { Locale } from '@/lib/i18n/locales';

/** Returns a titled text of a page by section and key. Throws with the file's name if it is missing. */
export function pageItem(page: string, locale: Locale, id: string, key: string): { title: string; text: string } {
  const found = section(getPage(page, locale), id).items.find((item) => item.key === key);
  if (!found?.text) throw new Error(`content/pages/${page}/${locale}.json: ${id}.${key} is missing or has no text`);
  return { title: found.title, text: found.text };
}
