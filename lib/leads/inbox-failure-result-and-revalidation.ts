import 'server-only';
import { revalidatePath } from 'next/cache';
import type { getTranslations } from 'next-intl/server';
import { logIncidentAndCreateResult } from '@/lib/auth/action-guards';
import { invalidAssigneeCode } from '@/lib/supabase/error-codes';

/** The texts of the inbox in the language of a form. */
export type InboxTranslator = Awaited<ReturnType<typeof getTranslations<'inbox'>>>;

/**
 * The result for a change that the back end did not make: the reason, if the reader can do something about it,
 * otherwise a reference to the log line.
 */
export function createInboxFailureResult(t: InboxTranslator, error: { code?: string }, what: string) {
  if (error.code === invalidAssigneeCode)
    return { ok: false, error: 'inbox.cannotTake', message: t('cannotTake') } as const;
  return logIncidentAndCreateResult('inbox', t, { code: error.code }, what);
}

/** Invalidates the pages that show leads. */
export function revalidateInbox(): void {
  revalidatePath('/[locale]/admin/leads', 'page');
  revalidatePath('/[locale]/admin/leads/[kind]/[id]', 'page');
}
