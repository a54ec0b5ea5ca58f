'use server';

import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { permissions } from '@/lib/auth/permissions';
import { requireStaff } from '@/lib/auth/require-staff';
import { signedOutAnswer } from '@/lib/auth/signed-out';
import type { ActionResult } from '@/lib/result';
import { listAssignees } from './assignees';
import { inboxAction, inboxFailure, refreshInbox } from './inbox-action';
import { leadStatuses } from './kinds';
import { leadDifferences } from './lead-differences';
import { pickedLead, pickLead } from './pick';
import { savedLead } from './saved-lead';
import { staffText } from './staff-text';

export type LeadField = 'lead' | 'status' | 'assignee' | 'note';

const wishSchema = z.object({
  status: z.enum(leadStatuses),
  assignee: z
    .uuid()
    .or(z.literal(''))
    .transform((id) => id || null),
  note: staffText(10_000),
});

/**
 * Saves status, assignee and a note of one lead. When somebody else has changed the lead since the form was drawn nothing is stored: the answer
 * tells their values beside the typed ones, and carries the state that the next save is based on.
 */
export async function saveLead(_previous: unknown, data: FormData): Promise<ActionResult<LeadField>> {
  const values = {
    status: String(data.get('status') ?? ''),
    assignee: String(data.get('assignee') ?? ''),
    note: String(data.get('note') ?? ''),
  };
  const signedOut = await signedOutAnswer(data);
  if (signedOut) return { ...signedOut, values };
  await requireStaff(...permissions.leads);
  const { supabase, user, locale, t } = await inboxAction(data);
  const lead = pickedLead(data.get('lead'));
  const wish = wishSchema.safeParse(values);
  if (!lead || !wish.success) return { ok: false, error: 'inbox.choose', message: t('check'), values };
  const { status, assignee, note } = wish.data;
  const answer = await supabase.rpc('save_lead', {
    kind: lead.kind,
    lead: lead.id,
    base_version: lead.version,
    new_status: status,
    new_assignee: assignee,
    note,
  });
  if (answer.error) return { ...inboxFailure(t, answer.error, 'lead not saved'), values };
  const saved = savedLead(answer.data);
  if (!saved) return { ok: false, error: 'inbox.gone', message: t('gone'), values };
  refreshInbox();
  if (saved.saved) return { ok: true, message: t('savedLead') };
  const statuses = await getTranslations({ locale, namespace: 'admin.statuses' });
  const people = new Map((await listAssignees()).map(({ id, name }) => [id, name]));
  const person = (id: string | null) => (id ? (people.get(id) ?? t('somebody')) : t('nobody'));
  const theirs = { status: saved.status, assignee: saved.assignee };
  const fields = leadDifferences(theirs, { status, assignee }, (field, yours, now) =>
    t('theirsYours', {
      theirs: field === 'status' ? statuses(now.status) : person(now.assignee),
      yours: field === 'status' ? statuses(yours.status) : person(yours.assignee),
    }),
  );
  // Who has a lead open twice is nobody else.
  const by = { own: String(saved.updatedBy === user.id), who: person(saved.updatedBy) };
  return {
    ok: false,
    error: 'inbox.conflict',
    message: t(Object.keys(fields).length > 0 ? 'conflictDiffers' : 'conflictSame', by),
    fields,
    values: { ...values, lead: pickLead({ ...lead, version: saved.version }) },
  };
}
