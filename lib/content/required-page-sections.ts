import type { ContentIssue } from '@/lib/files/parse-file';
import { getCompanyClaimsWithPercentages } from './company-claim-percentages';
import type { PageCopy } from './page-copy-schema';

/** The sections that pages require by id; pages that show all sections of their file are not listed. */
export const requiredSections: Record<string, readonly string[]> = {
  home: ['about', 'showcase', 'why-raw', 'certifications', 'claims', 'testimonials', 'questionnaire', 'partners'],
  why: ['what-is-barf', 'differences', 'benefits', 'claims', 'certifications', 'quiz', 'final'],
  about: ['company', 'myth', 'making', 'testing', 'people', 'timeline'],
  products: ['range', 'choose', 'formats', 'label'],
  'complete-raw-meals': ['story', 'families', 'feeding'],
  'full-range': ['story', 'choose', 'feeding'],
  'mediterranean-diet': ['story', 'dinners', 'feeding'],
  cats: ['story', 'choose', 'transition', 'feeding'],
  'just-meat': ['story', 'choose', 'feeding'],
  yummy: ['story', 'choose', 'feeding'],
  'yummy-sausages': ['story', 'choose', 'feeding'],
  exports: ['figures', 'markets', 'certifications', 'process', 'stories', 'reply', 'enquiry'],
  'feeding-plan': ['intro', 'quick', 'detailed', 'method', 'hygiene'],
  'store-locator': ['search', 'list', 'retailer'],
  contact: ['form', 'details', 'hours', 'visit'],
};

/** The entries that pages and documents require by key, by page and section. */
const pageItems: Record<string, Record<string, () => readonly string[]>> = {
  home: { claims: () => getCompanyClaimsWithPercentages().map(({ key }) => key) },
  why: { claims: () => getCompanyClaimsWithPercentages().map(({ key }) => key) },
  'complete-raw-meals': { families: () => ['fullRange', 'cats', 'mediterranean'] },
  'feeding-plan': { hygiene: () => ['store', 'thaw', 'use', 'wash'] },
  faq: {
    'starting-raw': () => ['how-much', 'complete-or-complementary'],
    transition: () => ['how-long-transition'],
    'storage-thawing': () => ['refreeze', 'power-cut'],
    'safety-hygiene': () => ['does-freezing-kill', 'infants-elderly'],
    // content:check compares the number of countries that it states with content/markets.json.
    partners: () => ['export-enquiry'],
  },
};

/** Reports required ids and keys that a page lacks, and duplicate ids, keys and headings. */
export function findPageCopyIssues(page: string, { heading, sections }: PageCopy): ContentIssue[] {
  const ids = sections.map(({ id }) => id);
  const missing = (requiredSections[page] ?? []).filter((id) => !ids.includes(id));
  const items = Object.entries(pageItems[page] ?? {}).flatMap(([id, keys]) => {
    const sectionIndex = ids.indexOf(id);
    const sectionItems = sections[sectionIndex]?.items ?? [];
    return keys().flatMap((key) => {
      const entry = sectionItems.find((item) => item.key === key);
      if (entry?.text) return [];
      return [
        {
          key: `sections.${Math.max(sectionIndex, 0)}.items`,
          text: `the entry '${key}' of '${id}' is missing or has no text`,
        },
      ];
    });
  });
  return [
    ...missing.map((id) => ({ key: 'sections', text: `the section '${id}' is missing, but the page shows it` })),
    ...items,
    ...duplicateIssues(ids, (index) => `sections.${index}.id`, 'id'),
    ...duplicateIssues(
      [heading, ...sections.map((section) => section.heading)],
      (index) => (index ? `sections.${index - 1}.heading` : 'heading'),
      'heading',
    ),
    ...sections.flatMap((section, index) =>
      duplicateIssues(
        section.items.map(({ key }) => key),
        (itemIndex) => `sections.${index}.items.${itemIndex}.key`,
        'key',
        // A year is the key itself, so a second event of the year cannot have another.
        section.id === 'timeline' ? 'put both events into one entry' : 'give each its own',
      ),
    ),
    ...(page === 'faq' ? duplicateAnchorIssues(sections) : []),
    ...timelineIssues(sections),
  ];
}

function duplicateIssues(
  values: (string | undefined)[],
  keyOf: (index: number) => string,
  name: string,
  remedy = 'give each its own',
): ContentIssue[] {
  return values.flatMap((value, index) =>
    value !== undefined && values.indexOf(value) < index
      ? [{ key: keyOf(index), text: `the ${name} '${value}' is there already: ${remedy}` }]
      : [],
  );
}

/** The key of each question and the id of each section is an anchor on the page, so each can be there only once. */
function duplicateAnchorIssues(sections: PageCopy['sections']): ContentIssue[] {
  const ids = sections.map(({ id }) => id);
  const sectionByKey = new Map<string, string>();
  return sections.flatMap(({ id, items }, index) =>
    items.flatMap(({ key }, itemIndex) => {
      const field = `sections.${index}.items.${itemIndex}.key`;
      if (key !== undefined && ids.includes(key))
        return [{ key: field, text: `the key '${key}' is the id of a section already: give the question another` }];
      const other = key === undefined ? undefined : sectionByKey.get(key);
      if (key !== undefined) sectionByKey.set(key, other ?? id);
      if (!other || other === id) return [];
      const text = `the key '${key}' belongs to a question of '${other}' already: give each question of the page its own`;
      return [{ key: field, text }];
    }),
  );
}

/** The timeline draws its years to scale, from keys such as `y2017`. */
function timelineIssues(sections: PageCopy['sections']): ContentIssue[] {
  const timelineIndex = sections.findIndex(({ id }) => id === 'timeline');
  const keys = sections[timelineIndex]?.items.map(({ key = '' }) => key) ?? [];
  return keys.flatMap((key, index) => {
    const field = `sections.${timelineIndex}.items.${index}.key`;
    if (!/^y\d{4}$/.test(key)) return [{ key: field, text: `is '${key}'; write y and the year, such as y2017` }];
    return key < (keys[index - 1] ?? '') ? [{ key: field, text: `'${key}' is not in the order of the years` }] : [];
  });
}
