import { Font } from '@react-pdf/renderer';

const pieces = /[“‘（《「『【〈]*[\p{Script=Han}][，。、！？：；）》」』】〉”’…]*|[^\p{Script=Han}“‘（《「『【〈]+|./gu;

/** Where a word may break: nowhere, except between two Chinese characters, never before closing or after opening punctuation. */
export function breakWord(word: string): string[] {
  if (!/\p{Script=Han}/u.test(word)) return [word];
  // An empty part between two others allows a line break without a hyphen.
  return (word.match(pieces) ?? [word]).flatMap((piece, index) => (index ? ['', piece] : [piece]));
}

/** Turns off the renderer's English hyphenation, and lets Chinese wrap. */
export function registerBreaks() {
  Font.registerHyphenationCallback((word) => (word === null ? [] : breakWord(word)));
}
