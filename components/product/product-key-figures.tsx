import { getTranslations } from 'next-intl/server';
import type { Product } from '@/lib/content/products';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { getNumberFormat } from '@/lib/i18n/formatters';
import { languageTag } from '@/lib/i18n/locales';

/** Shows the stated energy, bone, protein and fat in the page's largest type. */
export async function ProductKeyFigures({ product: { nutrition, bonePercent } }: { product: Product }) {
  const t = await getTranslations('product');
  const locale = await currentLocale();
  const percent = getNumberFormat(languageTag(locale), { style: 'percent', maximumFractionDigits: 1 });
  const figures = [
    {
      label: t('kcalPer100gLabel'),
      value: nutrition.kcal,
      format: getNumberFormat(languageTag(locale)),
    },
    { label: t('bone'), value: bonePercent / 100, format: percent },
    { label: t('protein'), value: nutrition.protein / 100, format: percent },
    { label: t('fat'), value: nutrition.fat / 100, format: percent },
  ];
  return (
    <div className="relative bg-field-deep text-field-foreground">
      <dl className="container-page grid grid-cols-2 gap-x-8 gap-y-6 py-8 md:grid-cols-4 lg:py-10">
        {figures.map(({ label, value, format }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="font-normal text-sm">{label}</dt>
            <dd className="headline whitespace-nowrap text-5xl tabular-nums lg:text-6xl">
              {format.formatToParts(value).map(({ type, value: part }) =>
                // The percent sign and its space are smaller.
                type === 'percentSign' || type === 'literal' ? (
                  <span key={type} className="text-[0.55em]">
                    {part}
                  </span>
                ) : (
                  part
                ),
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
