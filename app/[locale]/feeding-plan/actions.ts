'use server';

import type { PostedAnswers } from '@/components/feeding/wizard/posted';
import { answersToParams, paramsToAnswers } from '@/lib/feeding/answers';
import { answersToProfile } from '@/lib/feeding/profile';

/** Reads the whole form of a browser without JavaScript; the page draws the plan from the answers. Nothing is stored. */
export async function readAnswers(_: unknown, data: FormData): Promise<PostedAnswers> {
  const pairs = [...data].map(([name, value]) => [name, typeof value === 'string' ? value : '']);
  const answers = paramsToAnswers(new URLSearchParams(pairs));
  const checked = answersToProfile(answers);
  const kept = answersToParams(answers).toString();
  if (checked.ok) return { ok: true, answers: kept };
  return { ok: false, error: 'wizard.summary', message: '', fields: checked.errors, answers: kept };
}
