import type { NormalizeWord } from './load-word-normalizer';
import { splitIntoRawTokens } from './tokenize';

/** A piece of a text, and whether it matches the query. */
export type HighlightSegment = { text: string; hit: boolean };

/** A text split where the matched terms (`SearchResult.terms`) begin and end; joined, the pieces are the text again. */
export function splitAtMatches(text: string, terms: readonly string[], analyse: NormalizeWord): HighlightSegment[] {
  const selected = new Set(terms);
  const segments: HighlightSegment[] = [];
  let at = 0;
  const add = (end: number, hit: boolean) => {
    const piece = text.slice(at, end);
    const last = segments.at(-1);
    if (!piece) return;
    if (last?.hit === hit) last.text += piece;
    else segments.push({ text: piece, hit });
    at = end;
  };
  for (const word of splitIntoRawTokens(text)) {
    if (word.end <= at || !selected.has(analyse(word.text))) continue;
    add(Math.max(at, word.start), false);
    add(word.end, true);
  }
  add(text.length, false);
  return segments;
}
