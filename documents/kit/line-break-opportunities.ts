import { Font } from '@react-pdf/renderer';

const pieces =
  /[“‘（《「『【〈]*(?:\p{Script=Han}[，。、！？：；）》」』】〉”’…]*|[^\p{Script=Han}“‘（《「『【〈]+)|./gu;

/**
 * Returns the parts between which a word may break: no breaks except between two Chinese characters, but never before
 * closing or after opening punctuation.
 */
export function splitAtBreakOpportunities(word: string): string[] {
  if (!/\p{Script=Han}/u.test(word)) return [word];
  // An empty part between two others allows a line break without a hyphen.
  return (word.match(pieces) ?? [word]).flatMap((piece, index) => (index ? ['', piece] : [piece]));
}

/**
 * Turns off the renderer's English hyphenation, and lets Chinese text wrap. The renderer calls with the parts of a word
 * one after another where the script changes: '锌', '（3b606）', '的'.
 */
export function registerBreakOpportunities() {
  let previous = '';
  Font.registerHyphenationCallback((word) => {
    const parts = word === null ? [] : splitAtBreakOpportunities(word);
    const mayBreakBefore = /^\p{Script=Han}/u.test(parts[0] ?? '') && !/[“‘（《「『【〈]$/.test(previous);
    previous = word ?? '';
    return mayBreakBefore ? ['', ...parts] : parts;
  });
}
