import type { Query, QueryCombination } from 'minisearch';
import type { NormalizeWord } from './load-word-normalizer';
import { splitQueryIntoRawTokens, startsWithHan } from './tokenize';

const prefixFrom = 3;
// Lengths of stems: the words are a letter longer.
const fuzzyFrom = 5;

/** Synonyms of a language, by their normalised forms. */
export type SynonymIndex = ReadonlyMap<string, readonly string[]>;

/** Indexes groups of synonyms (`[["щенок", "щенки"]]`) by normalised form. */
export function buildSynonymIndex(groups: readonly (readonly string[])[], analyse: NormalizeWord): SynonymIndex {
  const found = new Map<string, string[]>();
  for (const group of groups) {
    const forms = group.map(analyse);
    for (const form of forms) found.set(form, [...(found.get(form) ?? []), ...forms.filter((other) => other !== form)]);
  }
  return found;
}

/** The normalised words of a query, without duplicates. */
export function listNormalizedQueryTerms(text: string, analyse: NormalizeWord): string[] {
  return [...new Set(splitQueryIntoRawTokens(text).map(analyse))];
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
  const leaf = (word: string, boost: number): QueryCombination => ({
    queries: [word],
    tokenize: (text) => [text],
    processTerm: (text) => text,
    prefix: startsWithHan(word) ? word.length === 1 : word.length >= prefixFrom,
    fuzzy: !startsWithHan(word) && word.length >= fuzzyFrom ? 0.2 : false,
    boostDocument: () => boost,
  });
  const others = (synonyms.get(term) ?? []).map((word) => leaf(word, 0.7));
  return { combineWith: 'OR', queries: [leaf(term, 1), ...others] };
}
