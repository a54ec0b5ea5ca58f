import type { Query, QueryCombination } from 'minisearch';
import type { Analyse } from './analysis';
import { askedWords, isHan } from './words';

const prefixFrom = 3;
// Of a stem: the words have a letter more.
const fuzzyFrom = 5;

/** Words of a language that mean the same, by their analysed forms. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** Looks up groups of words that mean the same (`[["щенок", "щенки"]]`) by analysed form. */
export function readSynonyms(groups: readonly (readonly string[])[], analyse: Analyse): Synonyms {
  const found = new Map<string, string[]>();
  for (const group of groups) {
    const forms = group.map(analyse);
    for (const form of forms) found.set(form, [...(found.get(form) ?? []), ...forms.filter((other) => other !== form)]);
  }
  return found;
}

/** The analysed words of a question, each once. */
export function askedTerms(text: string, analyse: Analyse): string[] {
  return [...new Set(askedWords(text).map(analyse))];
}

/**
 * A question as MiniSearch takes it: each word itself, its synonyms, the words it begins (from 3 letters, one Chinese character) and
 * its misspellings (from 6 letters), joined so that every word or (`OR`) any word must be there.
 */
export function buildQuery(terms: string[], synonyms: Synonyms, combineWith: 'AND' | 'OR'): QueryCombination {
  return { combineWith, queries: terms.map((term) => wordQuery(term, synonyms)) };
}

function wordQuery(term: string, synonyms: Synonyms): Query {
  const leaf = (word: string, boost: number): QueryCombination => ({
    queries: [word],
    tokenize: (text) => [text],
    processTerm: (text) => text,
    prefix: isHan(word) ? word.length === 1 : word.length >= prefixFrom,
    fuzzy: !isHan(word) && word.length >= fuzzyFrom ? 0.2 : false,
    boostDocument: () => boost,
  });
  const others = (synonyms.get(term) ?? []).map((word) => leaf(word, 0.7));
  return { combineWith: 'OR', queries: [leaf(term, 1), ...others] };
}
