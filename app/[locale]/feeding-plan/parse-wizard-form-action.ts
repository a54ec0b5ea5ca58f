'use server';

import type { WizardFormResult } from '@/components/feeding-plan/wizard/wizard-form-action-type';
import { paramsToAnswers, wizardAnswersToParams } from '@/lib/feeding/answers';
import { answersToProfile } from '@/lib/feeding/answers-to-profile';
import { convertFormToSearchParams } from '@/lib/forms/form-values';

/**
 * Parses the complete form posted by a browser without JavaScript, so that the page can render the plan. Nothing is
 * stored.
 */
export async function parseWizardForm(_: unknown, data: FormData): Promise<WizardFormResult> {
  const answers = paramsToAnswers(convertFormToSearchParams(data));
  const checked = answersToProfile(answers);
  const params = wizardAnswersToParams(answers).toString();
  if (checked.ok) return { ok: true, answers: params };
  return { ok: false, error: 'wizard.summary', message: '', fields: checked.errors, answers: params };
}
