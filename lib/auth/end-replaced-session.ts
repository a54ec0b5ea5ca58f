import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { decodeJwt } from 'jose';
import { after } from 'next/server';
import { z } from 'zod';
import { log } from '@/lib/observability/log';
import { readSessionCookieToken } from '@/lib/supabase/read-session-cookie-token';
import type { createSessionClient } from '@/lib/supabase/session-client';
import { parseAmrClaim } from './require-staff';

const claimsSchema = z.object({
  sub: z.string(),
  session_id: z.string(),
  iat: z.number(),
  exp: z.number(),
  amr: z.unknown(),
});
type Claims = z.output<typeof claimsSchema>;

function readClaims(token: string): Claims | null {
  try {
    return claimsSchema.safeParse(decodeJwt(token)).data ?? null;
  } catch {
    return null;
  }
}

/** Tokens are renewed a minute and a half before they expire. */
const renewalSeconds = 120;
/** Far longer than the response to a request that renewed a token takes. */
const responseSeconds = 15;
/** For requests of other tabs that began with the former session. */
const pauseMs = 2000;

/**
 * True while another request of the browser may be renewing the session: its response could put the former session back
 * into the cookie after the new one. A token that is as old as its sign-in has never been renewed.
 */
function mayBeRenewing({ iat, exp, amr }: Claims): boolean {
  const now = Date.now() / 1000;
  if (exp - now < renewalSeconds) return true;
  const isOfSignIn = parseAmrClaim(amr).some(({ timestamp }) => Math.abs(iat - timestamp) <= 2);
  return !isOfSignIn && now - iat < responseSeconds;
}

/**
 * Proves an identity, which replaces the browser's session; its former session, if it is of the same account, ends soon
 * after the response. It is left to expire while another tab may be renewing it. Returns what `prove` returns.
 */
export async function signInEndingReplacedSession<
  Result extends { data: { session: { access_token: string } | null } },
>(supabase: Awaited<ReturnType<typeof createSessionClient>>, prove: () => Promise<Result>): Promise<Result> {
  const formerToken = await readSessionCookieToken();
  const result = await prove();
  const former = formerToken ? readClaims(formerToken) : null;
  const current = result.data.session ? readClaims(result.data.session.access_token) : null;
  if (!formerToken || !former || !current) return result;
  if (former.sub !== current.sub || former.session_id === current.session_id || mayBeRenewing(former)) return result;
  after(async () => {
    await sleep(pauseMs);
    // The back end verifies the token, and ends the session that it belongs to and no other.
    const { error } = await supabase.auth.admin.signOut(formerToken, 'local');
    if (error) log.warn({ code: error.code, status: error.status }, 'replaced session not ended');
  });
  return result;
}
