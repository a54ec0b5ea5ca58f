import { useEffect, useMemo, useState } from 'react';
import { localePath } from '@/lib/i18n/locale-paths';
import type { Locale } from '@/lib/i18n/locales';
import {
  createSearchEngine,
  type SearchEngine,
  type SearchIndexAndSynonyms,
  type SearchResultWithHighlights,
} from '@/lib/search/search-engine';
import { type SearchKind, searchKinds } from '@/lib/search/search-index';
import type { SearchLabels } from './build-search-labels';

type SearchEngineAndLabels = { engine: SearchEngine; labels: SearchLabels };

const loaded = new Map<Locale, Promise<SearchEngineAndLabels>>();

/** Fetches and builds a language's search index once. Rejects if the request fails; the next call retries. */
function loadSearchEngineWithLabels(locale: Locale): Promise<SearchEngineAndLabels> {
  const known = loaded.get(locale) ?? load(locale);
  loaded.set(locale, known);
  known.catch(() => loaded.delete(locale));
  return known;
}

async function load(locale: Locale): Promise<SearchEngineAndLabels> {
  const response = await fetch(localePath(locale, '/search/index.json'));
  if (!response.ok) throw new Error(`search index: status ${response.status}`);
  const { labels, ...data }: SearchIndexAndSynonyms & { labels: SearchLabels } = await response.json();
  return { engine: await createSearchEngine(locale, data), labels };
}

export type SearchResultGroup = { kind: SearchKind; results: SearchResultWithHighlights[] };

/**
 * Returns the results of a query: null until the index has loaded, then groups by kind,
 * the one with the best result first.
 */
export function useSearch(locale: Locale, query: string) {
  const [search, setSearch] = useState<SearchEngineAndLabels | null>(null);
  const [failedQuery, setFailedQuery] = useState<string | null>(null);
  const awaited = search ? null : query;
  useEffect(() => {
    if (awaited === null) return;
    let current = true;
    // What failed is requested again with the next letter.
    loadSearchEngineWithLabels(locale).then(
      (ready) => current && setSearch(ready),
      () => current && setFailedQuery(awaited),
    );
    return () => {
      current = false;
    };
  }, [locale, awaited]);
  const failed = awaited !== null && failedQuery === awaited;
  const found = useMemo(() => search?.engine.find(query), [search, query]);
  return { failed, labels: search?.labels, count: found?.length ?? 0, groups: found && grouped(found) };
}

function grouped(found: SearchResultWithHighlights[]): SearchResultGroup[] {
  const groups = searchKinds.map((kind) => ({ kind, results: found.filter((result) => result.kind === kind) }));
  const best = ({ results: [first] }: SearchResultGroup) => (first ? found.indexOf(first) : 0);
  return groups.filter(({ results }) => results.length > 0).sort((a, b) => best(a) - best(b));
}
