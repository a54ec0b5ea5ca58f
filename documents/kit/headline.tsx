import { Text } from '@react-pdf/renderer';
import { sheet, type Type } from './typography';

type Props = {
  type: Type;
  children: string;
  /** Largest size; a word that is wider than the width makes it smaller. */
  size: number;
  width?: number;
  leading?: number;
  /** How much wider the box is than its lines: kerning can make them a little longer than their characters. */
  room?: number;
  style?: { color?: string; marginTop?: number; marginBottom?: number };
};

const full = sheet.width - 2 * sheet.margin;

/** A headline whose lines end between words: by itself the renderer also breaks one where it changes its face, as after an ū. */
export function Headline({ type, children, size, width = full, leading, room = 10, style }: Props) {
  const face = type.display(children, size, width, leading);
  return (
    <Text style={{ ...face, ...style, width: width + room }}>{type.headlined(children, face.fontSize, width)}</Text>
  );
}
