import { Font } from '@react-pdf/renderer';

const pieces = /[“‘（《「『【〈]*[\p{Script=Han}][，。、！？：；）》」』】〉”’…]*|[^\p{Script=Han}“‘（《「『【〈]+|./gu;

/** Where a word may break: nowhere, but between two Chinese characters, never before closing nor after opening punctuation. */
export function breakWord(word: string): string[] {
  if (!/\p{Script=Han}/u.test(word)) return [word];
  // An empty part between two others lets the line break there without a hyphen.
  return (word.match(pieces) ?? [word]).flatMap((piece, index) => (index ? ['', piece] : [piece]));
}

/** Turns off the renderer's English hyphenation, and lets Chinese wrap. */
export function registerBreaks() {
  Font.registerHyphenationCallback((word) => (word === null ? [] : breakWord(word)));
}
