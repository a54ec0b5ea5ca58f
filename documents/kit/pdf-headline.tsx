import { pdfPageSize } from './pdf-page-size';
import { PdfText } from './pdf-text';
import { pdfTagProps } from './tagged-pdf';
import type { PdfTextStyles } from './typography';

type Props = {
  type: PdfTextStyles;
  children: string;
  /** Maximum size; a word wider than the width reduces it. */
  size: number;
  width?: number;
  leading?: number;
  /** Extra width of the box: kerning can make a line slightly longer than the sum of its characters. */
  room?: number;
  level?: 'H1' | 'H2';
  style?: { color?: string; marginTop?: number; marginBottom?: number };
};

const full = pdfPageSize.width - 2 * pdfPageSize.margin;

/** A headline that breaks between words only: the renderer would also break at a font change, such as after an ū. */
export function PdfHeadline({ type, children, size, width = full, leading, room = 10, level = 'H2', style }: Props) {
  const face = type.display(children, size, width, leading);
  return (
    <PdfText {...pdfTagProps(level)} style={{ ...face, ...style, width: width + room }}>
      {type.headlined(children, face.fontSize, width)}
    </PdfText>
  );
}
