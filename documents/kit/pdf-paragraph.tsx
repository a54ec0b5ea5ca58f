import { PdfText } from './pdf-text';
import type { PdfTextStyles } from './typography';

type Props = {
  type: PdfTextStyles;
  children: string;
  size: number;
  width: number;
  leading?: number;
  bold?: boolean;
  style?: { color?: string; marginTop?: number; marginBottom?: number };
};

/** Running text of a known width with even word spaces. Place it in a column: a row would shrink its box. */
export function PdfParagraph({ type, children, size, width, leading = 1.35, bold, style }: Props) {
  const face = bold ? type.bold(size, leading) : type.body(size, leading);
  const text = type.wrapped(children, face, width);
  // A box of known size needs no measuring. Kerning can make a line slightly longer than the sum of its characters, so
  // the box has extra width: otherwise the renderer would break the line again.
  const height = text.split('\n').length * size * face.lineHeight + 1;
  return <PdfText style={{ ...face, ...style, width: width + 10, height }}>{text}</PdfText>;
}
