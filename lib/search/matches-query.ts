import { fold } from '@/lib/text/normalize-for-search';

/**
 * True when the text contains every word of the query, in any order, regardless of case, accents and punctuation. A query without words
 * matches every text.
 */
export function answers(text: string, query: string, language: string): boolean {
  const folded = fold(text, language);
  return fold(query, language)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .every((word) => folded.includes(word));
}
