import { buildStoreHoursLabels } from '@/components/stores/build-store-hours-labels';
import { generateLocaleParams } from '@/lib/i18n/locales';
import { createLocalizedGetHandler } from '@/lib/i18n/localized-get-handler';
import { toDisplayedStores } from '@/lib/stores/displayed-store';
import { readPublishedStores } from '@/lib/stores/published-stores';
import { sortStoresByCountryAndTown } from '@/lib/stores/sort-stores-by-country-and-town';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const revalidate = 300;

export const generateStaticParams = generateLocaleParams;

/** Returns all stores in one language, for the search in the browser. */
export const GET = createLocalizedGetHandler(async (locale) =>
  Response.json(
    toDisplayedStores(
      sortStoresByCountryAndTown(await readPublishedStores(), locale),
      locale,
      await buildStoreHoursLabels(locale),
    ),
  ),
);
