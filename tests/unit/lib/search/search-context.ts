import { createTranslator } from 'use-intl/core';
import { vi } from 'vitest';
import { listSearchDocuments } from '@/components/search/list-search-documents';
import { getSynonyms } from '@/lib/content/synonyms';
import { type Locale, languageTag } from '@/lib/i18n/locales';
import { loadWordNormalizer } from '@/lib/search/load-word-normalizer';
import { createSearchEngine, type SearchIndexAndSynonyms } from '@/lib/search/search-engine';
import { buildSearchIndex } from '@/lib/search/search-index';
import { messagesOf } from '@/tests/e2e/messages';

vi.mock('next-intl/server', () => ({
  getTranslations: async ({ locale, namespace }: { locale: Locale; namespace?: 'search' | 'nav' }) =>
    createTranslator({ locale: languageTag(locale), messages: messagesOf(locale), namespace }),
}));

const known = new Map<Locale, Promise<SearchIndexAndSynonyms>>();

/** Returns the data that the search of a language fetches, built from the current content. */
export function searchData(locale: Locale): Promise<SearchIndexAndSynonyms> {
  const data = known.get(locale) ?? build(locale);
  known.set(locale, data);
  return data;
}

async function build(locale: Locale): Promise<SearchIndexAndSynonyms> {
  const index = buildSearchIndex(await listSearchDocuments(locale), await loadWordNormalizer(locale));
  // As the browser receives it.
  return JSON.parse(JSON.stringify({ index, synonyms: getSynonyms(locale) }));
}

/** Returns the search of a language over the current content. */
export async function searchOf(locale: Locale) {
  return createSearchEngine(locale, await searchData(locale));
}
