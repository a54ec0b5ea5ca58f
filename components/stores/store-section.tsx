import { getTranslations } from 'next-intl/server';
import { buttonVariants } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { businessTypes } from '@/lib/config/business-types';
import { env } from '@/lib/config/env';
import { sitePaths } from '@/lib/config/site-paths';
import { getProducts } from '@/lib/content/products';
import { countText, countTexts } from '@/lib/i18n/count-texts';
import { collator } from '@/lib/i18n/formatters';
import { languageTag } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/navigation';
import { localePath } from '@/lib/i18n/paths';
import { placeName } from '@/lib/stores/places';
import { publishedStores } from '@/lib/stores/queries';
import { storeViews } from '@/lib/stores/store-view';
import { cn } from '@/lib/utils';
import { StoreFilters } from './store-filters';
import { StoreFinder } from './store-finder';
import { StoreJsonLd } from './store-json-ld';
import type { StoreLabels } from './store-labels';
import { StoreList } from './store-list';

/** The shops: the complete list from the server, and the search and map over it. */
export async function StoreSection() {
  const t = await getTranslations('stores');
  const common = await getTranslations('common');
  const kinds = await getTranslations('partnership.types');
  const locale = await currentLocale();
  const tag = languageTag(locale);
  const published = await publishedStores();
  const stores = storeViews(published, locale, t('closed'));
  const products = getProducts(locale).filter(({ slug }) => stores.some((store) => store.products.includes(slug)));
  const labels: StoreLabels = {
    products: t('products'),
    website: t('website'),
    directions: t('directions'),
    openNow: t('openNow'),
    closedNow: t('closedNow'),
    kinds: Object.fromEntries(businessTypes.map((kind) => [kind, kinds(kind)])) as StoreLabels['kinds'],
    productNames: Object.fromEntries(products.map(({ slug, copy: { name } }) => [slug, name])),
  };
  const towns = [...new Set(published.map(({ city }) => city))].map((city) => ({
    // As the address names it, so that a search means the same in every language.
    value: placeName(city, 'en'),
    label: placeName(city, locale),
  }));
  const { compare } = collator(tag);
  const counts = countTexts(tag, (count) => t('count', { count }));
  const tiles = env('MAP_TILES_URL');
  return (
    <section id="stores" aria-labelledby="stores-heading" className="container-page section-y">
      <h2 id="stores-heading" className="mb-10 text-5xl">
        {t('heading')}
      </h2>
      <StoreJsonLd stores={stores.filter((_, at) => !published[at]?.sample)} />
      <StoreFinder
        source={localePath(locale, `${sitePaths.storeLocator}/stores.json`)}
        tag={tag}
        cities={Object.fromEntries(towns.map(({ value, label }) => [value, label]))}
        filters={
          <StoreFilters
            cities={towns.sort((a, b) => compare(a.label, b.label))}
            products={products.map(({ slug, copy: { name } }) => ({ value: slug, label: name }))}
          />
        }
        labels={{
          all: countText(counts, stores.length, tag),
          near: t('near'),
          nearStop: t('nearStop'),
          nearHint: t('nearHint'),
          nearDenied: t('nearDenied'),
          more: t('more'),
          reset: t('reset'),
          noneHeading: t('noneHeading'),
          noneText: t('noneText'),
          failed: t('failed'),
          distance: t('distance'),
          count: counts,
        }}
        cardLabels={labels}
        looks={{
          near: buttonVariants({ variant: 'outline', size: 'sm' }),
          reset: cn(buttonVariants({ variant: 'link' }), 'noscript:hidden'),
        }}
        map={{
          labels: {
            show: t('showMap'),
            hide: t('hideMap'),
            label: t('mapLabel'),
            failed: t('mapFailed'),
            here: t('here'),
            close: common('close'),
            fact: common.raw('fact'),
            count: counts,
          },
          skeleton: <Skeleton className="absolute inset-0" />,
          source: {
            coast: '/art/maps/coast.json',
            tiles: tiles ? { url: tiles, attribution: env('MAP_TILES_ATTRIBUTION') } : undefined,
            zoom: { in: t('zoomIn'), out: t('zoomOut') },
          },
        }}
      >
        <StoreList stores={stores} labels={labels} />
      </StoreFinder>
      {stores.some(({ id }) => id.startsWith('sample-')) && <p className="note mt-12">{t('sample')}</p>}
    </section>
  );
}
