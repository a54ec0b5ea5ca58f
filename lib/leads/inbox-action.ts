import 'server-only';
import { revalidatePath } from 'next/cache';
import { z } from 'zod';
import { permissions } from '@/lib/auth/permissions';
import { failureResult, staffAction, staffFormAction } from '@/lib/auth/staff-action';
import { invalidAssignee } from '@/lib/supabase/error-codes';

/** What every inbox action starts with: the member's client and id, and the texts in the language of the form. */
export const inboxAction = (data: FormData) => staffAction(data, permissions.leads, 'inbox');

/** As `inboxAction`, for a form that holds text: a session that has ended is a result (see `staffFormAction`). */
export const inboxFormAction = (data: FormData) => staffFormAction(data, permissions.leads, 'inbox');

/** The texts of the inbox in the language of a form. */
export type InboxTexts = Awaited<ReturnType<typeof inboxAction>>['t'];

/**
 * The result for a change that the back end did not make: the reason, if the reader can do something about it,
 * otherwise a reference to the log line.
 */
export function inboxFailure(t: InboxTexts, error: { code?: string }, what: string) {
  if (error.code === invalidAssignee)
    return { ok: false, error: 'inbox.cannotTake', message: t('cannotTake') } as const;
  return failureResult('inbox', t, { code: error.code }, what);
}

/** Invalidates the pages that show leads. */
export function refreshInbox(): void {
  revalidatePath('/[locale]/admin/leads', 'page');
  revalidatePath('/[locale]/admin/leads/[kind]/[id]', 'page');
}

// Forms and pasted text use several kinds of line breaks, and the database accepts one; other control characters are
// invisible.
const breaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const unseen = /(?![\n\t])\p{Cc}/gu;

/** Text written by staff, of any number of lines and at most `max` characters, as the database stores it. */
export const staffText = (max: number) =>
  z
    .string()
    .transform((text) => text.replace(breaks, '\n').replace(unseen, '').trim())
    .pipe(z.string().max(max));
