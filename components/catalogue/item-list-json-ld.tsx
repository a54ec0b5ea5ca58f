import { JsonLd } from '@/components/json-ld';
import type { Product } from '@/lib/content/products';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { pageUrl } from '@/lib/seo';

/** Structured data: the products of a page as a list. */
export async function ItemListJsonLd({ products }: { products: Product[] }) {
  const locale = await currentLocale();
  const itemListElement = products.map(({ path, copy }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: copy.name,
    url: pageUrl(locale, path),
  }));
  return <JsonLd data={{ '@context': 'https://schema.org', '@type': 'ItemList', itemListElement }} />;
}
