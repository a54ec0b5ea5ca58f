import type { Query, QueryCombination } from 'minisearch';
import { normalizeForSearch } from '@/lib/text/normalize-for-search';
import type { NormalizeWord } from './load-word-normalizer';
import { splitQueryIntoRawTokens, startsWithHan } from './tokenize';

const prefixFrom = 3;
// Lengths of stems: the words are a letter longer.
const fuzzyFrom = 5;

/** Synonyms of a language. */
export type SynonymIndex = {
  /** The normalised words that a term stands for. */
  alike: ReadonlyMap<string, readonly string[]>;
  /** What counts only as it is: words and phrases that are no tokens of their own. */
  exact: RegExp | null;
};

/** The term of what counts only as it is. No page has it: its synonyms are found instead. */
const exactMark = '=';
const fold = (text: string, language: string) =>
  normalizeForSearch(text, language).replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ');
const isExact = (word: string) => word.startsWith(exactMark) || (startsWithHan(word) && [...word].length > 2);

/**
 * Indexes groups of synonyms (`[["щенок", "щенки"]]`) by normalised form. What follows a `=`, and a Chinese word that
 * is longer than a token, counts only as it is.
 */
export function buildSynonymIndex(
  groups: readonly (readonly string[])[],
  analyse: NormalizeWord,
  language: string,
): SynonymIndex {
  const alike = new Map<string, string[]>();
  const exact = new Set<string>();
  for (const group of groups) {
    const forms = group.filter((word) => !isExact(word)).map(analyse);
    const phrases = group.filter(isExact).map((phrase) => fold(phrase, language).trim());
    for (const phrase of phrases) exact.add(phrase);
    for (const form of [...forms, ...phrases.map((phrase) => exactMark + phrase)])
      alike.set(form, [...(alike.get(form) ?? []), ...forms.filter((other) => other !== form)]);
  }
  const patterns = [...exact]
    // 'how much is it' before 'how much'.
    .sort((a, b) => b.length - a.length)
    .map((phrase) => (startsWithHan(phrase) ? phrase : `(?<![\\p{L}\\p{N}])${phrase}(?![\\p{L}\\p{N}])`));
  return { alike, exact: patterns.length ? new RegExp(`(${patterns.join('|')})`, 'u') : null };
}

/** The normalised words of a query, without duplicates. */
export function listNormalizedQueryTerms(
  text: string,
  analyse: NormalizeWord,
  { exact }: SynonymIndex,
  language: string,
): string[] {
  const pieces = exact ? fold(text, language).split(exact) : [text];
  // The text was split at the pieces at odd places.
  const terms = pieces.flatMap((piece, at) =>
    at % 2 ? [exactMark + piece] : splitQueryIntoRawTokens(piece).map(analyse),
  );
  return [...new Set(terms)];
}

/**
 * A query for MiniSearch: each word itself, its synonyms, the words it is a prefix of (from 3 letters, one Chinese
 * character) and its misspellings (from 6 letters), combined so that every word or (`OR`) any word must match.
 */
export function buildMiniSearchQuery(
  terms: string[],
  synonyms: SynonymIndex,
  combineWith: 'AND' | 'OR',
): QueryCombination {
  return { combineWith, queries: terms.map((term) => wordQuery(term, synonyms)) };
}

function wordQuery(term: string, synonyms: SynonymIndex): Query {
  const isExactTerm = term.startsWith(exactMark);
  const leaf = (word: string, boost: number): QueryCombination => ({
    queries: [word],
    tokenize: (text) => [text],
    processTerm: (text) => text,
    prefix: startsWithHan(word) ? word.length === 1 : word.length >= prefixFrom,
    // Nobody mistyped the synonyms of an exact term, its only matches: `доставляют` would find what is added.
    fuzzy: !isExactTerm && !startsWithHan(word) && word.length >= fuzzyFrom ? 0.2 : false,
    boostDocument: () => boost,
  });
  const others = synonyms.alike.get(term) ?? [];
  const queries = isExactTerm
    ? others.map((word) => leaf(word, 1))
    : [leaf(term, 1), ...others.map((word) => leaf(word, 0.7))];
  return { combineWith: 'OR', queries };
}
