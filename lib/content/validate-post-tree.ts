import type { ContentIssue } from '@/lib/files/parse-file';
import { findMarkdownSlips } from './markdown-slips';

/** A node of a parsed Markdown text, with the fields that the checks use. */
export type MarkdownNode = {
  type: string;
  name?: string | null;
  value?: string;
  url?: string;
  alt?: string | null;
  depth?: number;
  children?: MarkdownNode[];
  position?: { start: { line: number; column: number; offset?: number }; end?: { offset?: number } };
};

/** The node types that a post may contain; no components, HTML, code or imports. */
const allowed = new Set(
  `root yaml paragraph heading text emphasis strong delete link image list listItem blockquote
  table tableRow tableCell thematicBreak break inlineCode`.split(/\s+/),
);

/** The text that a node displays. */
export const nodeText = ({ value = '', alt, children = [] }: MarkdownNode): string =>
  value || alt || children.map(nodeText).join('');

/** A node and all its descendants, in document order. */
export function* iteratePostNodes(node: MarkdownNode): Generator<MarkdownNode> {
  yield node;
  for (const child of node.children ?? []) yield* iteratePostNodes(child);
}

/**
 * Reports forbidden content of a post: active or unknown nodes, invalid URLs, and headings that are out of order.
 */
export function findForbiddenPostContent(tree: MarkdownNode): ContentIssue[] {
  const nodes = [...iteratePostNodes(tree)];
  const issues: ContentIssue[] = [];
  const addIssue = (node: MarkdownNode, text: string) => issues.push({ ...node.position?.start, text });
  for (const node of nodes) {
    const reason = findForbiddenNode(node) ?? findUrlProblem(node);
    if (reason) addIssue(node, reason);
  }
  let depth = 1;
  const lineByTitle = new Map<string, number>();
  for (const heading of nodes.filter(({ type }) => type === 'heading')) {
    const title = nodeText(heading).trim();
    const line = lineByTitle.get(title);
    if (!title) addIssue(heading, 'the heading is empty');
    if (heading.depth === 1)
      addIssue(heading, "the title of the post is its only main heading: begin this one with '##'");
    else if ((heading.depth ?? 0) > depth + 1)
      addIssue(heading, `the heading skips a level: begin it with '${'#'.repeat(depth + 1)} '`);
    if (line) addIssue(heading, `the heading '${title}' stands on line ${line} already: give each its own words`);
    lineByTitle.set(title, heading.position?.start.line ?? 0);
    depth = heading.depth ?? depth;
  }
  issues.push(...findMarkdownSlips(nodes));
  return issues.map(({ line, column, text }) => ({ line, column, text }));
}

function findForbiddenNode({ type, name }: MarkdownNode): string | null {
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

function findUrlProblem({ type, url, children }: MarkdownNode): string | null {
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

/** Thrown for a post with forbidden content. */
export class PostContentError extends Error {
  constructor(readonly issues: ContentIssue[]) {
    super(issues.map(({ text }) => text).join('; '));
  }
}

/** Remark plugin: throws PostContentError for a text with forbidden content. */
export function remarkRejectForbiddenContent() {
  return (tree: unknown) => {
    const issues = findForbiddenPostContent(tree as MarkdownNode);
    if (issues.length) throw new PostContentError(issues);
  };
}

type Failure = Error & { reason?: string; line?: number; column?: number; linePos?: [{ line: number; col: number }] };

/** The reasons why a post could not be parsed, as messages for authors. */
export function postErrorIssues(error: Failure): ContentIssue[] {
  if (error instanceof PostContentError) return error.issues;
  if (error.name === 'YAMLParseError') {
    const [start] = error.linePos ?? [];
    const [yamlReason] = error.message.split(/ at line|\n/);
    const text = `its head cannot be read: ${headAdvice(yamlReason)}`;
    // The line of dashes precedes the head.
    return [{ ...(start && { line: start.line + 1, column: start.col }), text }];
  }
  const { reason = error.message, line, column } = error;
  return [{ ...(line ? { line, column } : {}), text: plainSyntax(reason) }];
}

function headAdvice(yamlReason = ''): string {
  if (/keys must be unique/.test(yamlReason)) return 'it has a field twice: delete one of the two';
  if (/^Tabs/.test(yamlReason)) return 'a tab stands before a field: delete it';
  return `write each text in straight double quotes, with none of these inside (${yamlReason})`;
}

function plainSyntax(reason: string): string {
  if (/acorn|expression/.test(reason)) return 'a brace { begins an expression; only {brand} is filled in: delete it';
  if (/tag|attribute|name|`<`/.test(reason))
    return "'<' begins a tag, which a post cannot contain: use words, or write &lt;";
  return reason;
}
