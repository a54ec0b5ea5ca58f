import 'server-only';
import { getPackPicture, type PictureFile } from '@/components/art/slot-and-pack-pictures';
import type { ComparedProductFacts } from '@/lib/content/compare-nutrition';
import { legalFoodTypeKey } from '@/lib/content/legal-food-type-key';
import {
  filterAndTranslateProductTags,
  getDictionaryEntry,
  getProductDictionary,
  type Product,
} from '@/lib/content/products';
import { localePath } from '@/lib/i18n/locale-paths';
import type { Locale } from '@/lib/i18n/locales';

/** A product in the comparison table. */
export type ComparedProduct = ComparedProductFacts & {
  slug: string;
  name: string;
  href: string;
  protein: string;
  line: string;
  pack: Omit<PictureFile, 'alt'>;
  /** Labels per row of the table: statement, contains, packs, tags. */
  cells: Record<string, string[]>;
};

/** Returns products for the comparison table: figures, and texts in one language. */
export function toComparedProducts(products: Product[], locale: Locale): ComparedProduct[] {
  const names = getProductDictionary(locale);
  return products.map((product) => {
    const { slug, path, line, copy, proteins, nutrition, minerals, bonePercent, allergens, formats, tags } = product;
    return {
      slug,
      line,
      href: localePath(locale, path),
      name: copy.name,
      protein: proteins[0] ?? '',
      pack: getPackPicture(product, locale),
      nutrition,
      minerals,
      bonePercent,
      cells: {
        statement: [
          getDictionaryEntry(names.analysis, legalFoodTypeKey(product)),
          getDictionaryEntry(names.lifeStages, product.lifeStage),
        ],
        contains: allergens.map((key) => getDictionaryEntry(names.allergens, key)),
        packs: formats.map((key) => getDictionaryEntry(names.formats, key).name),
        tags: filterAndTranslateProductTags(tags, locale),
      },
    };
  });
}
