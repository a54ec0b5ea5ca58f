import type { CSSProperties } from 'react';

// Average character widths in ems, measured in the heavy weight of headlines: Commissioner's Latin, its wider Greek and
// Cyrillic, Chinese.
const latin = 0.55;
const wide = 0.64;

function width(word: string): number {
  const widths = [...word].map((letter): number => {
    if (letter === '\u2060') return 0;
    if (/[\p{Script=Han}，。？！：；、]/u.test(letter)) return 1.01;
    return /\p{Script=Latin}/u.test(letter) ? latin : wide;
  });
  return widths.reduce((sum, one) => sum + one, 0);
}

/**
 * For the class `fitted`: the width of a headline's longest word in ems; in Chinese, which has no spaces, of its
 * longest phrase.
 */
export function buildMaxTokenWidthStyle(headline: string): CSSProperties {
  const tokens = headline.split(/[^\S\u00a0]+|(?<=[-，。？！：；、])/u);
  return { '--ems': Math.max(1, ...tokens.map(width)).toFixed(2) } as CSSProperties;
}
