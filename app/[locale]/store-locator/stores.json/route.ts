import { hoursLabels } from '@/components/stores/hours-labels';
import { localeRoute } from '@/lib/i18n/locale-route';
import { localeParams } from '@/lib/i18n/locales';
import { displayedStores } from '@/lib/stores/displayed-store';
import { publishedStores } from '@/lib/stores/published-stores';
import { sortStores } from '@/lib/stores/sort-stores';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const revalidate = 300;

export const generateStaticParams = localeParams;

/** Returns all stores in one language, for the search in the browser. */
export const GET = localeRoute(async (locale) =>
  Response.json(displayedStores(sortStores(await publishedStores(), locale), locale, await hoursLabels(locale))),
);
