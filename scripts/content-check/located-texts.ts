import { type ContentProblem, textsByDottedPath } from '@/lib/content/content-problem';
import { todoMark } from '@/lib/content/todo-marks';
import type { MarkdownNode } from '@/lib/content/validate-post-tree';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { parsePostTree } from './parse-post-tree';
import { memoizeInProcess, reuseEarlierValue } from './process-memo';
import { type ContentFileBytes, localeOfFile } from './text-files';

/** A text that visitors read: its position, its language, and whether it is an ICU message. */
export type LocatedText = {
  file: string;
  key?: string;
  offset?: number;
  text: string;
  locale: Locale | null;
  icu: boolean;
  /** In the list of sources of a post, whose titles and authors are not translated. */
  inSources?: boolean;
  /** The paragraph, heading or cell of a post that the text belongs to, counted from 0. */
  block?: number;
};

// Keys of identifiers, URLs and facts, which are not prose.
const nonProseKey =
  /(^|\.)(id|key|slug|route|code|file|scene|line|url|email|handle|og|tag|unit|category|author|field)$/;
/** False for keys of identifiers, URLs and figures, which are the same in every language. */
export const isProseKey = (key: string) => !nonProseKey.test(key);

/** True for the long texts of a product, which may compare its food with others and say to what it is added. */
export const isLongProductText = ({ key = '' }: LocatedText) => /^longDescription\.|\.text$/.test(key);

// Files whose texts are word lists, place names or data of other checks.
const otherFiles =
  /^content\/(terms\/|synonyms|changes|countries|places|stores|ingredients|redirects|brand|markets|claims|switched-off)|\/facts\.json$|\/post\.json$/;

/** Every text that visitors read in a file; none if the file cannot be parsed. */
export const listLocatedTexts = memoizeInProcess('located-texts', (source: ContentFileBytes): readonly LocatedText[] =>
  // Texts that a generator left to be written are reported separately.
  allSnippets(source)
    .filter(({ text }) => !text.includes(todoMark))
    .map((text) =>
      reuseEarlierValue(`${text.file}\0${text.key ?? text.offset}`, text, (earlier) => isSameText(earlier, text)),
    ),
);

const isSameText = (one: LocatedText, other: LocatedText) =>
  one.text === other.text &&
  one.key === other.key &&
  one.offset === other.offset &&
  one.locale === other.locale &&
  one.icu === other.icu &&
  one.inSources === other.inSources &&
  one.block === other.block;

function allSnippets({ file, bytes }: ContentFileBytes): LocatedText[] {
  if (otherFiles.test(file)) return [];
  const text = bytes.toString('utf8');
  const locale = localeOfFile(file);
  const icu = file.startsWith('messages/');
  if (file.endsWith('.mdx')) return inPost(file, text, locale);
  return [...textsByDottedPath(JSON.parse(text))]
    .filter(([key]) => isProseKey(key))
    .map(([key, value]) => ({ file, key, text: value, icu, locale: locale ?? localeInKey(key) }));
}

/** Every text of a JSON file with all languages whose key names a language. */
export function listTextsKeyedByLocale({ file, bytes }: ContentFileBytes): LocatedText[] {
  return [...textsByDottedPath(JSON.parse(bytes.toString('utf8')))].flatMap(([key, text]) => {
    const locale = localeInKey(key);
    return locale ? [{ file, key, text, icu: false, locale }] : [];
  });
}

/** The language in a path such as `0.messages.fr.title`. */
const localeInKey = (key: string) => key.split('.').filter(isLocale).at(-1) ?? null;

function inPost(file: string, text: string, locale: Locale | null): LocatedText[] {
  const head = /^---\r?\n([\s\S]*?)\n---/.exec(text)?.[0];
  // The check of posts reports a missing head.
  if (!head) return [];
  const fields = [...head.matchAll(/^(\w+): "(.*)"\r?$/gm)].map(({ 0: line, 1: key, 2: value = '', index }) => ({
    file,
    key,
    offset: index + line.indexOf('"') + 1,
    text: value,
    locale,
    icu: false,
  }));
  return [
    ...fields,
    ...bodyTexts(text).map(({ start, end, inSources, block }) => ({
      file,
      offset: start,
      text: text.slice(start, end),
      locale,
      icu: false,
      inSources,
      block,
    })),
  ];
}

const blockTypes = new Set(['paragraph', 'heading', 'tableCell']);

/**
 * The plain texts of a post, and the descriptions of its pictures. Titles of sources, the emphasised parts of the last section, are in English in every
 * language.
 */
function bodyTexts(text: string): { start: number; end: number; inSources: boolean; block: number }[] {
  let tree: MarkdownNode;
  try {
    tree = parsePostTree(text);
  } catch {
    // The check of posts reports why it cannot be parsed.
    return [];
  }
  const ranges: { start: number; end: number; inSources: boolean; block: number }[] = [];
  let block = -1;
  const walk = (part: MarkdownNode, sources: boolean) => {
    if (sources && part.type === 'emphasis') return;
    if (blockTypes.has(part.type)) block++;
    const { start, end } = part.position ?? {};
    if (part.type === 'text' && start && end)
      ranges.push({ start: start.offset ?? 0, end: end.offset ?? 0, inSources: sources, block });
    if (part.type === 'image' && start?.offset !== undefined) {
      // ![description](/photos/bowl.webp)
      const alt = part.alt ?? '';
      const from = alt ? text.indexOf(alt, start.offset) : -1;
      if (from >= 0 && from + alt.length <= (end?.offset ?? 0))
        ranges.push({ start: from, end: from + alt.length, inSources: sources, block });
    }
    for (const child of part.children ?? []) walk(child, sources);
  };
  const parts = tree.children ?? [];
  const last = parts.findLastIndex(({ type, depth }) => type === 'heading' && depth === 2);
  for (const [index, part] of parts.entries()) walk(part, index > last);
  return ranges;
}

/** A problem with a part of a text. */
export function createContentProblem(
  { file, key, offset }: LocatedText,
  { index, found }: { index: number; found: string },
  problem: Pick<ContentProblem, 'text' | 'weight' | 'replace'>,
): ContentProblem {
  return { file, found, ...(offset === undefined ? { key, at: index } : { offset: offset + index }), ...problem };
}
