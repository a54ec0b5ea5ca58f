import { localePath } from '@/lib/i18n/locale-paths';
import type { Locale } from '@/lib/i18n/locales';
import { createSearchEngine, type SearchEngine, type SearchIndexAndSynonyms } from '@/lib/search/search-engine';
import type { SearchLabels } from './build-search-labels';

export type SearchEngineAndLabels = { engine: SearchEngine; labels: SearchLabels };

const loaded = new Map<Locale, Promise<SearchEngineAndLabels>>();

/** Fetches and builds a language's search index once. Rejects if the request fails; the next call retries. */
export function loadSearchEngineWithLabels(locale: Locale): Promise<SearchEngineAndLabels> {
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
