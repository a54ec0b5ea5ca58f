import { type Locale, languageTag } from '@/lib/i18n/locales';
import { lowercaseLabelInSentence } from '@/lib/i18n/lowercase-first';
import { getTranslator } from '@/lib/i18n/translator';
import type { ProductCopy } from './product-copy-schema';

/** The title of a product page: its `metaTitle`, otherwise name and kind. */
export function formatProductPageTitle(
  { name, kind, metaTitle }: Pick<ProductCopy, 'name' | 'kind' | 'metaTitle'>,
  locale: Locale,
): string {
  return (
    metaTitle ??
    getTranslator(locale)('common.fact', { label: name, value: lowercaseLabelInSentence(kind, languageTag(locale)) })
  );
}
