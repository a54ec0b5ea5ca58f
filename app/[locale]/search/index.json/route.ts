import { searchDocuments } from '@/components/search/search-documents';
import { searchLabels } from '@/components/search/search-labels';
import { getSynonyms } from '@/lib/content/synonyms';
import { isLocale, localeCodes } from '@/lib/i18n/locales';
import { loadAnalysis } from '@/lib/search/analysis';
import { buildIndex } from '@/lib/search/search-index';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return localeCodes.map((locale) => ({ locale }));
}

/** The search index of a language, made at build time, with the texts of the dialog; only a visitor who searches fetches it. */
export async function GET(_request: Request, { params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const index = buildIndex(await searchDocuments(locale), await loadAnalysis(locale));
  return Response.json({ labels: await searchLabels(locale), synonyms: getSynonyms(locale), index });
}
