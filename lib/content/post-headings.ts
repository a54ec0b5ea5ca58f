import type { Toc } from '@stefanprobst/rehype-extract-toc';

/** A heading of a post that its table of contents lists; `depth` is 2 or 3. */
export type PostHeading = { id: string; title: string; depth: number };

/** The headings of levels 2 and 3 in the order of the text. */
export function flattenTocHeadings(toc: Toc): PostHeading[] {
  return toc.flatMap(({ id, value, depth, children = [] }) => [
    ...(id && (depth === 2 || depth === 3) ? [{ id, title: value, depth }] : []),
    ...flattenTocHeadings(children),
  ]);
}
