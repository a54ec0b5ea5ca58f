import { buildSearchLabels } from '@/components/search/build-search-labels';
import { listSearchDocuments } from '@/components/search/list-search-documents';
import { getSynonyms } from '@/lib/content/synonyms';
import { generateLocaleParams } from '@/lib/i18n/locales';
import { createLocalizedGetHandler } from '@/lib/i18n/localized-get-handler';
import { loadWordNormalizer } from '@/lib/search/load-word-normalizer';
import { buildSearchIndex } from '@/lib/search/search-index';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = generateLocaleParams;

/**
 * Returns the search index of a language, built at build time, and the labels of the search dialog. Only visitors who
 * search fetch it.
 */
export const GET = createLocalizedGetHandler(async (locale) => {
  const index = buildSearchIndex(await listSearchDocuments(locale), await loadWordNormalizer(locale));
  return Response.json({ labels: await buildSearchLabels(locale), synonyms: getSynonyms(locale), index });
});
