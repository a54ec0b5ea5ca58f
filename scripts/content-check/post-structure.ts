import type { ContentProblem } from '@/lib/content/content-problem';
import { todoMark } from '@/lib/content/todo-marks';
import { iteratePostNodes, type MarkdownNode } from '@/lib/content/validate-post-tree';
import { findModalValue } from './modal-value';
import { parsePostTree } from './parse-post-tree';

/**
 * A countable part of a post, such as its tables, or the rows of one of them; `line` is where it stands. Of what
 * `mayExceed`, one language may need more than the others.
 */
type Count = { name: string; number: number; line: number; mayExceed?: boolean };

/** The name of one part: `entry in list 1`. */
const singular = (name: string) => name.replace(/^\w+/, (word) => word.replace(/ies$/, 'y').replace(/s$/, ''));

const lineOf = (node: MarkdownNode | undefined) => node?.position?.start.line ?? 1;

/** The number of paragraphs before the first heading and after each. */
function countParagraphs(parts: MarkdownNode[]): Count[] {
  const sections: Count[] = [{ name: 'paragraphs in the introduction', number: 0, line: 1, mayExceed: true }];
  for (const part of parts) {
    if (part.type === 'heading')
      sections.push({
        name: `paragraphs in section ${sections.length}`,
        number: 0,
        line: lineOf(part),
        // An explanation for the readers of one country.
        mayExceed: true,
      });
    const section = sections.at(-1);
    if (section && (part.type === 'paragraph' || part.type === 'blockquote')) section.number += 1;
  }
  return sections;
}

/** The headings, paragraphs, lists, tables, pictures and sources of a post, in an order that all languages share. */
function countParts(text: string): Count[] {
  const tree = parsePostTree(text);
  const nodes = [...iteratePostNodes(tree)];
  const ofType = (type: string, depth?: number) =>
    nodes.filter((node) => node.type === type && (depth === undefined || node.depth === depth));
  const total = (name: string, found: MarkdownNode[]): Count => ({
    name,
    number: found.length,
    line: lineOf(found.at(-1)),
  });
  const [lists, tables] = [ofType('list'), ofType('table')];
  const parts = tree.children ?? [];
  const lastHeading = parts.findLastIndex(({ type, depth }) => type === 'heading' && depth === 2);
  const sources = parts.slice(lastHeading + 1).filter(({ type }) => type === 'list');
  return [
    total('headings with ##', ofType('heading', 2)),
    total('headings with ###', ofType('heading', 3)),
    total('tables', tables),
    ...tables.flatMap((table, index) => [
      { name: `rows in table ${index + 1}`, number: table.children?.length ?? 0, line: lineOf(table) },
      {
        name: `columns in table ${index + 1}`,
        number: table.children?.[0]?.children?.length ?? 0,
        line: lineOf(table),
      },
    ]),
    total('lists', lists),
    ...lists.map((list, index) => ({
      name: sources.includes(list) ? 'entries in the list of sources' : `entries in list ${index + 1}`,
      number: list.children?.length ?? 0,
      line: lineOf(list),
    })),
    total('pictures', ofType('image')),
    ...countParagraphs(parts),
  ];
}

/**
 * Headings, tables, lists, pictures and sources that one language of a post has more or fewer of than most others, and
 * sections with fewer paragraphs.
 * `texts` are those that can be parsed, by their file; one with a part left to be written is not compared.
 */
export function comparePostStructures(texts: Map<string, string>): ContentProblem[] {
  const written = [...texts].filter(([, text]) => !text.includes(todoMark));
  const counted = written.map(([file, text]) => ({ file, counts: countParts(text) }));
  const names = new Set(counted.flatMap(({ counts }) => counts.map(({ name }) => name)));
  const totals = new Map(
    [...names].map((name) => {
      const numbers = counted.flatMap(({ counts }) => counts.find((one) => one.name === name)?.number ?? 0);
      return [name, findModalValue(numbers)];
    }),
  );
  return counted.flatMap(({ file, counts }) => {
    const differing = counts.filter(({ name, number, mayExceed }) => {
      const expected = totals.get(name) ?? 0;
      return mayExceed ? number < expected : number !== expected;
    });
    // Without one heading, list or table, the others have other numbers.
    const isWhole = ({ name }: Count) => !/ in (?:list|table|section|the introduction)/.test(name);
    const reported = differing.some(isWhole) ? differing.filter(isWhole) : differing;
    return reported.map(({ name, number, line, mayExceed }) => {
      const stated = `${number} ${number === 1 ? singular(name) : name}, in the other languages ${totals.get(name)}`;
      const remedy = mayExceed ? 'begin paragraphs where the others do' : 'delete what is too much';
      return { file, line, text: `${stated}: add what is missing, or ${remedy}` };
    });
  });
}
