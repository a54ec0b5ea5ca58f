import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { withBrand } from './brand-text';
import { readContent } from './read-content';
import { type PageWords, pageWordsSchema, type SectionWords } from './schema';

/** The texts of an editorial page in one language. Throws ContentError on a missing or bad file. */
export function getPage(page: string, locale: Locale): PageWords {
  return withBrand(readContent(`pages/${page}/${locale}.json`, pageWordsSchema));
}

/** One section of a page by id. Throws when the page has no such section. */
export function section(page: PageWords, id: string): SectionWords {
  const found = page.sections.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`content/pages: '${page.heading}' has no section '${id}'`);
  return found;
}
