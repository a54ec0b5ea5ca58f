'use server';

import { z } from 'zod';
import type { ActionResult } from '@/lib/action-result';
import { requireRolesOrRedirect, requireRolesOrRejectedResult } from '@/lib/auth/action-guards';
import { rolesByPermission } from '@/lib/auth/permissions';
import { withSubmittedValues } from '@/lib/forms/form-values';
import { uniqueViolationCode } from '@/lib/supabase/error-codes';
import { isolateName } from '@/lib/text/isolated-names';
import { createInboxFailureResult, revalidateInbox } from './inbox-action-results';
import { formatInboxQuery, parseInboxQuery } from './inbox-query';

const nameSchema = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^[^\p{Cc}]+$/u);

/** Saves the current list view under a name, for this member only. */
export async function saveView(_previous: unknown, data: FormData): Promise<ActionResult> {
  return withSubmittedValues(await insertView(data), data);
}

async function insertView(data: FormData): Promise<ActionResult> {
  const action = await requireRolesOrRejectedResult(data, rolesByPermission.leads, 'inbox');
  if ('error' in action) return action;
  const { supabase, t } = action;
  const name = nameSchema.safeParse(data.get('name'));
  if (!name.success) return { ok: false, error: 'inbox.viewName', message: t('viewName') };
  const query = formatInboxQuery(
    parseInboxQuery(Object.fromEntries(new URLSearchParams(String(data.get('query') ?? '')))),
  );
  const { error } = await supabase.from('lead_views').insert({ name: name.data, query });
  if (error?.code === uniqueViolationCode) return { ok: false, error: 'inbox.viewTaken', message: t('viewTaken') };
  if (error) return createInboxFailureResult(t, error, 'view not saved');
  revalidateInbox();
  return { ok: true, message: t('viewKept', { name: isolateName(name.data) }) };
}

/** Deletes one of the member's own views. */
export async function deleteInboxView(_previous: unknown, data: FormData): Promise<ActionResult> {
  const { supabase, t } = await requireRolesOrRedirect(data, rolesByPermission.leads, 'inbox');
  const id = z.uuid().safeParse(data.get('view'));
  if (!id.success) return { ok: false, error: 'inbox.check', message: t('check') };
  const { error } = await supabase.from('lead_views').delete().eq('id', id.data);
  if (error) return createInboxFailureResult(t, error, 'view not deleted');
  revalidateInbox();
  return { ok: true, message: t('viewDropped') };
}
