import 'server-only';
import { ContentError } from '@/lib/files/parse-file';
import type { Locale } from '@/lib/i18n/locales';
import { type PageCopy, pageCopySchema, type SectionCopy } from './page-copy-schema';
import { getPartnerStories } from './partner-stories';
import { readContent } from './read-content';
import { findPageCopyIssues } from './required-page-sections';
import { getSwitchableEntryKind, switchableEntryId } from './switchable-claim-ids';
import { isSwitchedOffInLocale } from './switched-off';
import { fillBrandAndTypeset } from './typeset-content';

// Each page is checked once per process.
const checkedCopies = new WeakSet<PageCopy>();

/**
 * All texts in the file of an editorial page, including those that the language leaves out. Throws ContentError on a
 * missing or bad file.
 */
export function getPageCopyWithSwitchedOff(page: string, locale: Locale): PageCopy {
  const path = `pages/${page}/${locale}.json`;
  const copy = readContent(path, pageCopySchema);
  if (!checkedCopies.has(copy)) {
    const issues = findPageCopyIssues(page, copy);
    if (issues.length) throw new ContentError(`content/${path}`, issues);
    checkedCopies.add(copy);
  }
  return copy;
}

/**
 * The texts of an editorial page in one language, without the claims that it leaves out and the sections that have no
 * other entries. Throws ContentError on a missing or bad file.
 */
export function getPageCopy(page: string, locale: Locale): PageCopy {
  const copy = getPageCopyWithSwitchedOff(page, locale);
  return fillBrandAndTypeset({ ...copy, sections: getShownSections(page, locale) });
}

/**
 * The sections of an editorial page that a language shows, with their texts as they are in the file. Throws
 * ContentError on a missing or bad file.
 */
export function getShownSections(page: string, locale: Locale): SectionCopy[] {
  return getPageCopyWithSwitchedOff(page, locale).sections.flatMap((section) => filterSection(page, section, locale));
}

function filterSection(page: string, section: SectionCopy, locale: Locale): SectionCopy[] {
  const switchable = getSwitchableEntryKind(page, section.id);
  if (!switchable) return [section];
  const { kind, stays } = switchable;
  const items = section.items.filter(
    ({ key }) => !(key && isSwitchedOffInLocale(locale, kind, switchableEntryId(kind, page, section.id, key))),
  );
  const isEmpty = kind === 'stories' ? getPartnerStories(locale).stories.length === 0 : items.length === 0;
  return isEmpty && !stays ? [] : [{ ...section, items }];
}

/** One section of a page by id; undefined if the language leaves out all its entries. */
export function findPageSection(page: PageCopy, id: string): SectionCopy | undefined {
  return page.sections.find((candidate) => candidate.id === id);
}

/** One section of a page by id. Throws if the page has no such section. */
export function getPageSection(page: PageCopy, id: string): SectionCopy {
  const section = findPageSection(page, id);
  if (!section) throw new Error(`content/pages: '${page.heading}' has no section '${id}'`);
  return section;
}
