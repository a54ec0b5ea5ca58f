import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { pageNumbersAfterFirst } from '@/lib/content/pagination';
import { productListPageSize } from '@/lib/content/product-list-page-size';
import { countCurrentProducts } from '@/lib/content/products';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { createPageMetadata } from '@/lib/seo';

export type PaginatedPageProps = { params: Promise<{ page: string }> };

/** Returns the numbers of the pages after the first as route parameters. */
export function generateProductListPageParams() {
  return pageNumbersAfterFirst(countCurrentProducts(), productListPageSize).map((page) => ({ page: String(page) }));
}

/**
 * Returns the page number in the route with its label and its additions to title and
 * description. Responds 404 to any other number.
 */
export async function resolvePageNumberAndTitles(params: PaginatedPageProps['params']) {
  const [t, { page }] = [await getTranslations(), await params];
  if (!generateProductListPageParams().some((known) => known.page === page)) notFound();
  return {
    page: Number(page),
    label: t('catalogue.page', { page }),
    titled: (title: string) => t('blog.pageTitle', { title, page }),
    described: (description: string) => t('catalogue.pageDescription', { description, page }),
  };
}

/** Returns the metadata of a further page, based on that of the first. Each page is its own canonical. */
export async function createPaginatedMetadata(
  params: PaginatedPageProps['params'],
  pathOf: (page: number) => string,
  first: { title: string; description: string; image: string },
) {
  const [{ page, described, titled }, locale] = [await resolvePageNumberAndTitles(params), await currentLocale()];
  return createPageMetadata({
    locale,
    path: pathOf(page),
    title: titled(first.title),
    description: described(first.description),
    image: `/og/${locale}/${first.image}.png`,
  });
}
