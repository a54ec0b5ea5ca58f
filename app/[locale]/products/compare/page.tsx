import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ComparisonWithLabels } from '@/components/catalogue/comparison-with-labels';
import { ProductListPagination } from '@/components/catalogue/product-list-pagination';
import { ProductsNutritionTable } from '@/components/catalogue/products-nutrition-table';
import { PageHeader } from '@/components/sections/page-header';
import { getCategoryBreadcrumbs } from '@/components/site-shell/category-breadcrumbs';
import { PageShell } from '@/components/site-shell/page-shell';
import { buttonVariants } from '@/components/ui/button';
import { brand } from '@/lib/config/brand';
import { sitePaths } from '@/lib/config/site-paths';
import { buildPaginatedComparePath } from '@/lib/content/catalogue-pagination-paths';
import { itemsOnPage, pageCount } from '@/lib/content/pagination';
import { productListPageSize } from '@/lib/content/product-list-page-size';
import { getCurrentProducts } from '@/lib/content/products';
import { preserveInputOnReloadProps } from '@/lib/forms/preserved-input-attribute-and-key';
import { currentLocale, Link } from '@/lib/i18n/current-locale-and-link';
import { createPageMetadata } from '@/lib/seo';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  const locale = await currentLocale();
  return createPageMetadata({
    locale,
    path: sitePaths.compare,
    title: t('pageTitles.compare'),
    description: t('compare.metaDescription', { brand: brand.name }),
    image: `/og/${locale}/compare.png`,
  });
}

export default async function ComparePage() {
  const t = await getTranslations('compare');
  const products = getCurrentProducts(await currentLocale());
  return (
    <PageShell path={sitePaths.compare}>
      <PageHeader
        trail={await getCategoryBreadcrumbs('compare')}
        eyebrow={t('eyebrow')}
        heading={t('heading')}
        lead={t('lead')}
      />
      <div className="peer container-page pt-12" {...preserveInputOnReloadProps}>
        <ComparisonWithLabels products={products} />
      </div>
      <div className="container-page section-y peer-has-[table]:print:hidden">
        <h2>{t('all')}</h2>
        <p className="mt-4 mb-2 text-muted">{t('allText')}</p>
        <ProductsNutritionTable products={itemsOnPage(products, 1, productListPageSize)} />
        <ProductListPagination
          page={1}
          pages={pageCount(products.length, productListPageSize)}
          pathOf={buildPaginatedComparePath}
        />
        <p className="mt-10">
          <Link href={`${sitePaths.fullRange}#find`} className={buttonVariants({ variant: 'outline' })}>
            {t('back')}
          </Link>
        </p>
      </div>
    </PageShell>
  );
}
