/** A token of a text: a word, or in Chinese a pair of adjacent characters. */
export type SearchToken = { text: string; start: number; end: number };

const runs = /[\p{L}\p{N}\p{M}]+/gu;
const han = /\p{Script=Han}+|[^\p{Script=Han}]+/gu;

/**
 * The tokens of a text with their positions. Runs of Han characters become overlapping pairs plus the last character
 * alone, so that any one or two characters are found.
 */
export function splitIntoRawTokens(text: string): SearchToken[] {
  return [...text.matchAll(runs)].flatMap(({ 0: run, index: at }) =>
    [...run.matchAll(han)].flatMap(({ 0: part, index }) => {
      const start = at + index;
      return /^\p{Script=Han}/u.test(part) ? pairs(part, start) : [{ text: part, start, end: start + part.length }];
    }),
  );
}

function pairs(run: string, start: number): SearchToken[] {
  const characters = [...run];
  let at = start;
  return characters.map((character, index) => {
    const pair = character + (characters[index + 1] ?? '');
    const word = { text: pair, start: at, end: at + pair.length };
    at += character.length;
    return word;
  });
}

/** The tokens of a query: as `words`, without the single last character that a longer Han run repeats. */
export function splitQueryIntoRawTokens(text: string): string[] {
  const found = splitIntoRawTokens(text);
  return found
    .filter(({ end }, index) => !startsWithHan(found[index]?.text ?? '') || found[index - 1]?.end !== end)
    .map((word) => word.text);
}

/** True for text in Chinese characters. */
export function startsWithHan(text: string): boolean {
  return /^\p{Script=Han}/u.test(text);
}
