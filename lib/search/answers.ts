import { fold } from './fold';

/**
 * True when the text holds every word of the query, in any order, whatever the case, the accents and the marks between the words. A query
 * without a word fits every text.
 */
export function answers(text: string, query: string, language: string): boolean {
  const folded = fold(text, language);
  return fold(query, language)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .every((word) => folded.includes(word));
}
