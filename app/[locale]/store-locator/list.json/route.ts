import { localeParams } from '@/lib/i18n/locales';
import { partnerJson, partnerResponse } from '@/lib/stores/partner-list';
import { publishedStores } from '@/lib/stores/queries';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const revalidate = 300;

export const generateStaticParams = localeParams;

/** The list of stores as JSON for other sites. */
export const GET = async () => partnerResponse(partnerJson(await publishedStores()), 'application/json');
