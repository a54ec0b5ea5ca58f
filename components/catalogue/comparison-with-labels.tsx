import { getTranslations } from 'next-intl/server';
import { sitePaths } from '@/lib/config/site-paths';
import { maxComparedProducts } from '@/lib/content/compared-products-limit';
import type { AnalysisBasis } from '@/lib/content/convert-constituents';
import { productLines } from '@/lib/content/product-facts-schema';
import { productListPageSize } from '@/lib/content/product-list-page-size';
import { getDictionaryEntry, getProductDictionary, type Product } from '@/lib/content/products';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { getNumberFormat } from '@/lib/i18n/formatters';
import { localePath } from '@/lib/i18n/locale-paths';
import { languageTag } from '@/lib/i18n/locales';
import { toComparedProducts } from './compared-product';
import { ComparisonIsland } from './comparison-island';

/** The comparison with all its labels, so that the browser needs no message catalogue. */
export async function ComparisonWithLabels({ products }: { products: Product[] }) {
  const t = await getTranslations('compare');
  const finder = await getTranslations('finder');
  const locale = await currentLocale();
  const names = getProductDictionary(locale);
  const many = products.length > productListPageSize;
  const basis = (key: AnalysisBasis) => ({ name: t(`bases.${key}`), note: t(`basisNotes.${key}`) });
  return (
    <ComparisonIsland
      products={many ? [] : toComparedProducts(products, locale)}
      source={many ? localePath(locale, `${sitePaths.compare}/products.json`) : null}
      lines={productLines.map((line) => ({ key: line, label: getDictionaryEntry(names.lines, line).name }))}
      bases={{ asFed: basis('asFed'), dryMatter: basis('dryMatter'), per1000kcal: basis('per1000kcal') }}
      languageTag={languageTag(locale)}
      labels={{
        choose: t('choose'),
        slot: t('slot', { number: '#' }),
        none: t('none'),
        hint: t('hint'),
        basis: t('basis'),
        print: t('print'),
        share: t('share'),
        result: t('result'),
        remove: t('remove', { product: '#' }),
        high: t('highest'),
        low: t('lowest'),
        same: t('same'),
        grams: getDictionaryEntry(names.units, 'g'),
        failed: finder('failed'),
        chosen: finder('compared', {
          count: '%',
          limit: getNumberFormat(languageTag(locale)).format(maxComparedProducts),
        }),
        lines: {
          ...names.analysis,
          energy: t('energy'),
          bone: t('bone'),
          statement: t('for'),
          contains: t('contains'),
          packs: t('packs'),
          tags: t('tags'),
        },
        energyUnits: {
          asFed: t('energyUnits.asFed'),
          dryMatter: t('energyUnits.dryMatter'),
          per1000kcal: t('energyUnits.per1000kcal'),
        },
      }}
    />
  );
}
