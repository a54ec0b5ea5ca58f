import { generateLocaleParams } from '@/lib/i18n/locales';
import { buildOpenDataGeoJson, createOpenDataResponse } from '@/lib/stores/open-data-feed';
import { readPublishedStores } from '@/lib/stores/published-stores';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const revalidate = 300;

export const generateStaticParams = generateLocaleParams;

/** The list of stores as GeoJSON for other sites. */
export const GET = async () =>
  createOpenDataResponse(buildOpenDataGeoJson(await readPublishedStores()), 'application/geo+json');
