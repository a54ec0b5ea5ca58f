import { languageTag } from '@/lib/i18n/locales';
import { lowercaseAllButFirst } from '@/lib/i18n/lowercase-first';
import 'server-only';
import { getFormatter, getTranslations } from 'next-intl/server';
import { getPack, type PictureSource } from '@/components/art/media';
import type { ProductFinderItem } from '@/lib/content/product-finder';
import { productFinderItem } from '@/lib/content/product-finder-items';
import { dictionaryTerm, getDictionary, type Product, productTagNames } from '@/lib/content/products';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/paths';

/** The texts and figures of a product's card in one language. */
export type CatalogueCardContent = Record<'href' | 'protein' | 'name' | 'subtitle' | 'kcal' | 'formats', string> & {
  pack: Omit<PictureSource, 'alt'>;
  shares: string[];
  tags: string[];
};
/**
 * Labels shared by all cards of a language. In `learnMore` and `compare` every second part is for
 * screen readers; % stands for the product.
 */
export type CatalogueCardLabels = { energyUnit: string; shares: string[]; learnMore: string[]; compare: string[] };
export type CatalogueItem = ProductFinderItem & { card: CatalogueCardContent };

/** Returns the shared labels of the cards in one language. */
export async function catalogueCardLabels(locale: Locale): Promise<CatalogueCardLabels> {
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
export async function catalogueItems(products: Product[], locale: Locale): Promise<CatalogueItem[]> {
  const format = await getFormatter({ locale });
  const names = getDictionary(locale);
  const percent = (value: number) => format.number(value / 100, { style: 'percent', maximumFractionDigits: 1 });
  return products.map((product) => {
    const { path, proteins, copy, nutrition, bonePercent, formats, tags } = product;
    const card = {
      href: localePath(locale, path),
      protein: proteins[0] ?? '',
      pack: getPack(product, locale),
      name: copy.name,
      subtitle: copy.subtitle,
      kcal: format.number(nutrition.kcal),
      shares: [nutrition.protein, nutrition.fat, bonePercent].map(percent),
      formats: format.list(
        lowercaseAllButFirst(
          formats.map((key) => dictionaryTerm(names.formats, key).name),
          languageTag(locale),
        ),
      ),
      tags: productTagNames(tags, locale),
    };
    return { ...productFinderItem(product), card };
  });
}
