import type { ContentIssue } from '@/lib/files/parse-file';

/** A node of a parsed Markdown text, as far as it is checked. */
export type PostNode = {
  type: string;
  name?: string | null;
  value?: string;
  url?: string;
  alt?: string | null;
  depth?: number;
  children?: PostNode[];
  position?: { start: { line: number; column: number; offset?: number }; end?: { offset?: number } };
};

/** Everything a post may consist of. Components, HTML, code and imports are not among it. */
const allowed = new Set(
  `root yaml paragraph heading text emphasis strong delete link image list listItem blockquote
  table tableRow tableCell thematicBreak break inlineCode`.split(/\s+/),
);

/** The text that a part shows. */
export const nodeText = ({ value = '', alt, children = [] }: PostNode): string =>
  value || alt || children.map(nodeText).join('');

/** Every part of a text in its order, with the part it is in. */
export function* walkPostNodes(part: PostNode): Generator<PostNode> {
  yield part;
  for (const child of part.children ?? []) yield* walkPostNodes(child);
}

/**
 * What a post must not contain: active or unknown parts, URLs that do not belong in it, and headings that are out
 * of order.
 */
export function postIssues(tree: PostNode): ContentIssue[] {
  const parts = [...walkPostNodes(tree)];
  const issues: ContentIssue[] = [];
  const addIssue = (part: PostNode, text: string) => issues.push({ ...part.position?.start, text });
  for (const part of parts) {
    const reason = forbidden(part) ?? urlProblem(part);
    if (reason) addIssue(part, reason);
  }
  let depth = 1;
  const seen = new Map<string, number>();
  for (const part of parts.filter(({ type }) => type === 'heading')) {
    const title = nodeText(part).trim();
    const line = seen.get(title);
    if (!title) addIssue(part, 'the heading is empty');
    if (part.depth === 1) addIssue(part, "the title of the post is its only main heading: begin this one with '##'");
    else if ((part.depth ?? 0) > depth + 1)
      addIssue(part, `the heading skips a level: begin it with '${'#'.repeat(depth + 1)} '`);
    if (line) addIssue(part, `the heading '${title}' stands on line ${line} already: give each its own words`);
    seen.set(title, part.position?.start.line ?? 0);
    depth = part.depth ?? depth;
  }
  return issues.map(({ line, column, text }) => ({ line, column, text }));
}

function forbidden({ type, name }: PostNode): string | null {
  if (allowed.has(type)) return null;
  if (type.startsWith('mdxJsx')) {
    if (/^[A-Z]/.test(name ?? '')) return `<${name}>: a post has no such part`;
    return `<${name ?? ''}>: HTML is not allowed in a post; use Markdown: **bold**, *title*, - list`;
  }
  if (type === 'mdxjsEsm') return "a line cannot begin with 'import' or 'export'; begin it with another word";
  if (type.startsWith('mdx'))
    return 'a brace { } begins a program, which a post cannot contain; only {brand} is filled in';
  return `a post cannot contain this (${type}); write it as plain text`;
}

function urlProblem({ type, url, children }: PostNode): string | null {
  if (type === 'image') {
    if (!url?.startsWith('/') || url.startsWith('//'))
      return `${url}: pictures of other sites are not allowed; put it into public/ and write its path, such as /photos/bowl.webp`;
    return null;
  }
  if (type !== 'link') return null;
  if (!children?.some((child) => nodeText(child).trim())) return 'the link has no text';
  if (/^(https:\/\/|mailto:[^\s@]+@|tel:\+|#)/.test(url ?? '') || /^\/(?!\/)/.test(url ?? '')) return null;
  return `${url}: links begin with https://, mailto:, tel:+ or, on this site, with /`;
}

/** Thrown where a post contains what it must not. */
export class PostContentError extends Error {
  constructor(readonly issues: ContentIssue[]) {
    super(issues.map(({ text }) => text).join('; '));
  }
}

/** Remark plugin: throws PostContentError for a text with parts that a post must not contain. */
export function remarkSafeParts() {
  return (tree: unknown) => {
    const issues = postIssues(tree as PostNode);
    if (issues.length) throw new PostContentError(issues);
  };
}

type Failure = Error & { reason?: string; line?: number; column?: number; linePos?: [{ line: number; col: number }] };

/** Why a post could not be read, as a message for authors. */
export function postErrorIssues(error: Failure): ContentIssue[] {
  if (error instanceof PostContentError) return error.issues;
  if (error.name === 'YAMLParseError') {
    const [start] = error.linePos ?? [];
    const [why] = error.message.split(/ at line|\n/);
    const text = `its head cannot be read: write each text in straight double quotes, with none of these inside (${why})`;
    // The first line is the one of dashes.
    return [{ ...(start && { line: start.line + 1, column: start.col }), text }];
  }
  const { reason = error.message, line, column } = error;
  return [{ ...(line ? { line, column } : {}), text: plainSyntax(reason) }];
}

function plainSyntax(reason: string): string {
  if (/acorn|expression/.test(reason)) return 'a brace { begins an expression; only {brand} is filled in: delete it';
  if (/tag|attribute|name|`<`/.test(reason))
    return "'<' begins a tag, which a post cannot contain: use words, or write &lt;";
  return reason;
}
