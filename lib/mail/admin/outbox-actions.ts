'use server';

import { revalidatePath } from 'next/cache';
import { z } from 'zod';
import type { ActionResult } from '@/lib/action-result';
import { logIncidentAndCreateResult, requireRolesOrRedirect } from '@/lib/auth/action-guards';
import { rolesByPermission } from '@/lib/auth/permissions';

type Change = 'retry_mail' | 'dismiss_mail';

async function change(what: Change, done: 'retried' | 'dismissed', data: FormData): Promise<ActionResult> {
  const { supabase, t } = await requireRolesOrRedirect(data, rolesByPermission.outbox, 'outboxAdmin');
  const id = z.uuid().safeParse(data.get('id'));
  if (!id.success) return { ok: false, error: 'outboxAdmin.notFailed', message: t('notFailed') };
  const { data: changed, error } = await supabase.rpc(what, { mail: id.data });
  if (error) return logIncidentAndCreateResult('outboxAdmin', t, { code: error.code, what }, 'mail not changed');
  revalidatePath('/[locale]/admin/outbox', 'page');
  if (!changed) return { ok: false, error: 'outboxAdmin.notFailed', message: t('notFailed') };
  return { ok: true, message: t(done) };
}

/** Sends an email again now that has failed or waits, and gives it another day of attempts. */
export async function retryMail(_previous: unknown, data: FormData): Promise<ActionResult> {
  return change('retry_mail', 'retried', data);
}

/** Sends all emails again that a mail server has rejected for a reason that somebody has removed. */
export async function retryRejectedMails(_previous: unknown, data: FormData): Promise<ActionResult> {
  const { supabase, t } = await requireRolesOrRedirect(data, rolesByPermission.outbox, 'outboxAdmin');
  const { data: count, error } = await supabase.rpc('retry_refused_mails');
  if (error) return logIncidentAndCreateResult('outboxAdmin', t, { code: error.code }, 'mails not sent again');
  revalidatePath('/[locale]/admin/outbox', 'page');
  return { ok: true, message: t('retriedAll', { count }) };
}

/**
 * Leaves an email unsent that has failed or waits, after somebody has seen it: the dashboard no longer warns about it.
 */
export async function dismissMail(_previous: unknown, data: FormData): Promise<ActionResult> {
  return change('dismiss_mail', 'dismissed', data);
}
