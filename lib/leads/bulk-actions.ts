'use server';

import { z } from 'zod';
import type { ActionResult } from '@/lib/action-result';
import { requireRolesOrRedirect } from '@/lib/auth/action-guards';
import { rolesByPermission } from '@/lib/auth/permissions';
import { createInboxFailureResult, revalidateInbox } from './inbox-action-results';
import { decodeLeadIdAndVersion, leadStatuses } from './lead';

/** The result of changing several leads: `batch` undoes it, `changed` are the ids of those that were changed. */
export type BulkResult = ActionResult & { batch?: string; changed?: string[] };

const changesSchema = z
  .object({
    leads: z.array(z.object({})).min(1).max(200),
    status: z.enum(leadStatuses).or(z.literal('')),
    // Empty leaves it as it is; "nobody" is a value of its own.
    assignee: z.uuid().or(z.enum(['', 'me', 'none'])),
  })
  .refine(({ status, assignee }) => status || assignee);

const doneSchema = z.object({ batch: z.uuid().nullable(), changed: z.number(), ids: z.array(z.uuid()) });
const undoneSchema = z.object({ restored: z.number(), skipped: z.number() }).nullable();

/**
 * Sets the status, the assignee or both of several leads. Those that somebody else has changed since they were listed
 * stay as they are.
 */
export async function changeLeads(_previous: unknown, data: FormData): Promise<BulkResult> {
  const { supabase, user, t } = await requireRolesOrRedirect(data, rolesByPermission.leads, 'inbox');
  const leads = data.getAll('lead').flatMap((value) => decodeLeadIdAndVersion(value) ?? []);
  const parsed = changesSchema.safeParse({
    leads,
    status: data.get('status') ?? '',
    assignee: data.get('assignee') ?? '',
  });
  if (!parsed.success) return { ok: false, error: 'inbox.choose', message: t('choose') };
  const { status, assignee } = parsed.data;
  const response = await supabase.rpc('change_leads', {
    leads,
    ...(status && { new_status: status }),
    ...(assignee && {
      assign: true,
      new_assignee: assignee === 'me' ? user.id : assignee === 'none' ? null : assignee,
    }),
  });
  if (response.error) return createInboxFailureResult(t, response.error, 'leads not changed');
  const { batch, changed, ids } = doneSchema.parse(response.data);
  revalidateInbox();
  const missed = leads.filter(({ id }) => !ids.includes(id)).length;
  const rest = { batch: batch ?? undefined, changed: ids };
  if (missed === 0) return { ok: true, message: t('saved', { count: changed }), ...rest };
  const message = t('someConflict', { changed, missed });
  return { ok: false, error: 'inbox.conflict', message, ...rest };
}

/** Restores what the leads of a batch had before it, except those changed again since. */
export async function undoBulkLeadChange(_previous: unknown, data: FormData): Promise<ActionResult> {
  const { supabase, t } = await requireRolesOrRedirect(data, rolesByPermission.leads, 'inbox');
  const batch = z.uuid().safeParse(data.get('batch'));
  if (!batch.success) return { ok: false, error: 'inbox.undoGone', message: t('undoGone') };
  const response = await supabase.rpc('undo_leads', { batch: batch.data });
  if (response.error) return createInboxFailureResult(t, response.error, 'change not undone');
  const undone = undoneSchema.parse(response.data);
  if (!undone) return { ok: false, error: 'inbox.undoGone', message: t('undoGone') };
  revalidateInbox();
  if (undone.skipped > 0) return { ok: false, error: 'inbox.undoneSome', message: t('undoneSome', undone) };
  return { ok: true, message: t('undone', { count: undone.restored }) };
}
