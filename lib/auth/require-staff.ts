import 'server-only';
import { decodeJwt, type JWTPayload } from 'jose';
import { headers } from 'next/headers';
import { forbidden, RedirectType, redirect } from 'next/navigation';
import { cache } from 'react';
import { z } from 'zod';
import { readEnvironmentVariable } from '@/lib/config/env';
import { staffPaths } from '@/lib/config/site-paths';
import { isActionRequest } from '@/lib/http/action-header';
import { RETURN_TO_HEADER, toSafeReturnPath } from '@/lib/http/return-to';
import { localePath, splitLocale } from '@/lib/i18n/locale-paths';
import { log } from '@/lib/observability/log';
import { logRequestRejection } from '@/lib/observability/log-request-rejection';
import { createSessionClient } from '@/lib/supabase/session-client';
import { type StaffRole, staffRoles } from './permissions';

// An unreachable back end must not be mistaken for a signed-out visitor.
const isUnreachable = (error: { name: string; status?: number } | null) =>
  error !== null && (error.name === 'AuthRetryableFetchError' || (error.status ?? 0) >= 500);

/** The claims of a token, unverified; null if it is not a token. */
function readClaims(token: string): JWTPayload | null {
  try {
    return decodeJwt(token);
  } catch {
    return null;
  }
}

const authMethods = z.array(z.object({ method: z.string(), timestamp: z.number() }));

/** How and when (seconds since 1970) a session was authenticated. */
export type AmrEntry = z.output<typeof authMethods>[number];

/** The authentication methods in a token of the back end (its claim `amr`); empty if they are in no form we know. */
export function parseAmrClaim(amr: unknown): AmrEntry[] {
  return authMethods.safeParse(amr).data ?? [];
}

/**
 * The signed-in user of this request with profile, second factor and session, cached per request; null when signed out.
 */
export const readSession = cache(async () => {
  const supabase = await createSessionClient();
  const stored = await supabase.auth.getSession();
  if (isUnreachable(stored.error)) throw stored.error;
  const token = stored.data.session?.access_token;
  const claims = token ? readClaims(token) : null;
  if (!token || !claims) return null;
  // Both requests make the back end verify the token; its claims count once both have succeeded.
  const [{ data, error }, profile] = await Promise.all([
    supabase.auth.getUser(token),
    supabase.from('profiles').select('*').eq('user_id', String(claims.sub)).single(),
  ]);
  if (isUnreachable(error)) throw error;
  if (!data.user) return null;
  if (profile.error) log.error({ code: profile.error.code }, 'Error fetching user profile');
  // No response at all, or a failure: whether the person may enter is unknown.
  if (profile.error && (profile.status === 0 || profile.status >= 500))
    throw new Error(`profile cannot be read: ${profile.error.code}`, { cause: profile.error });
  const factor = data.user.factors?.find(({ status }) => status === 'verified') ?? null;
  const proven = claims.aal === 'aal2';
  return { supabase, user: data.user, profile: profile.data, factor, proven, methods: parseAmrClaim(claims.amr) };
});

type Session = NonNullable<Awaited<ReturnType<typeof readSession>>>;

/**
 * A short text identifying the session, which changes when somebody signs in or out or passes the second factor; empty
 * when signed out.
 */
export function sessionFingerprint(session: Session | null): string {
  return session ? `${session.user.id} ${session.proven ? 'aal2' : 'aal1'}` : '';
}

/** True when the setting requires a second factor for this role. */
export function roleRequiresSecondFactor(role: StaffRole): boolean {
  const required = readEnvironmentVariable('SECOND_FACTOR_REQUIRED');
  return required === 'all' || (required === 'admin' && role === 'admin');
}

async function logDeniedAccess(reason: string, details: object = {}) {
  const request = await headers();
  // An action called without its page around it is an intrusion attempt; a page is merely somebody arriving.
  const action = isActionRequest(request);
  const path = toSafeReturnPath(request.get(RETURN_TO_HEADER), staffPaths.admin);
  const level = action || reason === 'role' ? 'warn' : 'info';
  logRequestRejection(level, { reason, action, path, ...details }, 'staff access refused');
  return path;
}

/**
 * Guards what any staff member may do for themselves, before a required second factor is set up. Signed-out visitors go
 * to sign-in and then back to the requested path; people with a second factor pass it first; everybody else gets the
 * 403 page. Takes a session that the caller has read already: outside of a page nothing caches it.
 */
export async function requireAnyStaff(known?: Session) {
  const session = known ?? (await readSession());
  if (!session) {
    const returnTo = await logDeniedAccess('signed out');
    const signIn = localePath(splitLocale(returnTo).locale, staffPaths.auth);
    redirect(`${signIn}?next=${encodeURIComponent(returnTo)}`, RedirectType.replace);
  }
  const { supabase, user, profile, factor, proven, methods } = session;
  if (factor && !proven) {
    const returnTo = await logDeniedAccess('second factor', { user: user.id });
    const page = localePath(splitLocale(returnTo).locale, staffPaths.secondFactor);
    redirect(`${page}?next=${encodeURIComponent(returnTo)}`, RedirectType.replace);
  }
  const role = staffRoles.find((name) => name === profile?.role);
  if (!profile || !role || profile.deactivated_at) {
    await logDeniedAccess('role', { user: user.id, role: profile?.role });
    forbidden();
  }
  return { supabase, user, profile, role, factor, methods };
}

/**
 * A signed-in member of the staff: their own client (row-level security applies), user, profile, role and second
 * factor.
 */
export type StaffSession = Awaited<ReturnType<typeof requireAnyStaff>>;

/**
 * Guards a staff page, query or action, as `requireAnyStaff` does, and sends roles that are not listed to the 403 page.
 * Anybody who still has the password printed by `staff:create` has to choose another one first. Returns the member's
 * own client (row-level security applies), user, profile and role.
 */
export async function requireStaffWithRole(...roles: readonly StaffRole[]): Promise<StaffSession> {
  return requireRoleAndAccountSetup(await requireAnyStaff(), roles);
}

/** The second half of `requireStaffWithRole`, for a member whose account has been checked. */
export async function requireRoleAndAccountSetup(
  member: StaffSession,
  roles: readonly StaffRole[],
): Promise<StaffSession> {
  if (!roles.includes(member.role)) {
    await logDeniedAccess('role', { user: member.user.id, role: member.role });
    forbidden();
  }
  if (member.user.user_metadata?.password_printed) {
    const returnTo = await logDeniedAccess('first password', { user: member.user.id });
    const page = localePath(splitLocale(returnTo).locale, staffPaths.newPassword);
    redirect(`${page}?next=${encodeURIComponent(returnTo)}`, RedirectType.replace);
  }
  if (!member.factor && roleRequiresSecondFactor(member.role)) {
    const returnTo = await logDeniedAccess('second factor not set up', { user: member.user.id });
    const page = localePath(splitLocale(returnTo).locale, staffPaths.account);
    redirect(`${page}?next=${encodeURIComponent(returnTo)}#second-factor`, RedirectType.replace);
  }
  return member;
}
