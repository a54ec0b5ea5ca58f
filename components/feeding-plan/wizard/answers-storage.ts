import { type Answers, paramsToAnswers, type WizardVariant, wizardAnswersToParams } from '@/lib/feeding/answers';

const key = 'feeding-plan';

// Browsers may reject storage; the answers then last as long as the page, so a rejection is no error.

/** The answers saved in this tab; null without any. */
export function loadAnswers(variant: WizardVariant): Answers | null {
  try {
    const stored = sessionStorage.getItem(key);
    return stored === null ? null : { ...paramsToAnswers(new URLSearchParams(stored)), variant };
  } catch {
    return null;
  }
}

/** Saves the answers in this tab; null deletes them. */
export function saveAnswers(answers: Answers | null): void {
  try {
    if (answers) sessionStorage.setItem(key, wizardAnswersToParams(answers).toString());
    else sessionStorage.removeItem(key);
  } catch {}
}
