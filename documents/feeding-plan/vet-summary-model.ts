import { brand } from '@/lib/config/brand';
import { getDictionary, term } from '@/lib/content/products';
import type { HealthOption } from '@/lib/feeding/health';
import type { DogProfile } from '@/lib/feeding/schema';
import { planFormatterFor } from '@/lib/feeding-plan/plan-formatter-for';
import { listSeparators } from '@/lib/i18n/list-separators';
import { type Locale, languageTag } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { contactRows } from './contact-rows';
import { ageKeys } from './model';

export type VetSheetModel = ReturnType<typeof vetSheetModel>;

/** Everything the sheet for the vet says, in one language: what the owner answered and what to ask, but no amount. */
export function vetSheetModel(reasons: HealthOption[], profile: DogProfile, name: string, locale: Locale) {
  const t = translator(locale);
  const tag = languageTag(locale);
  const form = planFormatterFor(locale);
  const { age, size, bodyCondition, activity, currentDiet, firstTimeRaw, health, excluded } = profile;
  const { allergens } = getDictionary(locale);
  const list = (names: string[]) => names.join(listSeparators(tag).list);
  const illness = (options: readonly HealthOption[]) =>
    list(options.map((option) => t(`plan.options.health.${option}`)));
  return {
    tag,
    name,
    brand: { name: brand.name, legalName: brand.legalName },
    title: t('planPdf.vet.title', { name }),
    subject: t('planPdf.vet.subject', { brand: brand.name }),
    eyebrow: t('planPdf.vet.eyebrow'),
    dog: [t(ageKeys[age.unit], { value: form.number(age.value), count: age.value }), form.kilograms(profile.weightKg)],
    heading: t('planPdf.vet.why'),
    why: [t('plan.vetFirst.because', { conditions: illness(reasons) }), t('plan.vetFirst.text')],
    answers: {
      heading: t('planPdf.vet.answers'),
      rows: [
        { label: t('plan.fields.size'), value: t(`plan.options.size.${size}`) },
        { label: t('plan.fields.bodyCondition'), value: t(`plan.options.bodyCondition.${bodyCondition}`) },
        { label: t('plan.fields.activity'), value: t(`plan.options.activity.${activity}`) },
        { label: t('plan.fields.currentDiet'), value: t(`plan.options.currentDiet.${currentDiet}`) },
        { label: t('plan.fields.firstTimeRaw'), value: t(`plan.options.yesNo.${firstTimeRaw}`) },
        { label: t('plan.fields.health'), value: illness(health) },
        { label: t('plan.fields.excluded'), value: list(excluded.map((word) => term(allergens, word))) || '–' },
      ],
    },
    questions: {
      heading: t('planPdf.vet.questions'),
      items: (['raw', 'limits', 'weight', 'medicines', 'checks'] as const).map((key) => t(`planPdf.vet.ask.${key}`)),
    },
    bring: {
      heading: t('plan.vetFirst.bring'),
      items: (['bringAnalysis', 'bringDiet', 'bringResults'] as const).map((key) => t(`plan.vetFirst.${key}`)),
    },
    notes: t('planPdf.vet.notes'),
    contact: {
      heading: t('plan.result.contact'),
      rows: contactRows(t, tag),
      site: new URL(brand.url).host,
    },
  };
}
