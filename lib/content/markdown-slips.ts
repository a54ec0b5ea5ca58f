import type { ContentIssue } from '@/lib/files/parse-file';
import type { MarkdownNode } from './validate-post-tree';

/**
 * Markdown that its author meant and that is none: visitors would see its signs, or lose the cells of a table. Returns
 * each place among all nodes of a post, with what to write.
 */
export function findMarkdownSlips(nodes: MarkdownNode[]): ContentIssue[] {
  return nodes.flatMap((node) => {
    if (node.type === 'table') return unequalRows(node);
    const text = node.type === 'text' || node.type === 'paragraph' ? findSlip(node) : null;
    return text ? [{ line: node.position?.start.line, column: node.position?.start.column, text }] : [];
  });
}

function findSlip({ type, value = '', children }: MarkdownNode): string | null {
  if (type === 'text')
    return /\]\s*\((?:\/|#|https?:|www\.|mailto:)/.test(value)
      ? 'a link is not complete: write [words](/address), with no space after ] or in the address, and with its )'
      : null;
  const first = children?.[0]?.type === 'text' ? (children[0].value ?? '') : '';
  if (/^\|.*\|/.test(first)) return 'a table has | --- | --- | as its second line, with as many columns as the first';
  // A word of social networks, or a rank such as '#1', begins with one # as well.
  return /^#{2,6}[^\s#]/.test(first) ? 'a heading has a space after its #: write ## and the words' : null;
}

function unequalRows({ children: rows = [] }: MarkdownNode): ContentIssue[] {
  const columns = rows[0]?.children?.length ?? 0;
  return rows.flatMap(({ children: cells = [], position }) =>
    cells.length === columns
      ? []
      : [
          {
            line: position?.start.line,
            column: position?.start.column,
            text: `this row has ${cells.length} cells, the first one ${columns}: add or delete a |`,
          },
        ],
  );
}
