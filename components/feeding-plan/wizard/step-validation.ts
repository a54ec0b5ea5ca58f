import type { AnswerFieldName, Answers } from '@/lib/feeding/answers';
import { type AnswerErrors, answersToProfile } from '@/lib/feeding/answers-to-profile';
import { findVariantFieldStepIndex, listWizardStepsOfVariant, type WizardStep } from '@/lib/feeding/wizard-steps';
import type { WizardView } from './wizard-url';

/** What is wrong at one step, by field. */
export function findStepErrors(answers: Answers, step: number): AnswerErrors {
  const checked = answersToProfile(answers);
  if (checked.ok) return {};
  const entries = Object.entries(checked.errors) as [AnswerFieldName, AnswerErrors[AnswerFieldName]][];
  return Object.fromEntries(entries.filter(([field]) => findVariantFieldStepIndex(answers.variant, field) === step));
}

/** The first step that is not in order; null when all are. */
export function findFirstIncompleteStepIndex(answers: Answers): number | null {
  const open = listWizardStepsOfVariant(answers.variant).findIndex(
    (_: WizardStep, step) => Object.keys(findStepErrors(answers, step)).length > 0,
  );
  return open === -1 ? null : open;
}

/** The requested view, or the first step before it that still needs an answer. */
export function reachableWizardView(answers: Answers, requestedView: WizardView): WizardView {
  const open = findFirstIncompleteStepIndex(answers);
  if (open === null) return requestedView;
  return requestedView === 'plan' ? open : Math.min(requestedView, open);
}
