import { getTranslations } from 'next-intl/server';
import { maxLowBonePercent } from '@/lib/content/filterable-products';
import type { ProductFilterGroupKey } from '@/lib/content/product-finder';
import { getDictionaryEntry, getProductDictionary } from '@/lib/content/products';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { getNumberFormat } from '@/lib/i18n/formatters';
import { languageTag } from '@/lib/i18n/locales';

export type FacetTranslator = (group: ProductFilterGroupKey, value: string) => string;

/** Returns the labels of the facets in the page's language. Throws for a value without a label. */
export async function getFacetTranslator(): Promise<FacetTranslator> {
  const t = await getTranslations('finder');
  const locale = await currentLocale();
  const dictionary = getProductDictionary(locale);
  const percent = getNumberFormat(languageTag(locale), { style: 'percent' }).format(maxLowBonePercent / 100);
  const names: Record<ProductFilterGroupKey, (value: string) => string> = {
    species: (value) => getDictionaryEntry(dictionary.species, value),
    need: (value) => t(`needs.${value as 'growth'}`),
    protein: (value) => getDictionaryEntry(dictionary.proteins, value),
    without: (value) => getDictionaryEntry(dictionary.allergens, value),
    stage: (value) => getDictionaryEntry(dictionary.lifeStages, value),
    kind: (value) => t(`kinds.${value as 'complete'}`),
    format: (value) => getDictionaryEntry(dictionary.formats, value).name,
    bone: (value) => t(`bones.${value as 'low'}`, { percent }),
  };
  return (group, value) => names[group](value);
}
