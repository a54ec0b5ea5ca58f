import { brand } from '@/lib/config/brand';
import type { VetFirstPlanResult } from '@/lib/feeding/build-plan';
import { listHealthOptions } from '@/lib/feeding-plan/answer-text';
import { buildWizardAnswerLabels } from '@/lib/feeding-plan/build-wizard-answer-labels';
import { getTranslatorForSpecies } from '@/lib/feeding-plan/translator-for-species';
import { buildAnimalDocumentBaseModel } from './animal-document-base-model';
import type { AnimalDocumentInput } from './animal-document-input-type';

export type VetSummaryModel = ReturnType<typeof buildVetSummaryModel>;

/** Why an animal is for the vet first: ticked options, and causes beside them; and notes for the time until then. */
export type VetFirstReasonsAndNotes = Pick<VetFirstPlanResult, 'reasons' | 'causes' | 'notes'>;

/** The content of the vet summary, in one language: the owner's answers and questions for the vet, but no amount. */
export function buildVetSummaryModel(
  { reasons, causes, notes }: VetFirstReasonsAndNotes,
  input: AnimalDocumentInput,
  name: string,
) {
  const { profile, locale } = input;
  const t = getTranslatorForSpecies(locale, profile.species);
  const paper = buildAnimalDocumentBaseModel(input, name);
  const labels = buildWizardAnswerLabels(locale, profile.species);
  return {
    ...paper,
    title: t('planPdf.vet.title', { name }),
    subject: t('planPdf.vet.subject', { brand: brand.name }),
    eyebrow: t('planPdf.vet.eyebrow'),
    /** What is written by hand. */
    lines: [t('planPdf.vet.owner'), t('footer.phone'), t('planPdf.vet.visit')],
    heading: t('planPdf.vet.why'),
    why: [
      ...(reasons.length > 0
        ? [t('plan.vetFirst.because', { conditions: listHealthOptions(reasons, 'inSentence', labels) })]
        : []),
      ...causes.map((cause) => t(`plan.vetFirst.causes.${cause}`)),
      ...notes.map((note) => t(`plan.notes.${note}`)),
      t('plan.vetFirst.text'),
    ],
    answers: { heading: t('planPdf.vet.answers'), rows: paper.answers.rows },
    questions: {
      heading: t('planPdf.vet.questions'),
      items: (['raw', 'limits', 'weight', 'medicines', 'checks'] as const).map((key) => t(`planPdf.vet.ask.${key}`)),
    },
    bring: {
      heading: t('plan.vetFirst.bring'),
      items: (['bringAnalysis', 'bringDiet', 'bringResults'] as const).map((key) => t(`plan.vetFirst.${key}`)),
    },
    notes: t('planPdf.vet.notes'),
  };
}
