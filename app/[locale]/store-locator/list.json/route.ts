import { generateLocaleParams } from '@/lib/i18n/locales';
import { buildOpenDataStoreList, createOpenDataResponse } from '@/lib/stores/open-data-feed';
import { readPublishedStores } from '@/lib/stores/published-stores';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const revalidate = 300;

export const generateStaticParams = generateLocaleParams;

/** The list of stores as JSON for other sites. */
export const GET = async () =>
  createOpenDataResponse(buildOpenDataStoreList(await readPublishedStores()), 'application/json');
