import type { Element, Root } from 'hast';

const isElement = (node: Root['children'][number] | undefined): node is Element => node?.type === 'element';
const isHeading = (node: Root['children'][number]) => isElement(node) && /^h[23]$/.test(node.tagName);

const idOf = (node?: Element) => String(node?.properties.id ?? '');

/**
 * The emphasised titles of sources, which are English in every language; titles in other languages have quotation marks
 * instead.
 */
function findEmphasised(nodes: Element['children']): Element[] {
  return nodes.flatMap((node) =>
    node.type !== 'element' ? [] : node.tagName === 'em' ? [node] : findEmphasised(node.children),
  );
}

/**
 * Makes the first cell of each table row its header, because it names the subject of the row. An empty cell is not a
 * header.
 */
function addRowHeaders(table: Element): void {
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
      addRowHeaders(node);
      if (heading) node.properties.ariaLabelledBy = [idOf(heading)];
    }
    const last = tree.children.findLastIndex((node) => isElement(node) && node.tagName === 'h2');
    if (last < 0) return;
    const children = tree.children.splice(last) as Element[];
    for (const title of findEmphasised(children)) title.properties.lang = 'en';
    tree.children.push({
      type: 'element',
      tagName: 'section',
      properties: { ariaLabelledBy: [idOf(children[0])], dataSources: true },
      children,
    });
  };
}
