import 'server-only';
import { headers } from 'next/headers';
import { forbidden, RedirectType, redirect } from 'next/navigation';
import { cache } from 'react';
import { localePath, splitLocale } from '@/lib/i18n/paths';
import { log } from '@/lib/log';
import { staffPaths } from '@/lib/site-paths';
import { createSessionClient } from '@/lib/supabase/server';
import { wantedPath, wantedPathHeader } from './wanted-path';

export type StaffRole = 'admin' | 'editor' | 'sales';

/** The signed-in user and role of this request, read once. The role is null when the profile cannot be read. */
const readSession = cache(async () => {
  const supabase = await createSessionClient();
  const { data, error } = await supabase.auth.getUser();
  // An unreachable back end must not look like a signed-out visitor.
  if (error && (error.name === 'AuthRetryableFetchError' || (error.status ?? 0) >= 500)) throw error;
  if (!data.user) return { supabase, user: null, role: null };
  const profile = await supabase.from('profiles').select('*').eq('user_id', data.user.id).single();
  if (profile.error) log.error({ code: profile.error.code }, 'Error fetching user profile');
  return { supabase, user: data.user, role: profile.data?.role ?? null };
});

/**
 * Guards a staff page, query or action: signed-out visitors go to sign-in and then back to the path they wanted; a role that
 * is not listed gets the 403 page. Returns the member's own client (row-level security applies), user and role.
 */
export async function requireStaff(...roles: StaffRole[]) {
  const { supabase, user, role } = await readSession();
  if (!user) {
    const wanted = wantedPath((await headers()).get(wantedPathHeader), staffPaths.admin);
    const signIn = localePath(splitLocale(wanted).locale, staffPaths.auth);
    redirect(`${signIn}?next=${encodeURIComponent(wanted)}`, RedirectType.replace);
  }
  if (!role || !(roles as string[]).includes(role)) forbidden();
  return { supabase, user, role: role as StaffRole };
}
