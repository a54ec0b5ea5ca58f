'use server';

import { revalidatePath } from 'next/cache';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { permissions } from '@/lib/auth/permissions';
import { requireStaff } from '@/lib/auth/require-staff';
import { defaultLocale, isLocale, staffLocale } from '@/lib/i18n/locales';
import { log } from '@/lib/log';
import type { ActionResult } from '@/lib/result';
import { leadKinds, leadStatuses, leadTables } from './kinds';

const wishSchema = z.object({
  kind: z.enum(leadKinds),
  ids: z.array(z.uuid()).min(1).max(200),
  status: z.enum(leadStatuses),
  // What the page showed; a lead that somebody else has moved meanwhile is left as they left it.
  from: z.enum(leadStatuses).or(z.literal('')),
});

/** Sets the status of one lead or of several. */
export async function setLeadStatus(_previous: unknown, data: FormData): Promise<ActionResult> {
  const { supabase } = await requireStaff(...permissions.leads);
  const locale = data.get('locale');
  const t = await getTranslations({
    locale: staffLocale(isLocale(locale) ? locale : defaultLocale),
    namespace: 'inbox',
  });
  const wish = wishSchema.safeParse({
    kind: data.get('kind'),
    ids: data.getAll('id'),
    status: data.get('status'),
    from: data.get('from') ?? '',
  });
  if (!wish.success) return { ok: false, error: 'inbox.choose', message: t('choose') };
  const { kind, ids, status, from } = wish.data;
  let query = supabase.from(leadTables[kind]).update({ status }).in('id', ids);
  if (from) query = query.eq('status', from);
  const { data: changed, error } = await query.select('id');
  if (error) {
    const incident = crypto.randomUUID().slice(0, 8);
    log.error({ incident, code: error.code }, 'lead status not set');
    return { ok: false, error: 'inbox.failure', message: t('failure', { incident }), incident };
  }
  revalidatePath('/[locale]/admin/leads', 'page');
  revalidatePath('/[locale]/admin/leads/[kind]/[id]', 'page');
  if (changed.length < ids.length) return { ok: false, error: 'inbox.conflict', message: t('conflict') };
  return { ok: true, message: t('saved', { count: changed.length }) };
}
