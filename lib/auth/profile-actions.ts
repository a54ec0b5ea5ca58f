'use server';

import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import type { ActionResult } from '@/lib/action-result';
import { staffPaths } from '@/lib/config/site-paths';
import { localePath } from '@/lib/i18n/locale-paths';
import { isStaffLocale, localeCodes, toStaffLocale } from '@/lib/i18n/locales';
import { logIncident } from '@/lib/observability/log-incident';
import { requireAnyStaffOrRejectedResult } from './action-guards';
import { readFormLocale, readFormText } from './form-helpers';
import { personNameSchema } from './person-name-schema';

const profile = z.object({ name: personNameSchema, language: z.enum(localeCodes) });

/** Saves the signed-in person's name and the language of their emails. */
export async function saveProfile(_previous: unknown, data: FormData): Promise<ActionResult<'name' | 'language'>> {
  const values = { name: readFormText(data, 'name'), language: readFormText(data, 'language') };
  const member = await requireAnyStaffOrRejectedResult(data);
  if ('error' in member) return { ...member, values };
  const { supabase, user } = member;
  const locale = readFormLocale(data);
  const t = await getTranslations({ locale, namespace: 'account' });
  const parsed = profile.safeParse(values);
  if (!parsed.success)
    return { ok: false, error: 'account.errors.name', message: '', fields: { name: t('errors.name') }, values };
  const { name: full_name, language } = parsed.data;
  const saved = await supabase.from('profiles').update({ full_name, locale: language }).eq('user_id', user.id);
  // The auth server writes emails in the language stored with the account.
  const updated = saved.error ? saved : await supabase.auth.updateUser({ data: { full_name, locale: language } });
  if (updated.error) {
    const incident = logIncident({ code: updated.error.code }, 'profile not saved');
    const failure = await getTranslations({ locale, namespace: 'staffArea' });
    return { ok: false, error: 'staffArea.failure', message: failure('failure', { incident }), values, incident };
  }
  const shown = isStaffLocale(language) ? language : toStaffLocale(locale);
  redirect(`${localePath(shown, staffPaths.account)}?done=saved`);
}
