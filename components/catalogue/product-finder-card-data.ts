import { languageTag } from '@/lib/i18n/locales';
import { lowercaseLabelsAfterFirst } from '@/lib/i18n/lowercase-first';
import 'server-only';
import { getFormatter, getTranslations } from 'next-intl/server';
import { getPackPicture, type PictureFile } from '@/components/art/slot-and-pack-pictures';
import { toFilterableProduct } from '@/lib/content/filterable-products';
import type { FilterableProduct } from '@/lib/content/product-finder';
import {
  filterAndTranslateProductTags,
  getDictionaryEntry,
  getProductDictionary,
  type Product,
} from '@/lib/content/products';
import { localePath } from '@/lib/i18n/locale-paths';
import type { Locale } from '@/lib/i18n/locales';

/** The texts and figures of a product's card in one language. */
export type ProductFinderCardData = Record<'href' | 'protein' | 'name' | 'subtitle' | 'kcal' | 'formats', string> & {
  pack: Omit<PictureFile, 'alt'>;
  shares: string[];
  tags: string[];
};
/**
 * Labels shared by all cards of a language. In `learnMore` and `compare` every second part is for
 * screen readers; % stands for the product.
 */
export type ProductFinderCardLabels = { energyUnit: string; shares: string[]; learnMore: string[]; compare: string[] };
export type FilterableProductWithCard = FilterableProduct & { card: ProductFinderCardData };

/** Returns the shared labels of the cards in one language. */
export async function buildProductFinderCardLabels(locale: Locale): Promise<ProductFinderCardLabels> {
  const t = await getTranslations({ locale });
  const name = (chunks: string) => `\n${chunks}\n`;
  return {
    energyUnit: t('compare.energyUnits.asFed'),
    shares: [t('finder.figures.protein'), t('finder.figures.fat'), t('finder.figures.bone')],
    learnMore: t.markup('catalogue.learnMore', { product: '%', name }).split('\n'),
    compare: t.markup('finder.compareProduct', { product: '%', name }).split('\n'),
  };
}

/** Returns each product for the finder: facets, figures and card. */
export async function buildFilterableProductsWithCards(
  products: Product[],
  locale: Locale,
): Promise<FilterableProductWithCard[]> {
  const format = await getFormatter({ locale });
  const names = getProductDictionary(locale);
  const percent = (value: number) => format.number(value / 100, { style: 'percent', maximumFractionDigits: 1 });
  return products.map((product) => {
    const { path, proteins, copy, nutrition, bonePercent, formats, tags } = product;
    const card = {
      href: localePath(locale, path),
      protein: proteins[0] ?? '',
      pack: getPackPicture(product, locale),
      name: copy.name,
      subtitle: copy.subtitle,
      kcal: format.number(nutrition.kcal),
      shares: [nutrition.protein, nutrition.fat, bonePercent].map(percent),
      formats: format.list(
        lowercaseLabelsAfterFirst(
          formats.map((key) => getDictionaryEntry(names.formats, key).name),
          languageTag(locale),
        ),
      ),
      tags: filterAndTranslateProductTags(tags, locale),
    };
    return { ...toFilterableProduct(product), card };
  });
}
