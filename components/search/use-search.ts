import { useEffect, useMemo, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { SearchResultWithHighlights } from '@/lib/search/search-engine';
import { type SearchKind, searchKinds } from '@/lib/search/search-index';
import { loadSearchEngineWithLabels, type SearchEngineAndLabels } from './load-search-engine';

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
