import { JsonLd } from '@/components/json-ld';
import { brand } from '@/lib/config/brand';
import { convertConstituents } from '@/lib/content/convert-constituents';
import { dictionaryTerm, getDictionary, type Product } from '@/lib/content/products';
import { currentLocale } from '@/lib/i18n/navigation';
import { absoluteUrl, pageUrl } from '@/lib/seo';
import { productOgImagePath } from './find-product';

/**
 * Structured data of a product: name, code, image and stated analysis. No offers and no
 * ratings, because the site has none.
 */
export async function ProductJsonLd({ product }: { product: Product }) {
  const locale = await currentLocale();
  const { analysis, lines } = getDictionary(locale);
  const { slug, copy, path, code, line, nutrition } = product;
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
        category: dictionaryTerm(lines, line).name,
        brand: { '@type': 'Brand', name: brand.name },
        additionalProperty: [
          property(dictionaryTerm(analysis, 'metabolisableEnergy'), nutrition.kcal, 'kcal/100 g'),
          property(dictionaryTerm(analysis, 'metabolisableEnergy'), nutrition.kj, 'kJ/100 g'),
          ...convertConstituents(product, 'asFed').map(({ key, grams }) =>
            property(dictionaryTerm(analysis, key), grams, 'g/100 g'),
          ),
        ],
      }}
    />
  );
}
