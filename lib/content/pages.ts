import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { withBrand } from './brand-text';
import { readContent } from './read-content';
import { type PageCopy, pageCopySchema, type SectionCopy } from './schema';

/** The texts of an editorial page in one language. Throws ContentError on a missing or bad file. */
export function getPage(page: string, locale: Locale): PageCopy {
  return withBrand(readContent(`pages/${page}/${locale}.json`, pageCopySchema));
}

/** One section of a page by id. Throws when the page has no such section. */
export function section(page: PageCopy, id: string): SectionCopy {
  const found = page.sections.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`content/pages: '${page.heading}' has no section '${id}'`);
  return found;
}
