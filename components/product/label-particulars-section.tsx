import { getTranslations } from 'next-intl/server';
import { BrandPostalAddress } from '@/components/sections/brand-postal-address';
import { brand } from '@/lib/config/brand';
import { legalFoodTypeKey } from '@/lib/content/legal-food-type-key';
import { getDictionaryEntry, getProductDictionary, type Product } from '@/lib/content/products';
import { isSwitchedOffInLocale } from '@/lib/content/switched-off';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { languageTag } from '@/lib/i18n/locales';
import { lowercaseLabelInSentence } from '@/lib/i18n/lowercase-first';
import { localePunctuation } from '@/lib/i18n/punctuation';
import styles from './product.module.css';

/** Shows the statutory label information: kind of food, net weight, manufacturer and contact. */
export async function LabelParticularsSection({ product }: { product: Product }) {
  const t = await getTranslations('product');
  const common = await getTranslations('common');
  const locale = await currentLocale();
  const { analysis, formats, lifeStages, species } = getProductDictionary(locale);
  const rows = [
    { label: t('code'), value: product.code },
    { label: t('statement'), value: getDictionaryEntry(analysis, legalFoodTypeKey(product)) },
    { label: t('species'), value: getDictionaryEntry(species, product.species) },
    { label: t('lifeStage'), value: getDictionaryEntry(lifeStages, product.lifeStage) },
    {
      label: getDictionaryEntry(analysis, 'netWeight'),
      value: product.formats.map((key) => (
        <span key={key} className="block">
          {common('fact', {
            label: getDictionaryEntry(formats, key).name,
            value: lowercaseLabelInSentence(getDictionaryEntry(formats, key).detail, languageTag(locale)),
          })}
        </span>
      )),
    },
    { label: getDictionaryEntry(analysis, 'bestBefore'), value: t('onPack') },
    { label: getDictionaryEntry(analysis, 'batch'), value: t('onPack') },
    {
      label: t('operator'),
      value: (
        <>
          {brand.legalName}, <BrandPostalAddress />
        </>
      ),
    },
    { label: getDictionaryEntry(analysis, 'approvalNumber'), value: brand.approvalNumber },
  ];
  return (
    <section aria-labelledby="label-heading" className="later bg-surface [--tall:66rem] lg:[--tall:42rem]">
      <div className="container-page section-y">
        <h2 id="label-heading">{t('label')}</h2>
        <dl className={styles.label}>
          {rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div>
            <dt>{t('contact')}</dt>
            <dd className="flex flex-col items-start gap-2">
              <a href={`tel:${brand.phone}`} className="link inline-flex min-h-8 items-center pointer-coarse:min-h-11">
                {brand.phoneDisplay}
              </a>
              <a
                href={`mailto:${brand.email}`}
                className="link inline-flex min-h-8 items-center pointer-coarse:min-h-11"
              >
                {brand.email}
              </a>
            </dd>
          </div>
        </dl>
        <p className="mt-6 font-bold">
          {getDictionaryEntry(analysis, 'petFoodOnly') + localePunctuation(languageTag(locale)).stop}
        </p>
        {product.statement === 'complete' && !isSwitchedOffInLocale(locale, 'certifications', 'fediaf') && (
          <p className="mt-1 text-muted text-sm">{t('formulated', { guidelines: brand.guidelines })}</p>
        )}
      </div>
    </section>
  );
}
