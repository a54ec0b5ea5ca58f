import { once } from 'node:events';
import layoutDocument from '@react-pdf/layout';
import renderDocument from '@react-pdf/render';
import { type DocumentProps, Font, pdf } from '@react-pdf/renderer';
import PDFDocument, { type StructureElement } from 'pdfkit';
import type { ReactElement } from 'react';

/** The standard structure types in use (ISO 32000-1, 14.8.4); an artifact is decoration, or repeated on each page. */
type Structure =
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure'
  | 'Artifact';
type Attributes = { alt?: string; scope?: 'Row' | 'Column' };
type Tag = Attributes & { structure: Structure };

/**
 * The properties that give a part of a document its role for a screen reader. Text without any is a paragraph, a link
 * is a link, and a drawing is decoration. The reading order is the order of the parts.
 */
export function pdfTagProps(structure: Structure, attributes: Attributes = {}): { tag: Tag } {
  return { tag: { structure, ...attributes } };
}

/** A part of a laid out page, as far as it matters here. */
type Node = {
  type: string;
  box?: object;
  style?: object;
  props?: { tag?: Tag; paint?: () => void };
  children?: Node[];
};

// What react-pdf itself calls one after the other; the types of both packages leave out the fonts and the class.
const layoutPages = layoutDocument as unknown as (root: Node, fonts: typeof Font) => Promise<Node>;
const renderPages = renderDocument as unknown as (document: PDFDocument, root: Node) => void;

/**
 * A document that knows which element of its structure is being drawn. Everything outside an element is an artifact.
 */
class TaggedDocument extends PDFDocument {
  private elements: StructureElement[] = [];

  constructor(options: Record<string, unknown>) {
    super({ ...options, tagged: true, pdfVersion: '1.7' });
    const root = this.struct('Document');
    this.addStructure(root);
    this.elements.push(root);
    this.on('pageAdded', () => this.markContent('Artifact'));
  }

  startElement(type: string, attributes: Attributes = {}) {
    const element = this.struct(type, attributes);
    this.elements.at(-1)?.add(element);
    this.elements.push(element);
  }

  // An element ends on its page: the reference to a link in it names the page of this moment.
  endElement() {
    this.elements.pop()?.end();
  }

  startContent(type: string) {
    this.endMarkedContent();
    this.elements.at(-1)?.add(this.markStructureContent(type));
  }

  endContent() {
    this.endMarkedContent();
    this.markContent('Artifact');
  }

  // The area to click belongs to the element with its text.
  override annotate(x: number, y: number, width: number, height: number, options: Record<string, unknown>) {
    return super.annotate(x, y, width, height, { ...options, structParent: this.elements.at(-1) });
  }
}

/** A node that draws nothing: react-pdf calls it between the parts before and after it. */
function step(paint: () => void): Node {
  return { type: 'CANVAS', box: { top: 0, left: 0, width: 1, height: 1 }, style: {}, props: { paint } };
}

// What is drawn in one go, and its role unless a tag sets another. A link has its text in it.
const leaves: Record<string, string> = { TEXT: 'P', LINK: 'Link' };

/** The nodes of a page with steps between them that write the structure. */
function withStructure(nodes: readonly Node[], document: TaggedDocument): Node[] {
  return nodes.flatMap((node) => {
    const { structure, ...attributes }: Partial<Tag> = node.props?.tag ?? {};
    if (structure === 'Artifact') return [node];
    if (structure === 'Figure' || node.type in leaves) {
      const type = structure ?? leaves[node.type] ?? 'P';
      return [
        step(() => document.startElement(type, attributes)),
        step(() => document.startContent(type)),
        node,
        step(() => document.endContent()),
        step(() => document.endElement()),
      ];
    }
    if (node.type === 'SVG') return [node];
    const part = { ...node, children: node.children && withStructure(node.children, document) };
    if (!structure) return [part];
    return [step(() => document.startElement(structure, attributes)), part, step(() => document.endElement())];
  });
}

/**
 * Draws a document with its structure: headings, lists, tables, links and texts for pictures, in reading order. The
 * renderer of react-pdf writes none, so this does what its renderToBuffer does with a document that is marked as
 * tagged.
 */
export async function renderTaggedPdf(element: ReactElement<DocumentProps>): Promise<Buffer> {
  const root: Node & { props: DocumentProps } = pdf(element).container.document;
  const { title, subject, author, creator, producer, language } = root.props;
  const document = new TaggedDocument({
    lang: language,
    displayTitle: true,
    autoFirstPage: false,
    info: { Title: title, Subject: subject, Author: author, Creator: creator, Producer: producer },
  });
  const layout = await layoutPages(root, Font);
  for (const page of layout.children ?? []) page.children = withStructure(page.children ?? [], document);
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = once(document, 'end');
  renderPages(document, layout);
  await ended;
  return Buffer.concat(chunks);
}
