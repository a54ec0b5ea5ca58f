import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ItemListJsonLd } from '@/components/catalogue/item-list-json-ld';
import { ProductFinder } from '@/components/catalogue/product-finder';
import {
  createPaginatedMetadata,
  generateProductListPageParams,
  type PaginatedPageProps,
  resolvePageNumberAndTitles,
} from '@/components/catalogue/product-list-page-number';
import { PageHeader } from '@/components/sections/page-header';
import { getCategoryBreadcrumbs } from '@/components/site-shell/category-breadcrumbs';
import { PageShell } from '@/components/site-shell/page-shell';
import { catalogueListPagePath } from '@/lib/content/catalogue-pagination-paths';
import { getPageCopy } from '@/lib/content/page-copy';
import { itemsOnPage } from '@/lib/content/pagination';
import { productListPageSize } from '@/lib/content/product-list-page-size';
import { getCurrentProducts } from '@/lib/content/products';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';

export const dynamicParams = false;

export const generateStaticParams = generateProductListPageParams;

export async function generateMetadata({ params }: PaginatedPageProps): Promise<Metadata> {
  const t = await getTranslations('pageTitles');
  const { metaDescription } = getPageCopy('full-range', await currentLocale());
  return createPaginatedMetadata(params, catalogueListPagePath, {
    title: t('fullRange'),
    description: metaDescription,
    image: 'full-range',
  });
}

export default async function PaginatedRangePage({ params }: PaginatedPageProps) {
  const [locale, { page, label, titled }] = [await currentLocale(), await resolvePageNumberAndTitles(params)];
  const products = getCurrentProducts(locale);
  const { eyebrow, heading, lead } = getPageCopy('full-range', locale);
  const trail = [...(await getCategoryBreadcrumbs('fullRange')), { label, path: catalogueListPagePath(page) }];
  return (
    <PageShell path={catalogueListPagePath(page)}>
      <PageHeader trail={trail} eyebrow={eyebrow} heading={titled(heading)} lead={lead} />
      <ItemListJsonLd products={itemsOnPage(products, page, productListPageSize)} />
      <ProductFinder products={products} page={page} />
    </PageShell>
  );
}
