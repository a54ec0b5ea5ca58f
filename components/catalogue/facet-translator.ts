import { getTranslations } from 'next-intl/server';
import type { ProductFinderGroup } from '@/lib/content/product-finder';
import { lowBonePercent } from '@/lib/content/product-finder-items';
import { dictionaryTerm, getDictionary } from '@/lib/content/products';
import { numberFormat } from '@/lib/i18n/formatters';
import { languageTag } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/navigation';

export type FacetTranslator = (group: ProductFinderGroup, value: string) => string;

/** Returns the labels of the facets in the page's language. Throws for a value without a label. */
export async function facetTranslator(): Promise<FacetTranslator> {
  const t = await getTranslations('finder');
  const locale = await currentLocale();
  const dictionary = getDictionary(locale);
  const percent = numberFormat(languageTag(locale), { style: 'percent' }).format(lowBonePercent / 100);
  const names: Record<ProductFinderGroup, (value: string) => string> = {
    species: (value) => dictionaryTerm(dictionary.species, value),
    need: (value) => t(`needs.${value as 'growth'}`),
    protein: (value) => dictionaryTerm(dictionary.proteins, value),
    without: (value) => dictionaryTerm(dictionary.allergens, value),
    stage: (value) => dictionaryTerm(dictionary.lifeStages, value),
    kind: (value) => t(`kinds.${value as 'complete'}`),
    format: (value) => dictionaryTerm(dictionary.formats, value).name,
    bone: (value) => t(`bones.${value as 'low'}`, { percent }),
  };
  return (group, value) => names[group](value);
}
