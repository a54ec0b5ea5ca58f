import type { AnswerErrors } from '@/lib/feeding/answers-to-profile';

/**
 * The state after the browser has posted the whole form itself: the answers as parameters, in order or with their
 * errors.
 */
export type WizardFormResult =
  | { ok: true; answers: string }
  | { ok: false; error: string; message: string; fields: AnswerErrors; answers: string };
export type WizardFormAction = (previous: unknown, data: FormData) => Promise<WizardFormResult>;
