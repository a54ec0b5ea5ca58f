import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import {
  createPaginatedMetadata,
  generateProductListPageParams,
  type PaginatedPageProps,
  resolvePageNumberAndTitles,
} from '@/components/catalogue/product-list-page-number';
import { ProductListPagination } from '@/components/catalogue/product-list-pagination';
import { ProductsNutritionTable } from '@/components/catalogue/products-nutrition-table';
import { PageHeader } from '@/components/sections/page-header';
import { getCategoryBreadcrumbs } from '@/components/site-shell/category-breadcrumbs';
import { PageShell } from '@/components/site-shell/page-shell';
import { brand } from '@/lib/config/brand';
import { buildPaginatedComparePath } from '@/lib/content/catalogue-pagination-paths';
import { itemsOnPage, pageCount } from '@/lib/content/pagination';
import { productListPageSize } from '@/lib/content/product-list-page-size';
import { getCurrentProducts } from '@/lib/content/products';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';

export const dynamicParams = false;

export const generateStaticParams = generateProductListPageParams;

export async function generateMetadata({ params }: PaginatedPageProps): Promise<Metadata> {
  const t = await getTranslations('compare');
  return createPaginatedMetadata(params, buildPaginatedComparePath, {
    title: t('all'),
    description: t('metaDescription', { brand: brand.name }),
    image: 'compare',
  });
}

export default async function PaginatedNutritionTablePage({ params }: PaginatedPageProps) {
  const [t, locale] = [await getTranslations('compare'), await currentLocale()];
  const { page, label, titled } = await resolvePageNumberAndTitles(params);
  const products = getCurrentProducts(locale);
  const trail = [...(await getCategoryBreadcrumbs('compare')), { label, path: buildPaginatedComparePath(page) }];
  return (
    <PageShell path={buildPaginatedComparePath(page)}>
      <PageHeader trail={trail} eyebrow={t('eyebrow')} heading={titled(t('all'))} lead={t('allText')} />
      <div className="container-page section-y">
        <ProductsNutritionTable products={itemsOnPage(products, page, productListPageSize)} />
        <ProductListPagination
          page={page}
          pages={pageCount(products.length, productListPageSize)}
          pathOf={buildPaginatedComparePath}
        />
      </div>
    </PageShell>
  );
}
