import { getFormatter, getTranslations } from 'next-intl/server';
import { type AnalysisBasis, analysisBases, convertConstituents } from '@/lib/content/convert-constituents';
import { getDictionaryEntry, getProductDictionary, type Product } from '@/lib/content/products';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { formatNumberWithUnit } from '@/lib/i18n/format-quantity';
import { getNumberFormat } from '@/lib/i18n/formatters';
import { languageTag } from '@/lib/i18n/locales';
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

/** Shows the constituents on one basis in the language's statutory terms, each with a bar beside its figure. */
async function AnalysisTable({ product, basis }: { product: Product; basis: AnalysisBasis }) {
  const t = await getTranslations('product');
  const format = await getFormatter();
  const locale = await currentLocale();
  const { analysis, units } = getProductDictionary(locale);
  const rows = convertConstituents(product, basis);
  const max = basis === 'per1000kcal' ? Math.max(...rows.map(({ grams }) => grams)) : 100;
  const amount = (grams: number, trace: boolean) => {
    const digits = { minimumFractionDigits: trace ? 2 : 1, maximumFractionDigits: trace ? 2 : 1 };
    return basis === 'per1000kcal'
      ? formatNumberWithUnit(languageTag(locale), format.number(grams, digits), getDictionaryEntry(units, 'g'))
      : format.number(grams / 100, { style: 'percent', ...digits });
  };
  return (
    <table>
      <caption>{t(`basisNotes.${basis}`)}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('constituent')}</th>
          <th scope="col">{t('amount')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, grams, trace }) => (
          <tr key={key} style={{ '--share': `${(grams / max) * 100}%` } as React.CSSProperties}>
            <th scope="row" className={styles.name}>
              {getDictionaryEntry(analysis, key)}
            </th>
            <td className={styles.number}>{amount(grams, trace)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
