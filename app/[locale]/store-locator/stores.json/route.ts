import { getTranslations } from 'next-intl/server';
import { isLocale, localeCodes } from '@/lib/i18n/locales';
import { publishedStores } from '@/lib/stores/queries';
import { storeViews } from '@/lib/stores/store-view';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const revalidate = 300;

export function generateStaticParams() {
  return localeCodes.map((locale) => ({ locale }));
}

/** Returns all stores in one language, for the search in the browser. */
export async function GET(_request: Request, { params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const t = await getTranslations({ locale, namespace: 'stores' });
  return Response.json(storeViews(await publishedStores(), locale, t('closed')));
}
