import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Finder } from '@/components/catalogue/finder';
import { ItemListJsonLd } from '@/components/catalogue/item-list-json-ld';
import { PageHeader } from '@/components/editorial/page-header';
import { PageShell } from '@/components/layout/page-shell';
import { productTrail } from '@/components/product/product-trail';
import { getPage } from '@/lib/content/pages';
import { postsOnPage } from '@/lib/content/post-pages';
import { getProducts, listProducts } from '@/lib/content/products';
import { furtherPages, productsPerPage, rangePagePath } from '@/lib/content/range-pages';
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
    path: rangePagePath(page),
    title: `${t('pageTitles.fullRange')}: ${label}`,
    description: `${getPage('full-range', locale).metaDescription} ${label}`,
    image: `/og/${locale}/full-range.png`,
  });
}

export default async function FurtherRangePage({ params }: Props) {
  const [t, locale, page] = [await getTranslations('catalogue'), await currentLocale(), await find(params)];
  const products = getProducts(locale);
  const { eyebrow, heading, lead } = getPage('full-range', locale);
  const label = t('page', { page: String(page) });
  const trail = [...(await productTrail('fullRange')), { label, path: rangePagePath(page) }];
  return (
    <PageShell path={rangePagePath(page)}>
      <PageHeader trail={trail} eyebrow={eyebrow} heading={`${heading} (${label})`} lead={lead} />
      <ItemListJsonLd products={postsOnPage(products, page, productsPerPage)} />
      <Finder products={products} page={page} />
    </PageShell>
  );
}
