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

/** What keeps somebody out: the page on which they can mend it themselves, or none for a role. */
export type AccessObstacle = { reason: string; page?: string; fragment?: string; user?: string; role?: string | null };

/**
 * The session as that of a member with one of the roles (without roles: any member, before a required second factor is
 * set up), or what keeps its owner out. Anybody who still has the password printed by `staff:create` has to choose
 * another one first.
 */
export function checkStaffAccess(session: Session | null, roles?: readonly StaffRole[]) {
  const obstacle = (reason: string, details: Partial<AccessObstacle>): AccessObstacle => ({ reason, ...details });
  if (!session) return obstacle('signed out', { page: staffPaths.auth });
  const { supabase, user, profile, factor, proven, methods } = session;
  const { id } = user;
  if (factor && !proven) return obstacle('second factor', { user: id, page: staffPaths.secondFactor });
  const role = staffRoles.find((name) => name === profile?.role);
  if (!profile || !role || profile.deactivated_at || roles?.includes(role) === false)
    return obstacle('role', { user: id, role: profile?.role });
  if (roles && user.user_metadata?.password_printed)
    return obstacle('first password', { user: id, page: staffPaths.newPassword });
  if (roles && !factor && roleRequiresSecondFactor(role))
    return obstacle('second factor not set up', { user: id, page: staffPaths.account, fragment: '#second-factor' });
  return { supabase, user, profile, role, factor, methods };
}

/**
 * A signed-in member of the staff: their own client (row-level security applies), user, profile, role and second
 * factor.
 */
export type StaffSession = Exclude<ReturnType<typeof checkStaffAccess>, AccessObstacle>;

/**
 * Logs that somebody was kept out, and returns the path on which they can mend it and from which they return to the
 * requested page; null if they cannot.
 */
export async function logObstacle({ reason, page, fragment = '', ...details }: AccessObstacle): Promise<string | null> {
  const request = await headers();
  // An action called without its page around it is an intrusion attempt; a page is merely somebody arriving.
  const action = isActionRequest(request);
  const path = toSafeReturnPath(request.get(RETURN_TO_HEADER), staffPaths.admin);
  const level = action || reason === 'role' ? 'warn' : 'info';
  logRequestRejection(level, { reason, action, path, ...details }, 'staff access refused');
  return page ? `${localePath(splitLocale(path).locale, page)}?next=${encodeURIComponent(path)}${fragment}` : null;
}

async function requireAccess(roles?: readonly StaffRole[]): Promise<StaffSession> {
  const access = checkStaffAccess(await readSession(), roles);
  if (!('reason' in access)) return access;
  const path = await logObstacle(access);
  if (path === null) forbidden();
  redirect(path, RedirectType.replace);
}

/**
 * Guards what any staff member may do for themselves, before a required second factor is set up. Signed-out visitors go
 * to sign-in and then back to the requested path; people with a second factor pass it first; everybody else gets the
 * 403 page.
 */
export function requireAnyStaff(): Promise<StaffSession> {
  return requireAccess();
}

/**
 * Guards a staff page, query or route, as `requireAnyStaff` does, and sends roles that are not listed to the 403 page,
 * those who have to finish setting up their account to the page for it. Actions: lib/auth/action-guards.ts.
 */
export function requireStaffWithRole(...roles: readonly StaffRole[]): Promise<StaffSession> {
  return requireAccess(roles);
}
