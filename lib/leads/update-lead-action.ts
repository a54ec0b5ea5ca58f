'use server';

import { z } from 'zod';
import type { ActionResult } from '@/lib/action-result';
import { logIncidentAndCreateResult, requireRolesOrRejectedResult } from '@/lib/auth/action-guards';
import { rolesByPermission } from '@/lib/auth/permissions';
import { createMultiLineTextSchema } from '@/lib/forms/field-schemas';
import {
  createInboxFailureResult,
  createLeadConflictResult,
  type LeadEditFieldName,
  parseSaveLeadRpcResult,
  revalidateInbox,
} from './inbox-action-results';
import { decodeLeadIdAndVersion, leadStatuses } from './lead';

const person = z
  .uuid()
  .or(z.literal(''))
  .transform((id) => id || null);
const changesSchema = z.object({
  status: z.enum(leadStatuses),
  assignee: person,
  note: createMultiLineTextSchema(10_000),
});
const seenSchema = z.object({ status: z.enum(leadStatuses), assignee: person });

/**
 * Saves status, assignee and a note of one lead. If somebody else has changed the lead since the form was rendered,
 * nothing is stored: the result shows their values beside those chosen here, takes theirs for fields not changed here,
 * and carries the version that the next save is based on. The SQL function `save_lead` compares the versions, and its
 * triggers do the rest in the same transaction: `private.stamp_lead` checks the assignee and sets version, member and
 * time of the answer, `private.write_audit` logs the change that the history of the lead shows.
 */
export async function updateLead(_previous: unknown, data: FormData): Promise<ActionResult<LeadEditFieldName>> {
  const values = {
    status: String(data.get('status') ?? ''),
    assignee: String(data.get('assignee') ?? ''),
    note: String(data.get('note') ?? ''),
    // What they are based on too: a page that was rendered anew in the meantime shows a newer version.
    lead: String(data.get('lead') ?? ''),
    seenStatus: String(data.get('seenStatus') ?? ''),
    seenAssignee: String(data.get('seenAssignee') ?? ''),
  };
  const action = await requireRolesOrRejectedResult(data, rolesByPermission.leads, 'inbox');
  if ('error' in action) return { ...action, values };
  const { supabase, t } = action;
  const lead = decodeLeadIdAndVersion(data.get('lead'));
  const parsed = changesSchema.safeParse(values);
  const seen = seenSchema.safeParse({ status: data.get('seenStatus'), assignee: data.get('seenAssignee') });
  if (!lead || !parsed.success) return { ok: false, error: 'inbox.choose', message: t('check'), values };
  const { status, assignee, note } = parsed.data;
  const response = await supabase.rpc('save_lead', {
    kind: lead.kind,
    lead: lead.id,
    base_version: lead.version,
    new_status: status,
    new_assignee: assignee,
    note,
  });
  if (response.error) return { ...createInboxFailureResult(t, response.error, 'lead not saved'), values };
  const saved = parseSaveLeadRpcResult(response.data);
  if (!saved) return { ok: false, error: 'inbox.gone', message: t('gone'), values };
  revalidateInbox();
  if (saved.saved) return { ok: true, message: t('savedLead') };
  const chosen = { status, assignee };
  try {
    return await createLeadConflictResult(action, { lead, saved, chosen, seen: seen.data, note: values.note });
  } catch (error) {
    // Nothing was stored: an error page would lose the note.
    return { ...logIncidentAndCreateResult('inbox', t, { err: error }, 'lead not saved'), values };
  }
}
