import { getTranslations } from 'next-intl/server';
import { getDictionaryEntry, getProductDictionary, type Product } from '@/lib/content/products';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { formatFigureRange } from '@/lib/i18n/format-quantity';
import { getNumberFormat } from '@/lib/i18n/formatters';
import { languageTag } from '@/lib/i18n/locales';
import { lowercaseLabelInSentence } from '@/lib/i18n/lowercase-first';
import { buildFeedingTableForFood, resolveFoodAgeClass } from './build-feeding-table';
import type { CalculatorKind } from './calculator-types';

/**
 * Amounts for ordinary weights, in the HTML itself. The caption names their unit: beside each it would break lines on a
 * phone.
 */
export async function FeedingTable({ product, kind }: { product: Product; kind: CalculatorKind }) {
  const t = await getTranslations('calculator');
  const all = await getTranslations();
  const locale = await currentLocale();
  const { lifeStages } = getProductDictionary(locale);
  const tag = languageTag(locale);
  const number = getNumberFormat(tag);
  const { columns, rows } = buildFeedingTableForFood(product, kind);
  const age = resolveFoodAgeClass(product, kind);
  const ageLabel = lowercaseLabelInSentence(
    age === 'cat' ? getDictionaryEntry(lifeStages, product.lifeStage) : t(`ages.${age}`),
    tag,
  );
  const puppies = columns[0]?.by === 'puppyMonths';
  const caption = puppies
    ? t('examplesPuppy')
    : kind === 'maximum'
      ? t('examplesMaximum', { age: ageLabel })
      : t('examplesDaily', { age: ageLabel });
  const heading = {
    activity: (value: string) => t(`activities.${value as 'low'}`),
    lifestyle: (value: string) => t(`lifestyles.${value as 'indoor'}`),
    kittenMonths: (value: string) => t('kittenAge', { months: value }),
    puppyMonths: (value: string) => number.format(Number(value)),
  };
  const group = { activity: t('activity'), puppyMonths: t('months'), lifestyle: null, kittenMonths: null }[
    columns[0]?.by ?? 'activity'
  ];
  return (
    <div data-examples className="mt-14">
      <h3>{t('examples')}</h3>
      <table className="mt-4 max-w-3xl max-sm:[&_:is(th,td)]:pe-2 [&_th]:wrap-normal">
        <caption>{caption}</caption>
        <thead>
          {group && (
            <tr className="[&>*]:border-0 [&>*]:pb-0">
              <td />
              <th scope="colgroup" colSpan={columns.length}>
                {group}
              </th>
            </tr>
          )}
          <tr>
            <th scope="col">{puppies ? all('plan.fields.expectedKg') : t('weight')}</th>
            {columns.map(({ by, value }) => (
              <th key={value} scope="col">
                {heading[by](value)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ weightKg, grams }) => (
            <tr key={weightKg}>
              <th scope="row" className="whitespace-nowrap">
                {number.format(weightKg)}
              </th>
              {grams.map(({ min, max }, index) => (
                <td key={columns[index]?.value} className="whitespace-nowrap">
                  {min === max ? number.format(min) : formatFigureRange(tag, number.format(min), number.format(max))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {kind === 'cat' || kind === 'dog' ? (
        // About figures of the calculator, which needs JavaScript.
        <p className="mt-4 max-w-none text-muted text-sm noscript:hidden">
          {t(kind === 'cat' ? 'catDays' : 'dogDays')}
        </p>
      ) : (
        <p className="mt-4 max-w-none text-muted text-sm">{t('indicative')}</p>
      )}
    </div>
  );
}
