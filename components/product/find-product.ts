import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { getProduct, type getProductSegments, listProducts, type Product } from '@/lib/content/products';
import { currentLocale } from '@/lib/i18n/navigation';
import { pageMetadata } from '@/lib/seo';

type Prefix = Parameters<typeof getProductSegments>[0];

/** The product whose page lies at `{prefix}/{segment}`, in the page's language; the not-found page when there is none. */
export async function findProduct(prefix: Prefix, segment: string): Promise<Product> {
  const found = listProducts().get(`${prefix}/${segment}`);
  return found ? getProduct(found.slug, await currentLocale()) : notFound();
}

/** The Open Graph picture of a product page. */
export function productImage(locale: string, slug: string): string {
  return `/og/${locale}/product-${slug}.png`;
}

/** Title, description, alternates and picture of a product page. */
export async function productMetadata(prefix: Prefix, segment: string): Promise<Metadata> {
  const locale = await currentLocale();
  const { copy, path, slug } = await findProduct(prefix, segment);
  const t = await getTranslations('common');
  return pageMetadata({
    locale,
    path,
    title: t('fact', { label: copy.name, value: copy.kind }),
    description: copy.metaDescription,
    image: productImage(locale, slug),
  });
}
