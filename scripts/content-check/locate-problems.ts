import { existsSync, readFileSync } from 'node:fs';
import { type Document, isMap, isNode, isScalar, isSeq, type Node, parseDocument } from 'yaml';
import type { ContentProblem } from '@/lib/content/content-problem';
import { offsetToLineColumn } from './text-files';

type ContentFile = { text: string; document: () => Document };

/** Adds offset, line and column to the problems that name a key or an offending text of a file. */
export function locateProblems(problems: ContentProblem[]): ContentProblem[] {
  const files = new Map<string, ContentFile | null>();
  return problems.map((problem) => {
    if (problem.line || !(problem.key || problem.found || problem.offset)) return problem;
    if (!files.has(problem.file)) files.set(problem.file, open(problem.file));
    const contentFile = files.get(problem.file);
    const offset = contentFile && (problem.offset ?? offsetOf(problem, contentFile));
    return contentFile && typeof offset === 'number'
      ? { ...problem, offset, ...offsetToLineColumn(contentFile.text, offset) }
      : problem;
  });
}

function open(file: string): ContentFile | null {
  if (!existsSync(file)) return null;
  const text = readFileSync(file, 'utf8');
  let parsed: Document | undefined;
  const document = () => {
    parsed ??= parseDocument(yamlOf(file, text), { uniqueKeys: false });
    return parsed;
  };
  return { text, document };
}

/**
 * The YAML in a file: JSON is YAML, and so is the head of a post. Spaces replace its first dashes, so that offsets stay
 * correct.
 */
function yamlOf(file: string, text: string): string {
  if (!file.endsWith('.mdx')) return text;
  return `   ${/^---(\r?\n[\s\S]*?\n)---/.exec(text)?.[1] ?? ''}`;
}

/** The offset of the text of a problem; for a missing key, that of its nearest parent. */
function offsetOf({ key, entry, found, at }: ContentProblem, { text, document }: ContentFile): number | null {
  const path = key && key !== '(file)' ? key.split('.') : [];
  const named = entry === undefined ? null : offsetOfName(nodeAt(document(), path), entry);
  if (named !== null) return named;
  for (let length = path.length; length > 0; length -= 1) {
    const node = nodeAt(document(), path.slice(0, length));
    if (!node?.range) continue;
    const [start, end] = node.range;
    return length < path.length ? start : start + offsetWithin(text.slice(start, end), found, at);
  }
  const offset = found ? text.indexOf(found) : -1;
  return offset < 0 ? null : offset;
}

/** The offset of the name of an entry in a group. */
function offsetOfName(group: Node | null, entry: string): number | null {
  if (!isMap(group)) return null;
  const name = group.items.find(({ key }) => isScalar(key) && String(key.value) === entry)?.key;
  return isNode(name) ? (name.range?.[0] ?? null) : null;
}

/** The start and end offsets of the values at dotted keys of a JSON text; null for a missing key. */
export function findJsonValueRanges(text: string, keys: string[]): ([start: number, end: number] | null)[] {
  const document = parseDocument(text, { uniqueKeys: false });
  return keys.map((key) => {
    const range = nodeAt(document, key.split('.'))?.range;
    return range ? [range[0], range[1]] : null;
  });
}

/** The node at a path; a key may itself contain dots. */
function nodeAt(document: Document, path: string[]): Node | null {
  let node: unknown = document.contents;
  for (const part of path) {
    if (isMap(node)) node = node.items.find(({ key }) => String(isScalar(key) ? key.value : key) === part)?.value;
    else if (isSeq(node)) node = node.items[Number(part)];
    else return null;
  }
  return isNode(node) ? node : null;
}

/** The offset of the offending part in the source of a text, which may contain escapes. */
function offsetWithin(source: string, found: string | undefined, at: number | undefined): number {
  if (!source.startsWith('"')) return 0;
  if (at !== undefined) return 1 + sliceJsonStringSource(source.slice(1, -1), 0, at).length;
  const offset = found ? source.indexOf(found) : -1;
  return Math.max(offset, 0);
}

/** The source of `length` characters of a JSON text after the first `from` of them. */
export function sliceJsonStringSource(source: string, from: number, length: number): string {
  const characters = source.match(/\\u[0-9a-fA-F]{4}|\\.|[\s\S]/g) ?? [];
  return characters.slice(from, from + length).join('');
}
