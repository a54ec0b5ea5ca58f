import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { formatProductPageTitle } from '@/lib/content/product-page-title';
import {
  getProductOrThrow,
  type listProductSegmentsUnderPrefix,
  type Product,
  readProductFactsByPath,
} from '@/lib/content/products';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { createPageMetadata } from '@/lib/seo';

type Prefix = Parameters<typeof listProductSegmentsUnderPrefix>[0];

/** Returns the product with the page `{prefix}/{segment}` in the page's language. Responds 404 if there is none. */
export async function requireProductOrNotFound(prefix: Prefix, segment: string): Promise<Product> {
  const found = readProductFactsByPath().get(`${prefix}/${segment}`);
  return found ? getProductOrThrow(found.slug, await currentLocale()) : notFound();
}

/** Returns the URL of a product page's Open Graph image. */
export function productOgImagePath(locale: string, slug: string): string {
  return `/og/${locale}/product-${slug}.png`;
}

/** Returns the title, description, alternates and image of a product page. */
export async function createProductMetadata(prefix: Prefix, segment: string): Promise<Metadata> {
  const locale = await currentLocale();
  const { copy, path, slug } = await requireProductOrNotFound(prefix, segment);
  return createPageMetadata({
    locale,
    path,
    title: formatProductPageTitle(copy, locale),
    description: copy.metaDescription,
    image: productOgImagePath(locale, slug),
  });
}
