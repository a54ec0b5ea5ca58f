import { jwtVerify } from 'jose';
import type { BackendContext } from '../backend-context';
import { authErrorResponse } from './auth-error-responses';

/**
 * The owner of a request's token, with the session it belongs to. `aal` is the lower level of the two: a token from
 * before the second factor stays below it, and one from before its removal too.
 */
export type SignedInCaller = { userId: string; sessionId: string; aal: string; email: string };

/**
 * The caller of a request, or the error response to send: the token must be ours and unexpired, and its session must
 * still exist.
 */
export async function verifyCallerOrErrorResponse(
  { database, settings }: BackendContext,
  request: Request,
): Promise<SignedInCaller | Response> {
  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token) return authErrorResponse(401, 'no_authorization', 'This endpoint requires a Bearer token');
  const secret = new TextEncoder().encode(settings.jwtSecret);
  const claims = await jwtVerify(token, secret, { algorithms: ['HS256'] }).then(
    ({ payload }) => payload,
    () => null,
  );
  if (!claims) return authErrorResponse(403, 'bad_jwt', 'Invalid JWT: unable to parse or verify signature');
  const [found] = await database.query<{ aal: string; email: string | null }>(
    `select coalesce(s.aal, 'aal1') as aal, u.email from auth.sessions s join auth.users u on u.id = s.user_id
     where s.id = $1 and s.user_id = $2 and (u.banned_until is null or u.banned_until < now())`,
    [claims.session_id, claims.sub],
  );
  if (!found) return authErrorResponse(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  return {
    userId: String(claims.sub),
    sessionId: String(claims.session_id),
    aal: claims.aal === 'aal2' ? found.aal : 'aal1',
    email: found.email ?? '',
  };
}
