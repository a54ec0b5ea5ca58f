import { getTranslations } from 'next-intl/server';
import { badgeVariants } from '@/components/ui/badge';
import { LinkArrow } from '@/components/ui/text-link';
import { sitePaths } from '@/lib/config/site-paths';
import { catalogueListPagePath } from '@/lib/content/catalogue-pagination-paths';
import { maxComparedProducts } from '@/lib/content/compared-products-limit';
import { listProductFinderOptions } from '@/lib/content/filterable-products';
import { itemsOnPage, pageCount } from '@/lib/content/pagination';
import { productFilterGroups } from '@/lib/content/product-finder';
import { productListPageSize } from '@/lib/content/product-list-page-size';
import type { Product } from '@/lib/content/products';
import { preserveInputOnReloadProps } from '@/lib/forms/preserved-input-attribute-and-key';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { getNumberFormat } from '@/lib/i18n/formatters';
import { localePath } from '@/lib/i18n/locale-paths';
import { languageTag } from '@/lib/i18n/locales';
import { createPluralTexts, pluralText } from '@/lib/i18n/plural-texts';
import { CompareSubmitButton, CompareSubmitForm } from './compare-submit-form';
import { getFacetTranslator } from './facet-translator';
import { buildFilterableProductsWithCards, buildProductFinderCardLabels } from './product-finder-card-data';
import { productFinderCss } from './product-finder-css';
import { ProductFinderForm, ProductFinderSortSelect } from './product-finder-form';
import { ProductFinderIsland } from './product-finder-island';
import { ProductListPagination } from './product-list-pagination';
import './catalogue.css';

/**
 * The product finder: filters that work with CSS alone and better with a small script. A long range is paginated; the
 * script fetches all products at the first filter.
 */
export async function ProductFinder({ products, page = 1 }: { products: Product[]; page?: number }) {
  const t = await getTranslations('finder');
  const locale = await currentLocale();
  const name = await getFacetTranslator();
  const options = listProductFinderOptions(products);
  const pages = pageCount(products.length, productListPageSize);
  const items = await buildFilterableProductsWithCards(itemsOnPage(products, page, productListPageSize), locale);
  const names = productFilterGroups.flatMap((group) =>
    options[group].map((value) => [
      `${group}-${value}`,
      group === 'without' ? t('without', { ingredient: name(group, value) }) : name(group, value),
    ]),
  );
  const tag = languageTag(locale);
  const counts = createPluralTexts(tag, (count) => t('count', { count, total: '%' }));
  const total = getNumberFormat(tag).format(products.length);
  return (
    <section
      id="find"
      aria-labelledby="find-heading"
      className="container-page section-y"
      {...preserveInputOnReloadProps}
    >
      <h2 id="find-heading" className="text-4xl">
        {t('heading')}
      </h2>
      <p className="lead mt-4 mb-8">{t('intro')}</p>
      <div hidden>
        <style>{[productFinderCss(options), ...items.map(({ slug }) => chosenRule(slug))].join('\n')}</style>
      </div>
      <ProductFinderIsland
        items={items}
        total={products.length}
        source={pages > 1 ? localePath(locale, `${sitePaths.fullRange}/products.json`) : null}
        cardLabels={await buildProductFinderCardLabels(locale)}
        theme={{ badge: badgeVariants(), arrow: <LinkArrow /> }}
        options={options}
        names={Object.fromEntries(names)}
        counts={counts}
        languageTag={tag}
        labels={{
          all: pluralText(counts, products.length, tag).replace('%', total),
          clear: t('clear'),
          remove: t('remove', { filter: '%' }),
          emptyHeading: t('emptyHeading'),
          emptyText: t('emptyText'),
          loosen: t('loosen', { filter: '%', count: '#' }),
          more: t('more'),
          failed: t('failed'),
          removeCompared: (await getTranslations('compare'))('remove', { product: '%' }),
          compared: t('compared', { count: '%', limit: getNumberFormat(tag).format(maxComparedProducts) }),
          comparedFull: t('comparedFull'),
        }}
        form={<ProductFinderForm options={options} name={name} paged={pages > 1} />}
        order={<ProductFinderSortSelect />}
        pagination={<ProductListPagination page={page} pages={pages} pathOf={catalogueListPagePath} />}
        tray={<CompareSubmitForm />}
        traySubmit={<CompareSubmitButton />}
      />
    </section>
  );
}

// Without JavaScript: shows the name of a selected product in the tray.
const chosenRule = (slug: string) =>
  `#finder:has([name=with][value=${slug}]:checked) [data-chosen=${slug}]{display:flex}`;
