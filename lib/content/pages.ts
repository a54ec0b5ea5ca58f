import 'server-only';
import { ContentError } from '@/lib/files/parse-file';
import type { Locale } from '@/lib/i18n/locales';
import { readContent } from './read-content';
import { pageIssues } from './required-sections';
import { type PageCopy, pageCopySchema, type SectionCopy } from './schema';
import { typesetTexts } from './typeset-content';

// Each is checked once per process.
const complete = new WeakSet<PageCopy>();

/** The texts of an editorial page in one language. Throws ContentError on a missing or bad file. */
export function getPage(page: string, locale: Locale): PageCopy {
  const path = `pages/${page}/${locale}.json`;
  const copy = readContent(path, pageCopySchema);
  if (!complete.has(copy)) {
    const issues = pageIssues(page, copy);
    if (issues.length) throw new ContentError(`content/${path}`, issues);
    complete.add(copy);
  }
  return typesetTexts(copy);
}

/** One section of a page by id. Throws when the page has no such section. */
export function getPageSection(page: PageCopy, id: string): SectionCopy {
  const found = page.sections.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`content/pages: '${page.heading}' has no section '${id}'`);
  return found;
}
