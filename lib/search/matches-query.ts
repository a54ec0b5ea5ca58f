import { normalizeForSearch } from '@/lib/text/normalize-for-search';

/**
 * True when the text contains every word of the query, in any order, regardless of case, accents and punctuation. A
 * query without words matches every text.
 */
export function matchesQuery(text: string, query: string, language: string): boolean {
  const folded = normalizeForSearch(text, language);
  return normalizeForSearch(query, language)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .every((word) => folded.includes(word));
}

/**
 * The text for a number of matches, of texts indexed by it; none for a query without words, which is no search.
 */
export function matchCountText(query: string, count: number, texts: readonly string[]): string {
  return /[\p{L}\p{N}]/u.test(query) ? (texts[count] ?? '') : '';
}
