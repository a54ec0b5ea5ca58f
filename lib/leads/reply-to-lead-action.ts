'use server';

import { z } from 'zod';
import type { ActionResult } from '@/lib/action-result';
import { requireRolesOrRejectedResult } from '@/lib/auth/action-guards';
import { rolesByPermission } from '@/lib/auth/permissions';
import { createMultiLineTextSchema } from '@/lib/forms/field-schemas';
import { createInboxFailureResult, parseSaveLeadRpcResult, revalidateInbox } from './inbox-action-results';
import { decodeLeadIdAndVersion, encodeLeadIdAndVersion } from './lead';
import { contentKey } from './submission-keys';

export type ReplyFormFieldName = 'lead' | 'key' | 'subject' | 'body';

const replySchema = z.object({
  key: z.uuid(),
  subject: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .regex(/^[^\p{Cc}]+$/u),
  body: createMultiLineTextSchema(9000).pipe(z.string().min(1)),
});

/**
 * Emails a reply to the sender of a lead, whose status becomes 'answered'. Not if somebody else has changed it since:
 * they may have replied already.
 */
export async function replyToLead(_previous: unknown, data: FormData): Promise<ActionResult<ReplyFormFieldName>> {
  const values = {
    lead: String(data.get('lead') ?? ''),
    key: String(data.get('key') ?? ''),
    subject: String(data.get('subject') ?? ''),
    body: String(data.get('body') ?? ''),
  };
  const action = await requireRolesOrRejectedResult(data, rolesByPermission.leads, 'inbox');
  if ('error' in action) return { ...action, values };
  const { supabase, t } = action;
  const lead = decodeLeadIdAndVersion(values.lead);
  const mail = replySchema.safeParse(values);
  if (!lead || !mail.success) return { ok: false, error: 'inbox.replyEmpty', message: t('replyEmpty'), values };
  const { key, subject, body } = mail.data;
  const response = await supabase.rpc('reply_lead', {
    kind: lead.kind,
    lead: lead.id,
    base_version: lead.version,
    // With the text, because a reply that was edited after a lost response is another one.
    reply_key: contentKey([key, subject, body]),
    subject,
    body,
  });
  if (response.error) return { ...createInboxFailureResult(t, response.error, 'reply not queued'), values };
  const saved = parseSaveLeadRpcResult(response.data);
  if (!saved) return { ok: false, error: 'inbox.gone', message: t('gone'), values };
  revalidateInbox();
  if (saved.saved) return { ok: true, message: t('replied') };
  const now = { ...values, lead: encodeLeadIdAndVersion({ ...lead, version: saved.version }) };
  return { ok: false, error: 'inbox.conflict', message: t('replyConflict'), values: now };
}
