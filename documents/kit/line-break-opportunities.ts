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

/** Turns off the renderer's English hyphenation, and lets Chinese text wrap. */
export function registerBreakOpportunities() {
  Font.registerHyphenationCallback((word) => (word === null ? [] : splitAtBreakOpportunities(word)));
}
