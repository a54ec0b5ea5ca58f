import { getTranslations } from 'next-intl/server';
import type { Product } from '@/lib/content/products';
import { catWeightBoundsKg, dogWeightBoundsKg } from '@/lib/feeding/schema';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { getNumberFormat } from '@/lib/i18n/formatters';
import { languageTag } from '@/lib/i18n/locales';
import { CalculatorForm } from './calculator-form';
import { computeCalculatorOutput } from './compute-calculator-output';
import {
  buildCalculatorChoiceFields,
  createInitialProductCalculatorValues,
  createProductCalculatorSettings,
} from './create-calculator-props';
import { FeedingTable } from './feeding-table';

/** How much of a product an animal gets: a form with its result, and a table of examples that needs no script. */
export async function CalculatorSection({ product }: { product: Product }) {
  const t = await getTranslations('calculator');
  const nav = await getTranslations('nav');
  const settings = await createProductCalculatorSettings(product);
  const values = createInitialProductCalculatorValues(product, settings.kind);
  const initial = computeCalculatorOutput(settings, values);
  if (!initial.ok) throw new Error(`${product.slug}: the calculator starts with values it refuses (${initial.error})`);
  const number = getNumberFormat(languageTag(await currentLocale()));
  const { kind } = settings;
  const { min, max } = kind === 'cat' ? catWeightBoundsKg : dogWeightBoundsKg;
  return (
    <section
      id="amounts"
      aria-labelledby="amounts-heading"
      data-field="ink"
      className="later painted [--tall:112rem] lg:[--tall:87rem]"
    >
      <div className="container-page section-y">
        <h2 id="amounts-heading" className="text-4xl">
          {kind === 'maximum' ? t('headingMaximum') : t('heading')}
        </h2>
        <div className="hidden noscript:block">
          <p className="lead mt-8">{t('withoutScript')}</p>
          <p className="note">{t('vetLine')}</p>
          <p className="mt-6" data-print="hide">
            <a href={settings.planPath} className="link inline-flex min-h-11 items-center font-bold">
              {nav('feedingPlan')}
            </a>
          </p>
        </div>
        <CalculatorForm
          settings={settings}
          values={values}
          initial={initial}
          choices={await buildCalculatorChoiceFields(kind)}
          labels={{
            weight: t('weight'),
            weightHint: t('weightHint', { min: number.format(min), max: number.format(max) }),
            age: t('age'),
            submit: t('submit'),
            indicative: t('indicative'),
            method: t('method'),
            months: t('months'),
            monthsHint: t('monthsHint'),
            vet: t('vetLine'),
            plan: t('plan'),
          }}
        />
        <FeedingTable product={product} kind={kind} />
      </div>
    </section>
  );
}
