import { localeCodes } from '@/lib/i18n/locales';
import { partnerGeoJson } from '@/lib/stores/partner-list';
import { publishedStores } from '@/lib/stores/queries';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const revalidate = 300;

export function generateStaticParams() {
  return localeCodes.map((locale) => ({ locale }));
}

/** The list of stores for other sites, which may read it from their pages. */
export async function GET(): Promise<Response> {
  return Response.json(partnerGeoJson(await publishedStores()), {
    headers: {
      'content-type': 'application/geo+json',
      'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
      'access-control-allow-origin': '*',
      'x-robots-tag': 'noindex',
    },
  });
}
