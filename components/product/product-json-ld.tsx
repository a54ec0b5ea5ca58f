import { JsonLd } from '@/components/json-ld';
import { brand } from '@/lib/config/brand';
import { convertConstituents } from '@/lib/content/convert-constituents';
import { getDictionaryEntry, getProductDictionary, type Product } from '@/lib/content/products';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { absoluteUrl, pageUrl } from '@/lib/seo';
import { productOgImagePath } from './product-route-data';

/**
 * Structured data of a product: name, code, image and stated analysis. No offers and no
 * ratings, because the site has none.
 */
export async function ProductJsonLd({ product }: { product: Product }) {
  const locale = await currentLocale();
  const { analysis } = getProductDictionary(locale);
  const { slug, copy, path, code, nutrition } = product;
  const property = (name: string, value: number, unitText: string) => ({
    '@type': 'PropertyValue',
    name,
    value,
    unitText,
  });
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: copy.name,
        description: copy.shortDescription,
        url: pageUrl(locale, path),
        image: absoluteUrl(productOgImagePath(locale, slug)),
        sku: code,
        category: copy.kind,
        brand: { '@type': 'Brand', name: brand.name },
        additionalProperty: [
          property(getDictionaryEntry(analysis, 'metabolisableEnergy'), nutrition.kcal, 'kcal/100 g'),
          property(getDictionaryEntry(analysis, 'metabolisableEnergy'), nutrition.kj, 'kJ/100 g'),
          ...convertConstituents(product, 'asFed').map(({ key, grams }) =>
            property(getDictionaryEntry(analysis, key), grams, 'g/100 g'),
          ),
        ],
      }}
    />
  );
}
