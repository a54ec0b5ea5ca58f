import { getTranslations } from 'next-intl/server';
import { getDictionaryEntry, getProductDictionary, type Product } from '@/lib/content/products';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { formatNumberWithUnit } from '@/lib/i18n/format-quantity';
import { getNumberFormat } from '@/lib/i18n/formatters';
import { languageTag } from '@/lib/i18n/locales';
import { insertJoiners } from '@/lib/text/insert-joiners';
import styles from './product.module.css';

/** Shows nutritional additives per kg with their code and amount. */
export async function AdditivesTable({ product: { additives } }: { product: Product }) {
  const t = await getTranslations('product');
  const locale = await currentLocale();
  const names = getProductDictionary(locale);
  const tag = languageTag(locale);
  const unit = { 'IU/kg': getDictionaryEntry(names.units, 'iu'), 'mg/kg': getDictionaryEntry(names.units, 'mg') };
  return (
    <section aria-labelledby="additives-heading" className="mt-12">
      <h3 id="additives-heading">{getDictionaryEntry(names.analysis, 'additivesPerKg')}</h3>
      {additives.length === 0 ? (
        <p>{t('noAdditives')}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{getDictionaryEntry(names.analysis, 'nutritionalAdditives')}</th>
              <th scope="col" className="wrap-break-word">
                {t('codeOfAdditive')}
              </th>
              <th scope="col" className={styles.number}>
                {t('amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {additives.map(({ key, code, amount, unit: measure }) => (
              <tr key={code}>
                <th scope="row" className={styles.name}>
                  {insertJoiners(getDictionaryEntry(names.additives, key))}
                </th>
                <td>{code}</td>
                <td className={styles.number}>
                  {formatNumberWithUnit(tag, getNumberFormat(tag).format(amount), unit[measure])}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
