import type { SectionCopy } from '@/lib/content/page-copy-schema';
import type { ContentIssue } from '@/lib/files/parse-file';

/**
 * What the sections of a page have otherwise than those of its English file: sections and entries that are missing, too
 * many or in another order, and the number of paragraphs.
 */
export function findSectionDifferences(own: SectionCopy[], english: SectionCopy[]): ContentIssue[] {
  const ids = own.map(({ id }) => id);
  const lists = compareLists('section', ids, sectionIds(english)).map(({ index, text }) => ({
    key: index === undefined ? 'sections' : `sections.${index}`,
    text,
  }));
  const inner = own.flatMap((section, index) => {
    const counterpart = english.find(({ id }) => id === section.id);
    return counterpart ? compareSection(section, counterpart, `sections.${index}`) : [];
  });
  return [...lists, ...inner];
}

const sectionIds = (sections: SectionCopy[]) => sections.map(({ id }) => id);
const itemKeys = ({ items }: SectionCopy) => items.flatMap(({ key }) => key ?? []);

function compareSection(own: SectionCopy, english: SectionCopy, path: string): ContentIssue[] {
  const paragraphs = own.paragraphs.length;
  const expected = english.paragraphs.length;
  const keyed = compareLists('entry', itemKeys(own), itemKeys(english)).map(({ name, text }) => {
    const index = own.items.findIndex(({ key }) => name !== undefined && key === name);
    return { key: index < 0 ? `${path}.items` : `${path}.items.${index}.key`, text };
  });
  const [without, expectedWithout] = [own, english].map(({ items }) => items.filter(({ key }) => !key).length);
  return [
    ...(paragraphs === expected
      ? []
      : [
          {
            key: `${path}.paragraphs`,
            text: `the section '${own.id}' has ${count(paragraphs, 'paragraph')} here and ${expected} in English: write as many in every language`,
          },
        ]),
    ...keyed,
    ...(without === expectedWithout
      ? []
      : [
          {
            key: `${path}.items`,
            text: `the section '${own.id}' has ${count(without ?? 0, 'entry')} without a key here and ${expectedWithout} in English: write as many in every language`,
          },
        ]),
  ];
}

const count = (number: number, noun: 'paragraph' | 'entry') =>
  `${number} ${number === 1 ? noun : noun === 'entry' ? 'entries' : `${noun}s`}`;

type ListIssue = { name?: string; index?: number; text: string };

/** What a list of names lacks, has in addition, or has in another order than the English one. */
function compareLists(noun: 'section' | 'entry', own: string[], english: string[]): ListIssue[] {
  const missing = english.filter((name) => !own.includes(name));
  const extra = own.filter((name) => !english.includes(name));
  if (missing.length + extra.length > 0)
    return [
      ...missing.map((name) => ({ text: `the ${noun} '${name}' is missing; the English file has it` })),
      ...extra.map((name) => ({
        name,
        index: own.indexOf(name),
        text: `the ${noun} '${name}' is not in the English file: delete it here, or add it in every language`,
      })),
    ];
  if (own.join('\n') === english.join('\n')) return [];
  const plural = noun === 'entry' ? 'entries' : 'sections';
  return [
    { text: `the ${plural} stand in another order than in English; put them in this one: ${english.join(', ')}` },
  ];
}

/**
 * The English texts of a page by the paths that they have in the file of another language, whose sections and entries
 * may stand elsewhere. Leaves out the texts of sections, paragraphs and entries that this file does not have.
 */
export function alignEnglishTextPaths(
  englishTexts: Map<string, string>,
  own: SectionCopy[],
  english: SectionCopy[],
): Map<string, string> {
  const moved = new Map<string, string>();
  for (const [key, text] of englishTexts) {
    const path = ownPath(key, own, english);
    if (path) moved.set(path, text);
  }
  return moved;
}

function ownPath(key: string, own: SectionCopy[], english: SectionCopy[]): string | null {
  const [, at, list, inner, rest = ''] = /^sections\.(\d+)(?:\.(paragraphs|items)\.(\d+))?(\..*)?$/.exec(key) ?? [];
  if (at === undefined) return key;
  const source = english[Number(at)];
  const index = own.findIndex(({ id }) => id === source?.id);
  const target = own[index];
  if (!source || !target) return null;
  if (list === undefined) return `sections.${index}${rest}`;
  const position = list === 'paragraphs' ? Number(inner) : itemPosition(Number(inner), source, target);
  return position >= 0 && position < target[list as 'paragraphs' | 'items'].length
    ? `sections.${index}.${list}.${position}${rest}`
    : null;
}

function itemPosition(index: number, source: SectionCopy, target: SectionCopy): number {
  const key = source.items[index]?.key;
  return key ? target.items.findIndex((item) => item.key === key) : index;
}
