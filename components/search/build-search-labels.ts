import 'server-only';
import { getTranslations } from 'next-intl/server';
import { sitePaths } from '@/lib/config/site-paths';
import { localePath } from '@/lib/i18n/locale-paths';
import type { Locale } from '@/lib/i18n/locales';
import { maxSearchResults } from '@/lib/search/search-engine';
import { type SearchKind, searchKinds } from '@/lib/search/search-index';

/** The search labels in one language: `results` by number of matches, and links for a search without results. */
export type SearchLabels = Record<'empty' | 'emptyText' | 'all' | 'keys' | 'loading' | 'failed', string> & {
  results: string[];
  kinds: Record<SearchKind, string>;
  ways: { href: string; label: string }[];
};

const ways = [
  ['allProducts', sitePaths.products],
  ['faq', sitePaths.faq],
  ['blog', sitePaths.blog],
  ['contact', sitePaths.contact],
] as const;

/** Returns the search labels for the browser. */
export async function buildSearchLabels(locale: Locale): Promise<SearchLabels> {
  const t = await getTranslations({ locale, namespace: 'search' });
  const nav = await getTranslations({ locale, namespace: 'nav' });
  const kinds = searchKinds.map((kind) => [kind, t(`kinds.${kind}`)]);
  return {
    empty: t('empty'),
    emptyText: t('emptyText'),
    all: t('all'),
    keys: t('keys'),
    loading: t('loading'),
    failed: t('failed'),
    results: Array.from({ length: maxSearchResults + 1 }, (_, count) => t('results', { count })),
    kinds: Object.fromEntries(kinds) as SearchLabels['kinds'],
    ways: ways.map(([key, path]) => ({ href: localePath(locale, path), label: nav(key) })),
  };
}
