// The package has no types of its own: what tagged-pdf.ts uses of it.
declare module 'pdfkit' {
  import { Readable } from 'node:stream';

  type StructureAttributes = { alt?: string; scope?: 'Row' | 'Column' };

  export type StructureElement = { add(child: StructureElement | StructureContent): StructureElement; end(): void };
  export type StructureContent = { push(content: StructureContent): void };

  export default class PDFDocument extends Readable {
    constructor(options: Record<string, unknown>);
    struct(type: string, attributes?: StructureAttributes): StructureElement;
    addStructure(element: StructureElement): this;
    markStructureContent(type: string): StructureContent;
    markContent(type: 'Artifact'): this;
    endMarkedContent(): this;
    annotate(x: number, y: number, width: number, height: number, options: Record<string, unknown>): this;
  }
}
