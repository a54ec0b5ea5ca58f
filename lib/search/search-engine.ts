import MiniSearch, { type AsPlainObject, type SearchResult } from 'minisearch';
import type { Locale } from '@/lib/i18n/locales';
import { buildMiniSearchQuery, buildSynonymIndex, listNormalizedQueryTerms } from './build-query';
import { loadWordNormalizer } from './load-word-normalizer';
import { createSearchIndexOptions, type SearchDocument, type SearchKind, searchBoosts } from './search-index';
import { type HighlightSegment, splitAtMatches } from './split-at-matches';

/** What the browser loads for a language: the prebuilt index and the groups of synonyms. */
export type SearchIndexAndSynonyms = { index: object; synonyms: string[][] };

export type SearchResultWithHighlights = {
  path: string;
  kind: SearchKind;
  title: HighlightSegment[];
  summary: HighlightSegment[];
  picture?: string;
};

export type SearchEngine = { find: (query: string) => SearchResultWithHighlights[] };

/** The maximum number of results shown and counted. */
export const maxSearchResults = 30;

const maxQueryLength = 120;
const maxTerms = 12;

/** Prepares a language's index for queries. Rejects when the stemmer cannot be loaded. */
export async function createSearchEngine(
  locale: Locale,
  { index, synonyms }: SearchIndexAndSynonyms,
): Promise<SearchEngine> {
  const analyse = await loadWordNormalizer(locale);
  const search = MiniSearch.loadJS<SearchDocument>(index as AsPlainObject, createSearchIndexOptions(analyse));
  const synonymIndex = buildSynonymIndex(synonyms, analyse, locale);
  const searchTerms = (terms: string[], combineWith: 'AND' | 'OR') =>
    search.search(buildMiniSearchQuery(terms, synonymIndex, combineWith), { boost: searchBoosts });

  const shown = ({ id, kind, title, summary, picture, terms }: SearchResult): SearchResultWithHighlights => ({
    path: id,
    kind,
    title: splitAtMatches(title, terms, analyse),
    summary: splitAtMatches(summary, terms, analyse),
    picture,
  });
  return {
    find(query) {
      const terms = listNormalizedQueryTerms(query.slice(0, maxQueryLength), analyse, synonymIndex, locale).slice(
        0,
        maxTerms,
      );
      const all = searchTerms(terms, 'AND');
      // A whole sentence seldom matches word by word, so half of its words suffice; a word and its synonyms count as
      // one.
      const isFound = (term: string, terms: string[]) =>
        [term, ...(synonymIndex.alike.get(term) ?? [])].some((word) => terms.includes(word));
      const enough = ({ queryTerms }: SearchResult) =>
        terms.filter((term) => isFound(term, queryTerms)).length * 2 >= terms.length;
      const found = all.length > 0 || terms.length < 2 ? all : searchTerms(terms, 'OR').filter(enough);
      return found.slice(0, maxSearchResults).map(shown);
    },
  };
}
