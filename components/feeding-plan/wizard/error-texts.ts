import { type AnswerFieldName, speciesOfWizardVariant, type WizardVariant } from '@/lib/feeding/answers';
import { weightBoundsKgBySpecies } from '@/lib/feeding/answers-to-profile';
import {
  bodyScoreBounds,
  type FeedingErrorKey,
  maxAgeYears,
  maxAnimalNameLength,
  maxPuppies,
} from '@/lib/feeding/schema';
import { fillTemplate } from '@/lib/i18n/fill-template';
import { getNumberFormat } from '@/lib/i18n/formatters';
import type { PlanWizardLabels } from '../plan-wizard-labels-type';

/** The text of an error key, with its limits as the language writes them. */
export function planWizardErrorText(
  error: FeedingErrorKey,
  { plan, tag }: PlanWizardLabels,
  variant: WizardVariant,
): string {
  const number = getNumberFormat(tag);
  const weight = weightBoundsKgBySpecies[speciesOfWizardVariant(variant)];
  const limits: Partial<Record<FeedingErrorKey, { min: number; max: number }>> = {
    nameTooLong: { min: 1, max: maxAnimalNameLength },
    puppiesInvalid: { min: 1, max: maxPuppies },
    bodyScoreInvalid: bodyScoreBounds,
  };
  const { min, max } = limits[error] ?? weight;
  // Both require a whole number from 1 on.
  const text = plan.errors[error === 'bodyScoreInvalid' ? 'puppiesInvalid' : error];
  return fillTemplate(text, {
    min: number.format(min),
    max: number.format(max),
    years: number.format(maxAgeYears),
  });
}

/** The text with which the page requires a field. */
function questionText(field: AnswerFieldName, { plan, wizard }: PlanWizardLabels): string {
  return field === 'ageUnit' ? plan.fields.ageUnit : wizard.asks[field];
}

/** A question and what is wrong with its answer, in one line. */
export function formatLabelledWizardError(
  field: AnswerFieldName,
  error: FeedingErrorKey,
  messages: PlanWizardLabels,
  variant: WizardVariant,
): string {
  const text = fillTemplate(messages.fact, {
    label: questionText(field, messages),
    value: planWizardErrorText(error, messages, variant),
  });
  // The mark of a question and a colon are not for one place.
  return text.replace(/([?;？])\s?[:：]/, '$1');
}
