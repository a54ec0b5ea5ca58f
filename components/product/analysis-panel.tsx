import { getTranslations } from 'next-intl/server';
import { analysisBases } from '@/lib/content/convert-constituents';
import { getDictionaryEntry, getProductDictionary, type Product } from '@/lib/content/products';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { getNumberFormat } from '@/lib/i18n/formatters';
import { languageTag } from '@/lib/i18n/locales';
import { AnalysisTable } from './analysis-table';
import styles from './product.module.css';

/** Shows analytical constituents on three bases, switched by radio buttons and CSS alone, with the stated energy. */
export async function AnalysisPanel({ product }: { product: Product }) {
  const t = await getTranslations('product');
  const common = await getTranslations('common');
  const locale = await currentLocale();
  const { analysis } = getProductDictionary(locale);
  const number = getNumberFormat(languageTag(locale));
  const { kj, kcal } = product.nutrition;
  return (
    <section data-panel aria-labelledby="analysis-heading" className={`${styles.analysis} mt-12`}>
      <h2 id="analysis-heading" className="text-2xl">
        {getDictionaryEntry(analysis, 'analyticalConstituents')}
      </h2>
      <fieldset className={styles.switch} data-print="hide">
        <legend className="sr-only">{t('basis')}</legend>
        {analysisBases.map((basis) => (
          <label key={basis}>
            <input type="radio" name="basis" value={basis} defaultChecked={basis === 'asFed'} />
            <span>{t(`bases.${basis}`)}</span>
          </label>
        ))}
      </fieldset>
      {analysisBases.map((basis) => (
        <div key={basis} data-basis={basis}>
          <AnalysisTable product={product} basis={basis} />
        </div>
      ))}
      <p className="mt-6 font-bold">
        {common('fact', {
          label: getDictionaryEntry(analysis, 'metabolisableEnergy'),
          value: t('energyPer100g', { kj: number.format(kj), kcal: number.format(kcal) }),
        })}
      </p>
    </section>
  );
}
