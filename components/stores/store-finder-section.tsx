import { getTranslations } from 'next-intl/server';
import { LocaleMarketsBuyingGuide, OtherMarketsImporterList } from '@/components/sections/market-buying-guide';
import { Button, buttonVariants } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { readEnvironmentVariable } from '@/lib/config/env';
import { retailerTypes } from '@/lib/config/retailer-types';
import { sitePaths } from '@/lib/config/site-paths';
import { getCurrentProducts } from '@/lib/content/products';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { getCollator } from '@/lib/i18n/formatters';
import { localePath } from '@/lib/i18n/locale-paths';
import { defaultLocale, languageTag } from '@/lib/i18n/locales';
import { lowercaseLabelInSentence } from '@/lib/i18n/lowercase-first';
import { createPluralTexts, pluralText } from '@/lib/i18n/plural-texts';
import { omittedPageDataAttribute } from '@/lib/page-scripts/omitted-page-data-attribute';
import { toDisplayedStores } from '@/lib/stores/displayed-store';
import { translatePlaceName } from '@/lib/stores/place-names';
import { readPublishedStores } from '@/lib/stores/published-stores';
import { sortStoresByCountryAndTown } from '@/lib/stores/sort-stores-by-country-and-town';
import { cn } from '@/lib/utils';
import { buildStoreHoursLabels } from './build-store-hours-labels';
import { StoreList } from './complete-store-list';
import { StoreFinder } from './store-finder';
import { StoreFinderFilters, StoreFinderSearchField } from './store-finder-filters';
import { StoreJsonLd } from './store-json-ld';
import type { StoreCardLabels } from './store-labels-type';
import { StoreMapPreview } from './store-map-preview';
import './stores.css';
import { storesPerStep } from './stores-per-step';

/** The stores: heading and search, how to buy in the markets of the language, and the list beside its map. */
export async function StoreFinderSection({ heading }: { heading: string }) {
  const t = await getTranslations('stores');
  const common = await getTranslations('common');
  const kinds = await getTranslations('partnership.types');
  const locale = await currentLocale();
  const tag = languageTag(locale);
  const published = sortStoresByCountryAndTown(await readPublishedStores(), locale);
  const now = new Date();
  const stores = toDisplayedStores(published, locale, await buildStoreHoursLabels(locale), now);
  const products = getCurrentProducts(locale);
  const stocked = new Set(stores.flatMap((store) => store.products));
  const labels: StoreCardLabels = {
    fact: common.raw('fact'),
    products: t('products'),
    website: t('website'),
    directions: t('directions'),
    showOnMap: t('showOnMap'),
    details: t('details'),
    openUntil: t('openUntil'),
    openAlways: t('openAlways'),
    opensAt: t('opensAt'),
    closedNow: t('closedNow'),
    kinds: Object.fromEntries(retailerTypes.map((kind) => [kind, kinds(kind)])) as StoreCardLabels['kinds'],
    productNames: Object.fromEntries(
      products.filter(({ slug }) => stocked.has(slug)).map(({ slug, copy: { name } }) => [slug, name]),
    ),
  };
  const towns = [...new Set(published.map(({ city }) => city))];
  const { compare } = getCollator(tag);
  const counts = createPluralTexts(tag, (count) => t('count', { count }));
  const tilesUrl = readEnvironmentVariable('MAP_TILES_URL');
  // Greek pages begin with the stores, the others with their own markets.
  const abroad = locale !== defaultLocale;
  const download = (name: string) => localePath(locale, `${sitePaths.storeLocator}/${name}`);
  return (
    <section id="stores" aria-labelledby="stores-heading" {...{ [omittedPageDataAttribute]: '' }}>
      <StoreJsonLd stores={stores.filter((_, index) => !published[index]?.sample)} />
      <StoreFinder
        source={download('stores.json')}
        tag={tag}
        hasMore={stores.length > storesPerStep}
        towns={Object.fromEntries(
          towns.map((city) => [translatePlaceName(city, locale), translatePlaceName(city, 'en')]),
        )}
        hero={
          <>
            <h1 id="stores-heading" className="text-2xl sm:text-3xl lg:text-4xl">
              {heading}
            </h1>
            <StoreFinderSearchField />
          </>
        }
        filters={
          <StoreFinderFilters
            cities={towns
              .map((city) => ({ label: translatePlaceName(city, locale) }))
              .sort((a, b) => compare(a.label, b.label))}
            products={products.map(({ slug, copy: { name } }) => ({
              value: slug,
              label: name,
              hidden: !stocked.has(slug),
            }))}
            kinds={retailerTypes
              .filter((kind) => stores.some((store) => store.kind === kind))
              .map((kind) => ({ value: kind, label: kinds(kind) }))}
          />
        }
        guide={abroad && <LocaleMarketsBuyingGuide />}
        lead={<h2 className={abroad ? 'mb-4 text-3xl' : 'sr-only'}>{t('homeHeading')}</h2>}
        empty={
          <EmptyState title={t('noneHeading')} actions={<Button data-reset>{t('reset')}</Button>}>
            {t('noneText')}
          </EmptyState>
        }
        labels={{
          all: pluralText(counts, stores.length, tag),
          near: t('near'),
          nearStop: t('nearStop'),
          nearHint: t('nearHint'),
          nearDenied: t('nearDenied'),
          more: t('more'),
          reset: t('reset'),
          failed: t('failed'),
          distance: t('distance'),
          views: t('views'),
          viewNames: { '': t('viewBoth'), list: t('viewList'), map: t('viewMap') },
          count: counts,
        }}
        cardLabels={labels}
        buttonClasses={{
          near: cn(buttonVariants({ variant: 'outline', size: 'sm' }), 'self-end'),
          reset: cn(buttonVariants({ variant: 'link' }), 'noscript:hidden'),
          view: cn(
            buttonVariants({ variant: 'outline', size: 'sm' }),
            'aria-pressed:border-inverse aria-pressed:bg-inverse aria-pressed:text-inverse-foreground',
          ),
          // A phone shows the list, also before hydration.
          first: 'max-lg:border-inverse max-lg:bg-inverse max-lg:text-inverse-foreground',
        }}
        map={{
          labels: {
            label: t('mapLabel'),
            first: t('mapFirst'),
            opener: common('fact', { label: t('mapLabel'), value: lowercaseLabelInSentence(t('mapFirst'), tag) }),
            zoom: t('zoomHint'),
            failed: t('mapFailed'),
            here: t('here'),
            close: common('close'),
            fact: common.raw('fact'),
            count: counts,
          },
          source: {
            coast: '/art/maps/coast.json',
            tiles: tilesUrl
              ? { url: tilesUrl, attribution: readEnvironmentVariable('MAP_TILES_ATTRIBUTION') }
              : undefined,
            zoom: { in: t('zoomIn'), out: t('zoomOut') },
          },
        }}
        picture={<StoreMapPreview stores={stores} />}
      >
        <StoreList stores={stores} labels={labels} index={t('index')} now={now} />
      </StoreFinder>
      <div className="container-page pb-10 text-sm">
        {!abroad && <LocaleMarketsBuyingGuide />}
        <div className="mt-6 mb-6">
          <OtherMarketsImporterList />
        </div>
        {published.some(({ sample }) => sample) && <p className="note">{t('sample')}</p>}
        <p className="mt-4 max-w-none text-muted">
          {t.rich('partners', {
            json: (name) => (
              <a className="link" href={download('list.json')}>
                {name}
              </a>
            ),
            geojson: (name) => (
              <a className="link" href={download('list.geojson')}>
                {name}
              </a>
            ),
          })}
        </p>
      </div>
    </section>
  );
}
