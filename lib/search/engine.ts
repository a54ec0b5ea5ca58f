import MiniSearch, { type AsPlainObject, type SearchResult } from 'minisearch';
import type { Locale } from '@/lib/i18n/locales';
import { loadAnalysis } from './analysis';
import { highlight, type Segment } from './highlight';
import { buildQuery, queryTerms, readSynonyms } from './query';
import { boosts, indexOptions, type SearchDocument, type SearchKind } from './search-index';

/** What the browser loads for a language: the prebuilt index and the groups of synonyms. */
export type SearchData = { index: object; synonyms: string[][] };

export type Found = { path: string; kind: SearchKind; title: Segment[]; summary: Segment[]; picture?: string };

export type SearchEngine = { find: (query: string) => Found[] };

/** The maximum number of results shown and counted. */
export const maxResults = 30;

const maxQueryLength = 120;
const maxTerms = 12;

/** Prepares a language's index for queries. Rejects when the stemmer cannot be loaded. */
export async function createEngine(locale: Locale, { index, synonyms }: SearchData): Promise<SearchEngine> {
  const analyse = await loadAnalysis(locale);
  const search = MiniSearch.loadJS<SearchDocument>(index as AsPlainObject, indexOptions(analyse));
  const alike = readSynonyms(synonyms, analyse);
  const searchTerms = (terms: string[], combineWith: 'AND' | 'OR') =>
    search.search(buildQuery(terms, alike, combineWith), { boost: boosts });

  const shown = ({ id, kind, title, summary, picture, terms }: SearchResult): Found => ({
    path: id,
    kind,
    title: highlight(title, terms, analyse),
    summary: highlight(summary, terms, analyse),
    picture,
  });
  return {
    find(query) {
      const terms = queryTerms(query.slice(0, maxQueryLength), analyse).slice(0, maxTerms);
      const all = searchTerms(terms, 'AND');
      // A whole sentence seldom matches word by word, so half of its words suffice; a word and its synonyms count as
      // one.
      const isFound = (term: string, terms: string[]) =>
        [term, ...(alike.get(term) ?? [])].some((word) => terms.includes(word));
      const enough = ({ queryTerms }: SearchResult) =>
        terms.filter((term) => isFound(term, queryTerms)).length * 2 >= terms.length;
      const found = all.length > 0 || terms.length < 2 ? all : searchTerms(terms, 'OR').filter(enough);
      return found.slice(0, maxResults).map(shown);
    },
  };
}
