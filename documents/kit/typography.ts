import { type PdfFontStacks, textWidth } from './fonts';
import { pdfPageSize } from './pdf-page-size';
import { wrapText } from './text-wrapping';

/** Of capitals, in points. From a tenth of the size on, programs that read a document take each letter for a word. */
export const uppercaseLetterSpacing = 0.45;

export type PdfTextStyles = ReturnType<typeof createTextStyles>;

/**
 * The text styles of one language, sizes multiplied by `scale`. Each sets size and line height
 * together, as the renderer requires.
 */
export function createTextStyles(faces: PdfFontStacks, tag: string, scale = 1) {
  const families = (style: keyof typeof faces) => faces[style].map(({ family }) => family);
  const chinese = tag.startsWith('zh');
  const leading = (value: number) => (chinese ? value * 1.08 : value);
  return {
    body: (fontSize: number, lineHeight = 1.45) => ({
      fontFamily: families('body'),
      fontWeight: 400,
      fontSize: fontSize * scale,
      lineHeight: leading(lineHeight),
    }),
    bold: (fontSize: number, lineHeight = 1.35) => ({
      fontFamily: families('body'),
      fontWeight: 700,
      fontSize: fontSize * scale,
      lineHeight: leading(lineHeight),
    }),
    /** Returns a text with line breaks for a width: the renderer itself would compress spaces to fill lines. */
    wrapped: (text: string, { fontSize, fontWeight }: { fontSize: number; fontWeight: number }, width: number) => {
      const measure = (part: string) => textWidth(part, fontSize, faces.body, fontWeight === 700);
      return wrapText(text, width, measure).join('\n');
    },
    /** Returns a headline with line breaks between words for a width. */
    headlined: (text: string, fontSize: number, width: number) =>
      wrapText(text, width, (part) => textWidth(part, fontSize, faces.display)).join('\n'),
    /** Returns the largest size, at most `fontSize`, at which a headline fits a number of lines of a width. */
    fitted: (text: string, fontSize: number, width: number, lines: number) => {
      const fits = (size: number) => {
        const measure = (part: string) => textWidth(part, size, faces.display);
        const broken = wrapText(text, width, measure);
        return broken.length <= lines && broken.every((line) => measure(line.trimEnd()) <= width);
      };
      let size = fontSize;
      while (size > 8 && !fits(size)) size -= 1;
      return size;
    },
    /**
     * Returns the style of a headline at the largest size, at most `fontSize`, at
     * which its longest word fits the width.
     */
    display: (
      text: string,
      fontSize: number,
      width = pdfPageSize.width - 2 * pdfPageSize.margin,
      lineHeight = 1.05,
    ) => {
      const tokens = text.split(/[ \n]+/).flatMap((word) => (chinese ? [...word] : [word]));
      const maxWordWidth = Math.max(...tokens.map((word) => textWidth(word, 1, faces.display)));
      const fitting = Math.min(fontSize * scale, Math.floor((width / maxWordWidth) * 2) / 2);
      return {
        fontFamily: families('display'),
        fontSize: fitting,
        lineHeight: leading(lineHeight),
        // The box of a tight line ends above the descenders.
        paddingBottom: fitting * 0.22,
      };
    },
    // Greek capitals have no accents: use the language's own rule, not the generic one.
    capitals: (text: string) => text.toLocaleUpperCase(tag),
  };
}
