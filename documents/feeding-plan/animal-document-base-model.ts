import { brand } from '@/lib/config/brand';
import { listWizardAnswerRows } from '@/lib/feeding-plan/answer-text';
import { buildWizardAnswerLabels } from '@/lib/feeding-plan/build-wizard-answer-labels';
import { planFormatterFor } from '@/lib/feeding-plan/plan-formatter-for';
import { getTranslatorForSpecies } from '@/lib/feeding-plan/translator-for-species';
import { formatLongDate } from '@/lib/i18n/formatters';
import { languageTag } from '@/lib/i18n/locales';
import type { AnimalDocumentInput } from './animal-document-input-type';
import { buildContactRows } from './contact-rows';

export type AnimalDocumentBaseModel = ReturnType<typeof buildAnimalDocumentBaseModel>;

const ageKeys = { years: 'planPdf.ageYears', months: 'planPdf.ageMonths', weeks: 'planPdf.ageWeeks' } as const;
// Beside the name, in the head.
const inHead: readonly string[] = ['dogName', 'age', 'weightKg'];

/** The content of every animal document, in its language. `name` is the animal's name as it can be printed. */
export function buildAnimalDocumentBaseModel(
  { profile, answers, locale, url, issuedOn }: AnimalDocumentInput,
  name: string,
) {
  const { species, age, weightKg } = profile;
  const t = getTranslatorForSpecies(locale, species);
  const tag = languageTag(locale);
  const form = planFormatterFor(locale);
  return {
    tag,
    name,
    brand: { name: brand.name, legalName: brand.legalName },
    facts: [t(ageKeys[age.unit], { value: form.number(age.value), count: age.value }), form.kilograms(weightKg)],
    issued: t('planPdf.issued', { date: formatLongDate(locale, issuedOn) }),
    link: { url, text: t('planPdf.open'), alt: t('planPdf.qr') },
    answers: {
      heading: t('wizard.yourAnswers'),
      rows: listWizardAnswerRows(answers, buildWizardAnswerLabels(locale, species))
        // Nothing to avoid is an answer too; other questions without one were optional.
        .filter(({ field }) => !inHead.includes(field) && (answers[field].length > 0 || field === 'excluded'))
        .map(({ label, value }) => ({ label, value: value || '–' })),
    },
    contact: { heading: t('plan.result.contact'), rows: buildContactRows(t, tag), site: new URL(brand.url).host },
  };
}
