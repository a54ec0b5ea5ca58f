'use server';

import { redirect } from 'next/navigation';
import type { RejectedPlanEmail } from '@/components/feeding-plan/export/export-types';
import type { WizardFormResult } from '@/components/feeding-plan/wizard/wizard-form-action-type';
import { sitePaths } from '@/lib/config/site-paths';
import { paramsToAnswers, wizardAnswersToParams } from '@/lib/feeding/answers';
import { answersToProfile } from '@/lib/feeding/answers-to-profile';
import { convertFormToSearchParams } from '@/lib/forms/form-values';
import { localePath } from '@/lib/i18n/locale-paths';
import { localeOrDefault } from '@/lib/i18n/locales';
import { emailPlan } from './export-actions';

/**
 * Parses the complete form posted by a browser without JavaScript, so that the page can render the plan; also the form
 * of the email under the plan, which returns with the plan unless it was sent. Nothing else is stored.
 */
export async function parseWizardForm(_: unknown, data: FormData): Promise<WizardFormResult> {
  const answers = paramsToAnswers(convertFormToSearchParams(data));
  const checked = answersToProfile(answers);
  const params = wizardAnswersToParams(answers).toString();
  if (checked.ok) return { ok: true, answers: params, mail: await mailPlanIfRequested(data) };
  return { ok: false, error: 'wizard.summary', message: '', fields: checked.errors, answers: params };
}

async function mailPlanIfRequested(data: FormData): Promise<RejectedPlanEmail | undefined> {
  const email = data.get('email');
  if (typeof email !== 'string') return undefined;
  const result = await emailPlan(data);
  if (!result.ok) return { email, consent: data.has('consent'), result };
  redirect(localePath(localeOrDefault(data.get('locale')), `${sitePaths.feedingPlan}/export-status/mail-sent`));
}
