import 'server-only';
import { getPack, type PictureSource } from '@/components/art/media';
import type { ComparedFacts } from '@/lib/content/compare-products';
import { legalFoodTypeKey } from '@/lib/content/legal-food-type';
import { dictionaryTerm, getDictionary, type Product, productTagNames } from '@/lib/content/products';
import type { Locale } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/paths';

/** A product in the comparison table. */
export type ComparedProduct = ComparedFacts & {
  slug: string;
  name: string;
  href: string;
  protein: string;
  line: string;
  pack: Omit<PictureSource, 'alt'>;
  /** Labels per row of the table: statement, contains, packs, tags. */
  cells: Record<string, string[]>;
};

/** Returns products for the comparison table: figures, and texts in one language. */
export function toComparedProducts(products: Product[], locale: Locale): ComparedProduct[] {
  const names = getDictionary(locale);
  return products.map((product) => {
    const { slug, path, line, copy, proteins, nutrition, minerals, bonePercent, allergens, formats, tags } = product;
    return {
      slug,
      line,
      href: localePath(locale, path),
      name: copy.name,
      protein: proteins[0] ?? '',
      pack: getPack(product, locale),
      nutrition,
      minerals,
      bonePercent,
      cells: {
        statement: [
          dictionaryTerm(names.analysis, legalFoodTypeKey(product)),
          dictionaryTerm(names.lifeStages, product.lifeStage),
        ],
        contains: allergens.map((key) => dictionaryTerm(names.allergens, key)),
        packs: formats.map((key) => dictionaryTerm(names.formats, key).name),
        tags: productTagNames(tags, locale),
      },
    };
  });
}
