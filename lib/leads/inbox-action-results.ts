import 'server-only';
import { revalidatePath } from 'next/cache';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import type { ActionResult } from '@/lib/action-result';
import { logIncidentAndCreateResult } from '@/lib/auth/action-guards';
import type { StaffSession } from '@/lib/auth/require-staff';
import type { Locale } from '@/lib/i18n/locales';
import type { Json } from '@/lib/supabase/database.types';
import { invalidAssigneeCode } from '@/lib/supabase/error-codes';
import { isolateName } from '@/lib/text/isolated-names';
import { readUnsortedAssignees } from './assignees';
import { encodeLeadIdAndVersion, type LeadIdAndVersion, type LeadStatus, leadStatuses } from './lead';

type InboxTranslator = Awaited<ReturnType<typeof getTranslations<'inbox'>>>;

/** Invalidates the pages that show leads: what every action of the inbox ends with that changed something. */
export function revalidateInbox(): void {
  revalidatePath('/[locale]/admin/leads', 'page');
  revalidatePath('/[locale]/admin/leads/[kind]/[id]', 'page');
}

/**
 * The result for a change that the back end did not make: the reason, if the reader can do something about it,
 * otherwise a reference to the log line.
 */
export function createInboxFailureResult(t: InboxTranslator, error: { code?: string }, what: string) {
  if (error.code === invalidAssigneeCode)
    return { ok: false, error: 'inbox.cannotTake', message: t('cannotTake') } as const;
  return logIncidentAndCreateResult('inbox', t, { code: error.code }, what);
}

/** The fields of the form of a lead. */
export type LeadEditFieldName = 'lead' | 'status' | 'assignee' | 'seenStatus' | 'seenAssignee' | 'note';

type LeadStatusAndAssignee = { status: LeadStatus; assignee: string | null };

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
type SaveLeadResponse = z.output<typeof savedSchema>;

/**
 * The state of a lead after an attempt to save it, and whether it was saved; null when there is no such lead. Throws on
 * any other response.
 */
export function parseSaveLeadRpcResult(row: Json): SaveLeadResponse | null {
  return row === null ? null : savedSchema.parse(row);
}

type SaveAttempt = {
  lead: LeadIdAndVersion;
  /** The lead as somebody else has saved it. */
  saved: SaveLeadResponse;
  chosen: LeadStatusAndAssignee;
  /** What the form showed; a form rendered before an update of the site does not contain it. */
  seen: LeadStatusAndAssignee | undefined;
  note: string;
};

/**
 * The result of a save that follows somebody else's: their values beside those chosen here, theirs taken for the
 * fields not changed here, and the version that the next save is based on. Throws when the people cannot be read.
 */
export async function createLeadConflictResult(
  { supabase, user, locale, t }: Pick<StaffSession, 'supabase' | 'user'> & { locale: Locale; t: InboxTranslator },
  { lead, saved, chosen, seen, note }: SaveAttempt,
): Promise<ActionResult<LeadEditFieldName>> {
  const statuses = await getTranslations({ locale, namespace: 'admin.statuses' });
  const people = new Map((await readUnsortedAssignees(supabase)).map(({ id, name }) => [id, name]));
  const nameOf = (id: string | null) => {
    if (!id) return t('nobody');
    const name = people.get(id);
    return name ? isolateName(name) : t('somebody');
  };
  const theirs = { status: saved.status, assignee: saved.assignee };
  // Without it every field counts as chosen.
  const base = seen ?? theirs;
  const merged = {
    status: chosen.status === base.status ? theirs.status : chosen.status,
    assignee: chosen.assignee === base.assignee ? theirs.assignee : chosen.assignee,
  };
  const compare = (now: string, yours: string) => t('theirsYours', { theirs: now, yours });
  const fields = {
    ...(merged.status !== theirs.status && { status: compare(statuses(theirs.status), statuses(merged.status)) }),
    ...(merged.assignee !== theirs.assignee && { assignee: compare(nameOf(theirs.assignee), nameOf(merged.assignee)) }),
  };
  const taken = merged.status !== chosen.status || merged.assignee !== chosen.assignee;
  const same = taken ? 'conflictTaken' : 'conflictSame';
  // Somebody who has a lead open in two windows is not somebody else. Nobody made a change that a failed reply caused.
  const own = saved.updatedBy ? String(saved.updatedBy === user.id) : 'automatic';
  const by = { own, who: nameOf(saved.updatedBy) };
  return {
    ok: false,
    error: 'inbox.conflict',
    message: t(Object.keys(fields).length > 0 ? 'conflictDiffers' : same, by),
    fields,
    values: {
      status: merged.status,
      assignee: merged.assignee ?? '',
      note,
      lead: encodeLeadIdAndVersion({ ...lead, version: saved.version }),
      seenStatus: theirs.status,
      seenAssignee: theirs.assignee ?? '',
    },
  };
}
