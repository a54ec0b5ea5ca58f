import type { AnswerErrors } from '@/lib/feeding/answers-to-profile';
import type { RejectedPlanEmail } from '../export/export-types';

/**
 * The state after the browser has posted the whole form itself: the answers as parameters, in order or with their
 * errors. `mail` is there when it posted 'E-mail me the plan', which was not sent.
 */
export type WizardFormResult =
  | { ok: true; answers: string; mail?: RejectedPlanEmail }
  | { ok: false; error: string; message: string; fields: AnswerErrors; answers: string };
export type WizardFormAction = (previous: unknown, data: FormData) => Promise<WizardFormResult>;
