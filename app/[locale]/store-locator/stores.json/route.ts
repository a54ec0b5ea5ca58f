import { hoursLabels } from '@/components/stores/hours-labels';
import { isLocale, localeParams } from '@/lib/i18n/locales';
import { displayedStores } from '@/lib/stores/displayed-store';
import { publishedStores } from '@/lib/stores/published-stores';
import { sortStores } from '@/lib/stores/sort-stores';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const revalidate = 300;

export const generateStaticParams = localeParams;

/** Returns all stores in one language, for the search in the browser. */
export async function GET(_request: Request, { params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  return Response.json(displayedStores(sortStores(await publishedStores(), locale), locale, await hoursLabels(locale)));
}
