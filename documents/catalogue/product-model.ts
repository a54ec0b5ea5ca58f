import { legalFoodTypeKey } from '@/lib/content/legal-food-type-key';
import { productColours } from '@/lib/content/product-colours';
import { getDictionaryEntry, getProductDictionary, type Product } from '@/lib/content/products';
import { formatNumberWithUnit } from '@/lib/i18n/format-quantity';
import { getDateTimeFormat, getNumberFormat } from '@/lib/i18n/formatters';
import { dateLanguageTag, type Locale, languageTag } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';
import { pageUrl } from '@/lib/seo';

const analysis = [
  ['crudeProtein', 'protein'],
  ['crudeFat', 'fat'],
  ['crudeAsh', 'ash'],
  ['crudeFibre', 'fibre'],
  ['moisture', 'moisture'],
  ['carbohydratesNfe', 'carbs'],
] as const;

/** Returns the content of a product's page. */
export function buildCatalogueProductModel(product: Product, locale: Locale, t: Translator) {
  const names = getProductDictionary(locale);
  const tag = languageTag(locale);
  const number = getNumberFormat(tag);
  const percent = (value: number, minimumFractionDigits = 0) =>
    getNumberFormat(tag, { style: 'percent', minimumFractionDigits, maximumFractionDigits: 1 }).format(value / 100);
  const { copy, slug, code, nutrition } = product;
  return {
    slug,
    code,
    ...copy,
    ...productColours(product),
    url: pageUrl(locale, product.path),
    pack: `packs/${slug}-${product.formats[0]}`,
    statement: getDictionaryEntry(names.analysis, legalFoodTypeKey(product)),
    availableFrom:
      product.availableFrom &&
      t('product.availableFrom', {
        date: getDateTimeFormat(dateLanguageTag(locale), {
          day: 'numeric',
          month: 'numeric',
          year: 'numeric',
          timeZone: 'UTC',
        }).format(new Date(product.availableFrom)),
      }),
    ingredients: product.ingredients.map(({ key, percent: share }) => ({
      name: getDictionaryEntry(names.ingredients, key),
      share,
      percent: percent(share),
    })),
    bone: t('product.bonePercent', { percent: percent(product.bonePercent) }),
    additives: product.additives.map(({ key, code, amount, unit }) => ({
      name: `${getDictionaryEntry(names.additives, key)} (${code})`,
      amount: formatNumberWithUnit(
        tag,
        number.format(amount),
        getDictionaryEntry(names.units, unit === 'IU/kg' ? 'iu' : 'mg'),
      ),
    })),
    analysis: analysis.map(([name, field]) => ({
      name: getDictionaryEntry(names.analysis, name),
      percent: percent(nutrition[field], 1),
    })),
    energy: [
      { value: number.format(nutrition.kcal), unit: getDictionaryEntry(names.units, 'kcal') },
      { value: number.format(nutrition.kj), unit: getDictionaryEntry(names.units, 'kj') },
    ],
    formats: product.formats.map((format) => getDictionaryEntry(names.formats, format)),
  };
}
