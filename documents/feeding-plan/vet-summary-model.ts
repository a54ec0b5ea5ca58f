import { brand } from '@/lib/config/brand';
import { getDictionary, term } from '@/lib/content/products';
import type { HealthOption } from '@/lib/feeding/health';
import type { VetFirstResult } from '@/lib/feeding/plan';
import type { AnimalProfile } from '@/lib/feeding/schema';
import { planFormatterFor } from '@/lib/feeding-plan/plan-formatter-for';
import { planTranslator } from '@/lib/feeding-plan/plan-translator';
import { listSeparators } from '@/lib/i18n/list-separators';
import { type Locale, languageTag } from '@/lib/i18n/locales';
import { contactRows } from './contact-rows';
import { ageKeys } from './model';

export type VetSheetModel = ReturnType<typeof vetSheetModel>;

/** Why an animal is for the vet first: ticked options, and causes beside them. */
export type VetReasons = Pick<VetFirstResult, 'reasons' | 'causes'>;

/** Everything the sheet for the vet says, in one language: what the owner answered and what to ask, but no amount. */
export function vetSheetModel({ reasons, causes }: VetReasons, profile: AnimalProfile, name: string, locale: Locale) {
  const t = planTranslator(locale, profile.species);
  const tag = languageTag(locale);
  const form = planFormatterFor(locale);
  const { age, size, bodyCondition, activity, currentDiet, firstTimeRaw, health, excluded } = profile;
  const { allergens } = getDictionary(locale);
  const list = (names: string[]) => names.join(listSeparators(tag).list);
  const dog = profile.species === 'dog';
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
    why: [
      ...(reasons.length > 0 ? [t('plan.vetFirst.because', { conditions: illness(reasons) })] : []),
      ...causes.map((cause) => t(`plan.vetFirst.causes.${cause}`)),
      t('plan.vetFirst.text'),
    ],
    answers: {
      heading: t('planPdf.vet.answers'),
      rows: [
        ...(dog ? [{ label: t('plan.fields.size'), value: t(`plan.options.size.${size}`) }] : []),
        { label: t('plan.fields.bodyCondition'), value: t(`plan.options.bodyCondition.${bodyCondition}`) },
        ...(dog ? [{ label: t('plan.fields.activity'), value: t(`plan.options.activity.${activity}`) }] : []),
        { label: t('plan.fields.currentDiet'), value: t(`plan.options.currentDiet.${currentDiet}`) },
        { label: t('plan.fields.firstTimeRaw'), value: t(`plan.options.yesNo.${firstTimeRaw}`) },
        { label: t('plan.fields.health'), value: illness(health) || '–' },
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
