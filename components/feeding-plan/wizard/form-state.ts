import type { AnswerErrors } from '@/lib/feeding/profile';

/**
 * What comes back when the browser posts the whole form itself: the answers as parameters, in order or with their
 * errors.
 */
export type PlanFormState =
  | { ok: true; answers: string }
  | { ok: false; error: string; message: string; fields: AnswerErrors; answers: string };
export type PlanAction = (previous: unknown, data: FormData) => Promise<PlanFormState>;
