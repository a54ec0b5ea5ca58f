import type { getDocumentProxy } from 'unpdf';

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
type Tree = { role?: string; type?: string; id?: string; alt?: string; children?: Tree[] };
export type Element = { role: string; text: string; alt?: string; children: Element[] };

/** The structure of a page as a screen reader gets it, with the text of each element; and the text outside of it. */
export async function structureOf(document: PdfDocument, pageNumber: number) {
  const page = await document.getPage(pageNumber);
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = new Map<string, string>();
  const open: string[] = [];
  for (const item of items) {
    if ('str' in item) {
      const id = open.at(-1) ?? '';
      texts.set(id, (texts.get(id) ?? '') + item.str + (item.hasEOL ? ' ' : ''));
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(('id' in item && item.id) || '');
  }
  const outside = texts.get('') ?? '';
  const element = ({ role = '', alt, children = [] }: Tree): Element => {
    const own = children.map((child) => (child.type === 'content' ? (texts.get(child.id ?? '') ?? '') : ''));
    return {
      role,
      alt,
      text: own.join('').replace(/ +/g, ' ').trim(),
      children: children.filter(({ role }) => role).map(element),
    };
  };
  return { root: element((await page.getStructTree()) as Tree), outside };
}

/** All elements under one, in reading order. */
export function elementsOf({ children }: Element): Element[] {
  return children.flatMap((child) => [child, ...elementsOf(child)]);
}
