import { splitAtBreakOpportunities } from './line-break-opportunities';

/**
 * Returns a text as lines that fit a width, each as full as possible. A word wider than the width gets its own line. A
 * line that ended at a space keeps it: otherwise the words on both sides are one to whoever reads or copies the
 * document.
 */
export function wrapText(text: string, width: number, measure: (part: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/[ \n]+/)) {
    const parts = splitAtBreakOpportunities(word).filter(Boolean);
    for (const [index, part] of parts.entries()) {
      const longer = index || !line ? line + part : `${line} ${part}`;
      if (line && measure(longer) > width) {
        lines.push(index ? line : `${line} `);
        line = part;
      } else line = longer;
    }
  }
  return line ? [...lines, line] : lines;
}
