import 'server-only';
import { revalidatePath } from 'next/cache';
import type { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { logIncidentResult } from '@/lib/auth/action-guards';
import type { Json } from '@/lib/supabase/database.types';
import { invalidAssigneeCode } from '@/lib/supabase/error-codes';
import { leadStatuses } from './lead';

/** The texts of the inbox in the language of a form. */
export type InboxTranslator = Awaited<ReturnType<typeof getTranslations<'inbox'>>>;

/**
 * The result for a change that the back end did not make: the reason, if the reader can do something about it,
 * otherwise a reference to the log line.
 */
export function createInboxFailureResult(t: InboxTranslator, error: { code?: string }, what: string) {
  if (error.code === invalidAssigneeCode)
    return { ok: false, error: 'inbox.cannotTake', message: t('cannotTake') } as const;
  return logIncidentResult('inbox', t, { code: error.code }, what);
}

/** Invalidates the pages that show leads. */
export function revalidateInbox(): void {
  revalidatePath('/[locale]/admin/leads', 'page');
  revalidatePath('/[locale]/admin/leads/[kind]/[id]', 'page');
}

const savedSchema = z
  .object({
    saved: z.boolean(),
    version: z.number(),
    status: z.enum(leadStatuses),
    assignee: z.uuid().nullable(),
    updated_by: z.uuid().nullish(),
  })
  .transform(({ updated_by, ...rest }) => ({ ...rest, updatedBy: updated_by ?? null }));

/** The response of `save_lead`, parsed. */
export type SaveLeadResponse = z.output<typeof savedSchema>;

/**
 * The state of a lead after an attempt to save it, and whether it was saved; null when there is no such lead. Throws on
 * any other response.
 */
export function parseSaveLeadResponse(row: Json): SaveLeadResponse | null {
  return row === null ? null : savedSchema.parse(row);
}
