'use server';

import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import type { ActionResult } from '@/lib/action-result';
import { permissions } from '@/lib/auth/permissions';
import { staffFormAction } from '@/lib/auth/staff-action';
import { multiLineText } from '@/lib/text/multi-line-text';
import { readAssignees } from './assignees';
import { formatLeadRef, leadStatuses, parseLeadRef } from './lead';
import { inboxFailure, leadConflict, mergeLeadState, parseSavedLead, refreshInbox } from './lead-changes';

export type LeadField = 'lead' | 'status' | 'assignee' | 'seenStatus' | 'seenAssignee' | 'note';

const person = z
  .uuid()
  .or(z.literal(''))
  .transform((id) => id || null);
const changesSchema = z.object({ status: z.enum(leadStatuses), assignee: person, note: multiLineText(10_000) });
const seenSchema = z.object({ status: z.enum(leadStatuses), assignee: person });

/**
 * Saves status, assignee and a note of one lead. If somebody else has changed the lead since the form was rendered,
 * nothing is stored: the result shows their values beside those chosen here, takes theirs for fields not changed here,
 * and carries the version that the next save is based on.
 */
export async function saveLead(_previous: unknown, data: FormData): Promise<ActionResult<LeadField>> {
  const values = {
    status: String(data.get('status') ?? ''),
    assignee: String(data.get('assignee') ?? ''),
    note: String(data.get('note') ?? ''),
  };
  const action = await staffFormAction(data, permissions.leads, 'inbox');
  if ('error' in action) return { ...action, values };
  const { supabase, user, locale, t } = action;
  const lead = parseLeadRef(data.get('lead'));
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
  if (response.error) return { ...inboxFailure(t, response.error, 'lead not saved'), values };
  const saved = parseSavedLead(response.data);
  if (!saved) return { ok: false, error: 'inbox.gone', message: t('gone'), values };
  refreshInbox();
  if (saved.saved) return { ok: true, message: t('savedLead') };
  const statuses = await getTranslations({ locale, namespace: 'admin.statuses' });
  const people = new Map((await readAssignees(supabase)).map(({ id, name }) => [id, name]));
  const name = (id: string | null) => (id ? (people.get(id) ?? t('somebody')) : t('nobody'));
  const theirs = { status: saved.status, assignee: saved.assignee };
  // A form rendered before an update of the site does not say what it showed: every field counts as chosen.
  const merged = seen.success ? mergeLeadState({ status, assignee }, seen.data, theirs) : { status, assignee };
  const fields = leadConflict(theirs, merged, (field, yours, now) =>
    t('theirsYours', {
      theirs: field === 'status' ? statuses(now.status) : name(now.assignee),
      yours: field === 'status' ? statuses(yours.status) : name(yours.assignee),
    }),
  );
  const taken = merged.status !== status || merged.assignee !== assignee;
  const same = taken ? 'conflictTaken' : 'conflictSame';
  // Somebody who has a lead open in two windows is not somebody else.
  const by = { own: String(saved.updatedBy === user.id), who: name(saved.updatedBy) };
  const shown = { status: merged.status, assignee: merged.assignee ?? '', note: values.note };
  return {
    ok: false,
    error: 'inbox.conflict',
    message: t(Object.keys(fields).length > 0 ? 'conflictDiffers' : same, by),
    fields,
    values: {
      ...shown,
      lead: formatLeadRef({ ...lead, version: saved.version }),
      seenStatus: theirs.status,
      seenAssignee: theirs.assignee ?? '',
    },
  };
}
