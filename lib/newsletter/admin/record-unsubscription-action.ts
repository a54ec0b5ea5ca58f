'use server';

import { z } from 'zod';
import type { ActionResult } from '@/lib/action-result';
import { logIncidentAndCreateResult, requireRolesOrRedirect } from '@/lib/auth/action-guards';
import { rolesByPermission } from '@/lib/auth/permissions';
import { writeAuditEntry } from '@/lib/auth/write-audit-entry';
import { unsubscribeById } from '../change-subscription';

/**
 * Ends the subscription of somebody who asked for it by telephone or letter, on behalf of an administrator who is named
 * in the audit log.
 */
export async function recordUnsubscriptionByStaff(_previous: unknown, data: FormData): Promise<ActionResult> {
  const { supabase, user, t } = await requireRolesOrRedirect(data, rolesByPermission.subscribers, 'subscribersAdmin');
  const gone: ActionResult = { ok: false, error: 'subscribersAdmin.gone', message: t('gone') };
  const id = z.uuid().safeParse(data.get('id'));
  if (!id.success) return gone;
  try {
    const found = await supabase.from('newsletter_subscribers').select('email, status').eq('id', id.data).maybeSingle();
    if (found.error) throw new Error(`subscriber cannot be read: ${found.error.code}`, { cause: found.error });
    if (!found.data) return gone;
    const { email, status } = found.data;
    // Neither a second press nor the subscriber's own link in the meantime is a change.
    if (status === 'unsubscribed') return { ok: true, message: t('alreadyLeft', { email }) };
    await unsubscribeById(id.data);
    const details = { status: { old: status, new: 'unsubscribed' } };
    const entry = { action: 'unsubscribe', actor: user.id, table_name: 'newsletter_subscribers', row_id: id.data };
    await writeAuditEntry({ ...entry, details });
    return { ok: true, message: t('unsubscribed', { email }) };
  } catch (error) {
    return logIncidentAndCreateResult('subscribersAdmin', t, { err: error }, 'unsubscription not recorded');
  }
}
