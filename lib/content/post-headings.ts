import type { Toc } from '@stefanprobst/rehype-extract-toc';
import type { Element, Root } from 'hast';
import { keepTogether } from '@/lib/text/keep-together';

/** A heading of a post that its table of contents lists; `depth` is 2 or 3. */
export type PostHeading = { id: string; title: string; depth: number };

/** The headings of levels 2 and 3 in the order of the text. */
export function headingsOf(toc: Toc): PostHeading[] {
  return toc.flatMap(({ id, value, depth, children = [] }) => [
    ...(id && (depth === 2 || depth === 3) ? [{ id, title: value, depth }] : []),
    ...headingsOf(children),
  ]);
}

const isElement = (node: Root['children'][number] | undefined): node is Element => node?.type === 'element';
const isHeading = (node: Root['children'][number]) => isElement(node) && /^h[23]$/.test(node.tagName);

const idOf = (node?: Element) => String(node?.properties.id ?? '');

/**
 * The emphasised titles of sources, which are English in every language; titles in another language are in quotation
 * marks instead.
 */
function emphasised(nodes: Element['children']): Element[] {
  return nodes.flatMap((node) =>
    node.type !== 'element' ? [] : node.tagName === 'em' ? [node] : emphasised(node.children),
  );
}

/**
 * Makes the first cell of each table row its header, because it names what the row is about. An empty cell is no
 * header.
 */
function nameRows(table: Element): void {
  const body = table.children.filter(isElement).find(({ tagName }) => tagName === 'tbody');
  for (const row of body?.children.filter(isElement) ?? []) {
    const first = row.children.find(isElement);
    if (!first?.children.length) continue;
    first.tagName = 'th';
    first.properties.scope = 'row';
  }
}

/**
 * Rehype plugin: labels each table with the heading above it and its rows with their first cell, and marks up the
 * sources, a post's last section, with their titles as English.
 */
export function rehypePostAccessibility() {
  return (tree: Root) => {
    let heading: Element | undefined;
    for (const node of tree.children.filter(isElement)) {
      if (isHeading(node)) heading = node;
      if (node.tagName !== 'table') continue;
      nameRows(node);
      if (heading) node.properties.ariaLabelledBy = [idOf(heading)];
    }
    const last = tree.children.findLastIndex((node) => isElement(node) && node.tagName === 'h2');
    if (last < 0) return;
    const children = tree.children.splice(last) as Element[];
    for (const title of emphasised(children)) title.properties.lang = 'en';
    tree.children.push({
      type: 'element',
      tagName: 'section',
      properties: { ariaLabelledBy: [idOf(children[0])], dataSources: true },
      children,
    });
  };
}

/** Rehype plugin: keeps together on one line what belongs together. Runs last, so that no address has a joiner. */
export function rehypeKeepTogether() {
  const join = (node: Root | Element) => {
    for (const child of node.children)
      if (child.type === 'text') child.value = keepTogether(child.value);
      else if (child.type === 'element') join(child);
  };
  return join;
}
