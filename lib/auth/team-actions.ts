'use server';

import { revalidatePath } from 'next/cache';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import type { ActionResult } from '@/lib/action-result';
import { staffPaths } from '@/lib/config/site-paths';
import { withSubmittedValues } from '@/lib/forms/form-values';
import type { Locale } from '@/lib/i18n/locales';
import { localizedSiteUrl } from '@/lib/mail/localized-site-url';
import { logIncident } from '@/lib/observability/log-incident';
import { lastAdminCode } from '@/lib/supabase/error-codes';
import { createServiceClient } from '@/lib/supabase/service-client';
import { requireRolesOrExpiredResult, requireRolesOrRedirect } from './action-guards';
import { authErrorKey } from './auth-error-key';
import { readFormText } from './form-helpers';
import { rolesByPermission, staffRoles } from './permissions';
import { personNameSchema } from './person-name-schema';
import { checkRecentSignIn } from './require-recent-sign-in';
import { writeAccountAuditEntry } from './write-audit-entry';

type Failure = { code?: string; message: string; status?: number };

/** What an administrator reads when a change to the team was rejected. */
async function teamFailure(locale: Locale, error: Failure): Promise<Extract<ActionResult, { ok: false }>> {
  const t = await getTranslations({ locale, namespace: 'team.errors' });
  if (error.code === lastAdminCode) return { ok: false, error: 'team.errors.lastAdmin', message: t('lastAdmin') };
  if (error.code === 'email_exists')
    return { ok: false, error: 'team.errors.emailTaken', message: '', fields: { email: t('emailTaken') } };
  const { key, minutes } = authErrorKey(error);
  if (key === 'rateLimited')
    return { ok: false, error: 'team.errors.rateLimited', message: t('rateLimited', { minutes }) };
  const incident = logIncident({ code: error.code, status: error.status }, 'team not changed');
  const message = (await getTranslations({ locale, namespace: 'staffArea' }))('failure', { incident });
  return { ok: false, error: 'staffArea.failure', message, incident };
}

const invitation = z.object({
  name: personNameSchema,
  email: z.email().max(254).toLowerCase(),
  role: z.enum(staffRoles),
});

/**
 * Invites somebody by email and gives them their role; an invitation that has not been accepted yet is sent again.
 * Requires a recent sign-in.
 */
export async function inviteStaff(
  _previous: unknown,
  data: FormData,
): Promise<ActionResult<'name' | 'email' | 'role'>> {
  const values = {
    name: readFormText(data, 'name'),
    email: readFormText(data, 'email'),
    role: readFormText(data, 'role'),
  };
  const action = await requireRolesOrExpiredResult(data, rolesByPermission.team, 'team');
  if ('error' in action) return { ...action, values };
  const { supabase, user, methods, locale, t } = action;
  const parsed = invitation.safeParse(values);
  if (!parsed.success) {
    const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]));
    const fields = Object.fromEntries(
      (['name', 'email', 'role'] as const).filter((name) => wrong.has(name)).map((name) => [name, t(`errors.${name}`)]),
    );
    return { ok: false, error: 'team.errors.correct', message: t('errors.correct'), fields, values };
  }
  const outdated = await checkRecentSignIn(methods, locale, staffPaths.team);
  if (outdated) return { ...outdated, values };
  const { name, email, role } = parsed.data;
  const service = createServiceClient();
  const options = { data: { full_name: name, locale }, redirectTo: localizedSiteUrl(locale, staffPaths.confirm) };
  const invited = await service.auth.admin.inviteUserByEmail(email, options);
  if (invited.error) return { ...(await teamFailure(locale, invited.error)), values };
  const invitedId = invited.data.user.id;
  // The account may be that of an earlier invitation, with another name or deactivated since: a failure must not delete
  // it. Access comes last, so that nobody regains an earlier role.
  const steps = [
    () => service.from('profiles').update({ full_name: name, locale }).eq('user_id', invitedId),
    () => supabase.rpc('set_staff_role', { member: invitedId, new_role: role }),
    () => supabase.rpc('set_staff_active', { member: invitedId, active: true }),
  ];
  for (const step of steps) {
    const { error } = await step();
    if (error) return { ...(await teamFailure(locale, error)), values };
  }
  await writeAccountAuditEntry('invite', user.id, invitedId);
  revalidatePath('/[locale]/admin/team', 'page');
  return { ok: true, message: t('invited', { email }) };
}

const change = z.discriminatedUnion('change', [
  z.object({ change: z.literal('role'), member: z.uuid(), role: z.enum([...staffRoles, 'member']) }),
  z.object({ change: z.literal('active'), member: z.uuid(), active: z.enum(['true', 'false']) }),
  z.object({ change: z.literal('factor'), member: z.uuid() }),
]);

/**
 * Changes a member's role, deactivates or reactivates them, or removes the second factor of a colleague's lost device.
 * Requires a recent sign-in.
 */
export async function changeStaff(_previous: unknown, data: FormData): Promise<ActionResult> {
  return withSubmittedValues(await updateMember(data), data);
}

async function updateMember(data: FormData): Promise<ActionResult> {
  const { supabase, user, methods, locale, t } = await requireRolesOrRedirect(data, rolesByPermission.team, 'team');
  const parsed = change.safeParse(Object.fromEntries(data));
  if (!parsed.success) return { ok: false, error: 'team.errors.correct', message: t('errors.correct') };
  const staffChange = parsed.data;
  // The account page asks for the factor itself before it removes it.
  if (staffChange.change === 'factor' && staffChange.member === user.id)
    return { ok: false, error: 'team.errors.ownFactor', message: t('errors.ownFactor') };
  const outdated = await checkRecentSignIn(methods, locale, staffPaths.team);
  if (outdated) return outdated;
  const { data: found, error } =
    staffChange.change === 'role'
      ? await supabase.rpc('set_staff_role', { member: staffChange.member, new_role: staffChange.role })
      : staffChange.change === 'active'
        ? await supabase.rpc('set_staff_active', { member: staffChange.member, active: staffChange.active === 'true' })
        : await supabase.rpc('reset_second_factor', { member: staffChange.member });
  if (error) return teamFailure(locale, error);
  revalidatePath('/[locale]/admin/team', 'page');
  if (!found) return { ok: false, error: 'team.errors.gone', message: t('errors.gone') };
  return { ok: true, message: t('saved') };
}
