import MiniSearch, { type Options } from 'minisearch';
import type { NormalizeWord } from './load-word-normalizer';
import { splitIntoRawTokens } from './tokenize';

/** The kinds of results, in the order of the legend. */
export const searchKinds = ['product', 'post', 'question', 'page'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** A searchable document: title, summary and image are shown; `headings` and `more` are only searched. */
export type SearchDocument = {
  /** Site path without language, with the anchor of a question. */
  path: string;
  kind: SearchKind;
  title: string;
  summary: string;
  headings: string;
  more: string;
  picture?: string;
};

const fields = ['title', 'headings', 'summary', 'more'] as const;
export const searchBoosts: Record<(typeof fields)[number], number> = { title: 3, headings: 1.5, summary: 1, more: 0.6 };

/** MiniSearch's options for building and reading an index. */
export function createSearchIndexOptions(analyse: NormalizeWord): Options<SearchDocument> {
  return {
    idField: 'path',
    fields: [...fields],
    storeFields: ['kind', 'title', 'summary', 'picture'],
    tokenize: (text) => splitIntoRawTokens(text).map((word) => word.text),
    processTerm: (term) => analyse(term),
  };
}

/** The index of all documents of a language as plain JSON. */
export function buildSearchIndex(documents: SearchDocument[], analyse: NormalizeWord): object {
  const index = new MiniSearch<SearchDocument>(createSearchIndexOptions(analyse));
  index.addAll(documents);
  return index.toJSON();
}
