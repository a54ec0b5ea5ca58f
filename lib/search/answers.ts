import { fold } from './fold';

/** True when the text holds every word of the query, in any order, whatever the case and the accents. An empty query fits every text. */
export function answers(text: string, query: string, language: string): boolean {
  const folded = fold(text, language);
  return fold(query, language)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
