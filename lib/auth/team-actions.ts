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
import { lastAdminCode, staffConflictCode } from '@/lib/supabase/error-codes';
import { createServiceClient } from '@/lib/supabase/service-client';
import { requireRolesOrRedirect, requireRolesOrRejectedResult } from './action-guards';
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
  if (error.code === staffConflictCode) return refreshAndCreateConflict(t('conflict'));
  if (error.code === 'email_exists')
    return { ok: false, error: 'team.errors.emailTaken', message: '', fields: { email: t('emailTaken') } };
  const { key, minutes } = authErrorKey(error);
  if (key === 'rateLimited')
    return { ok: false, error: 'team.errors.rateLimited', message: t('rateLimited', { minutes }) };
  const incident = logIncident({ code: error.code, status: error.status }, 'team not changed');
  const message = (await getTranslations({ locale, namespace: 'staffArea' }))('failure', { incident });
  return { ok: false, error: 'staffArea.failure', message, incident };
}

/** A conflict, without the values that were sent: the form shows what is now stored, to be changed deliberately. */
function refreshAndCreateConflict(message: string): Extract<ActionResult, { ok: false }> {
  revalidatePath('/[locale]/admin/team', 'page');
  return { ok: false, error: 'team.errors.conflict', message };
}

const invitation = z.object({
  name: personNameSchema,
  email: z.email().max(254).toLowerCase(),
  role: z.enum(staffRoles),
});

/**
 * Invites somebody by email and gives them their role; an invitation that has not been accepted yet is sent again. With
 * a member's id it is sent to them as they are, if they still are as the page showed them. Requires a recent sign-in.
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
  const action = await requireRolesOrRejectedResult(data, rolesByPermission.team, 'team');
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
  const member = z.uuid().safeParse(readFormText(data, 'member')).data;
  if (member) {
    // The invitation of somebody in the list is only sent again: nobody regains what another administrator has removed.
    const unchanged = [
      () => supabase.rpc('set_staff_role', { member, new_role: role, seen_role: role }),
      () => supabase.rpc('set_staff_active', { member, active: true, seen_active: true }),
    ];
    for (const step of unchanged) {
      const { data: found, error } = await step();
      if (error) return { ...(await teamFailure(locale, error)), values };
      if (!found) return { ok: false, error: 'team.errors.gone', message: t('errors.gone'), values };
    }
  }
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
  for (const step of member ? [] : steps) {
    const { error } = await step();
    if (error) return { ...(await teamFailure(locale, error)), values };
  }
  await writeAccountAuditEntry('invite', user.id, invitedId);
  revalidatePath('/[locale]/admin/team', 'page');
  return { ok: true, message: t('invited', { email }) };
}

const roles = [...staffRoles, 'member'] as const;

const change = z.discriminatedUnion('change', [
  z.object({
    change: z.literal('role'),
    member: z.uuid(),
    role: z.enum(roles),
    // The role that the page showed. A page of an earlier release does not send it.
    seen: z.enum(roles).optional(),
  }),
  z.object({ change: z.literal('active'), member: z.uuid(), active: z.enum(['true', 'false']) }),
  z.object({ change: z.literal('factor'), member: z.uuid() }),
]);

/**
 * Changes a member's role, deactivates or reactivates them, or removes the second factor of a colleague's lost device.
 * Requires a recent sign-in.
 */
export async function changeStaff(_previous: unknown, data: FormData): Promise<ActionResult> {
  const result = await updateMember(data);
  return !result.ok && result.error === 'team.errors.conflict' ? result : withSubmittedValues(result, data);
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
  // Without the role seen nobody knows whether the page was up to date: the new page sends it.
  if (staffChange.change === 'role' && !staffChange.seen) return refreshAndCreateConflict(t('errors.conflict'));
  const { data: found, error } =
    staffChange.change === 'role'
      ? await supabase.rpc('set_staff_role', {
          member: staffChange.member,
          new_role: staffChange.role,
          seen_role: staffChange.seen,
        })
      : staffChange.change === 'active'
        ? await supabase.rpc('set_staff_active', { member: staffChange.member, active: staffChange.active === 'true' })
        : await supabase.rpc('reset_second_factor', { member: staffChange.member });
  if (error) return teamFailure(locale, error);
  revalidatePath('/[locale]/admin/team', 'page');
  if (!found) return { ok: false, error: 'team.errors.gone', message: t('errors.gone') };
  return { ok: true, message: t('saved') };
}
