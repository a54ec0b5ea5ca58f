import { Text } from '@react-pdf/renderer';
import type { Type } from '@/lib/pdf/type';

type Props = {
  type: Type;
  children: string;
  size: number;
  width: number;
  leading?: number;
  bold?: boolean;
  style?: { color?: string; marginTop?: number; marginBottom?: number };
};

/** Running text of a known width, with even spaces between the words. */
export function Paragraph({ type, children, size, width, leading = 1.35, bold, style }: Props) {
  const face = bold ? type.bold(size, leading) : type.body(size, leading);
  // Kerning can make a line a little longer than its characters: the box has room for it, or the renderer would break it again.
  return <Text style={{ ...face, ...style, width: width + 10 }}>{type.wrapped(children, face, width)}</Text>;
}
