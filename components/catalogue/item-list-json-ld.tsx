import { JsonLd } from '@/components/json-ld';
import { brand } from '@/lib/brand';
import type { Product } from '@/lib/content/products';
import { currentLocale } from '@/lib/i18n/navigation';
import { localePath } from '@/lib/i18n/paths';

/** The products of a page as a list for search engines. */
export async function ItemListJsonLd({ products }: { products: Product[] }) {
  const locale = await currentLocale();
  const itemListElement = products.map(({ path, words }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: words.name,
    url: new URL(localePath(locale, path), brand.url).href,
  }));
  return <JsonLd data={{ '@context': 'https://schema.org', '@type': 'ItemList', itemListElement }} />;
}
