/** A text as the search compares it: no case, no accents (ά = α, ё = е, ā = a), one form of the Greek final sigma. */
export function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ς', 'σ').normalize('NFC');
}

/** True when the text holds every word of the query, in any order. An empty query fits every text. */
export function answers(text: string, query: string): boolean {
  const folded = fold(text);
  return fold(query)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
