'use server';

import { RedirectType, redirect } from 'next/navigation';
import { z } from 'zod';
import type { ActionResult } from '@/lib/action-result';
import { staffPaths } from '@/lib/config/site-paths';
import { localePath } from '@/lib/i18n/locale-paths';
import { toStaffLocale } from '@/lib/i18n/locales';
import { deleteSessionCookies } from '@/lib/supabase/session-client';
import { requireAnyStaffOrRedirect } from './action-guards';
import { createResultFromAuthError, readFormLocale, readFormText } from './form-helpers';
import { requireRecentSignIn } from './require-recent-sign-in';
import { writeAccountAuditEntry } from './write-audit-entry';

const scope = z.enum(['others', 'global']);

/** Ends the sessions on other devices, or all sessions including this one; requires a recent sign-in. */
export async function revokeSessions(_previous: unknown, data: FormData): Promise<ActionResult> {
  const { supabase, user, methods } = await requireAnyStaffOrRedirect();
  const locale = readFormLocale(data);
  const parsed = scope.safeParse(readFormText(data, 'scope'));
  if (!parsed.success) return createResultFromAuthError(locale, { status: 400 });
  await requireRecentSignIn(supabase, methods, locale, localePath(toStaffLocale(locale), staffPaths.account));
  const { error } = await supabase.auth.signOut({ scope: parsed.data });
  if (error) return createResultFromAuthError(locale, error);
  await writeAccountAuditEntry(`sign_out_${parsed.data}`, user.id, user.id);
  if (parsed.data === 'global') {
    await deleteSessionCookies();
    redirect(localePath(locale, staffPaths.auth), RedirectType.replace);
  }
  redirect(`${localePath(toStaffLocale(locale), staffPaths.account)}?done=othersSignedOut#sessions`);
}
