import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { KeyFigures } from '@/components/catalogue/key-figures';
import { RangePagination } from '@/components/catalogue/range-pagination';
import { PageHeader } from '@/components/editorial/page-header';
import { PageShell } from '@/components/layout/page-shell';
import { productTrail } from '@/components/product/product-trail';
import { brand } from '@/lib/brand';
import { pageCount, postsOnPage } from '@/lib/content/post-pages';
import { getProducts, listProducts } from '@/lib/content/products';
import { comparePagePath, furtherPages, productsPerPage } from '@/lib/content/range-pages';
import { currentLocale } from '@/lib/i18n/navigation';
import { pageMetadata } from '@/lib/seo';

export const dynamicParams = false;

type Props = { params: Promise<{ page: string }> };

export function generateStaticParams() {
  return furtherPages(listProducts().size).map((page) => ({ page: String(page) }));
}

async function find(params: Props['params']): Promise<number> {
  const { page } = await params;
  return generateStaticParams().some((known) => known.page === page) ? Number(page) : notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [t, locale, page] = [await getTranslations(), await currentLocale(), await find(params)];
  const label = t('catalogue.page', { page: String(page) });
  return pageMetadata({
    locale,
    path: comparePagePath(page),
    title: `${t('compare.all')}: ${label}`,
    description: `${t('compare.metaDescription', { brand: brand.name })} ${label}`,
    image: `/og/${locale}/compare.png`,
  });
}

export default async function FurtherFiguresPage({ params }: Props) {
  const [t, locale, page] = [await getTranslations(), await currentLocale(), await find(params)];
  const products = getProducts(locale);
  const label = t('catalogue.page', { page: String(page) });
  const trail = [...(await productTrail('compare')), { label, path: comparePagePath(page) }];
  return (
    <PageShell path={comparePagePath(page)}>
      <PageHeader
        trail={trail}
        eyebrow={t('compare.eyebrow')}
        heading={`${t('compare.all')} (${label})`}
        lead={t('compare.allText')}
      />
      <div className="container-page section-y">
        <KeyFigures products={postsOnPage(products, page, productsPerPage)} />
        <RangePagination page={page} pages={pageCount(products.length, productsPerPage)} pathOf={comparePagePath} />
      </div>
    </PageShell>
  );
}
