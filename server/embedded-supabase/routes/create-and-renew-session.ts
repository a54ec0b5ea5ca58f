import { randomBytes, randomUUID } from 'node:crypto';
import type { BackendContext } from '../backend-context';
import { authErrorResponse } from './auth-error-responses';
import { forwardSessionRequestAddingClaims } from './sessions';

/** Exchanges a refresh token for a session, on behalf of a request that is about something else. */
export function respondWithRenewedSession(
  backend: BackendContext,
  request: Request,
  refreshToken: string,
  method: string | null,
): Promise<Response> {
  const headers = new Headers(request.headers);
  for (const name of ['content-length', 'authorization']) headers.delete(name);
  headers.set('content-type', 'application/json');
  const url = new URL('/auth/v1/token?grant_type=refresh_token', request.url);
  const body = JSON.stringify({ refresh_token: refreshToken });
  return forwardSessionRequestAddingClaims(backend, new Request(url, { method: 'POST', headers, body }), method);
}

/**
 * A new session of somebody who has just proven by `method` who they are; the rejection if they were banned or deleted
 * meanwhile.
 */
export async function respondWithNewSession(backend: BackendContext, request: Request, userId: string, method: string) {
  const sessionId = randomUUID();
  const token = randomBytes(24).toString('base64url');
  const opened = await backend.database.query(
    `with account as (
         update auth.users set last_sign_in_at = now() where id = $2::uuid and deleted_at is null
           and (banned_until is null or banned_until < now()) returning id
       ), session as (insert into auth.sessions (id, user_id, aal) select $1::uuid, id, 'aal1' from account returning id)
     insert into auth.refresh_tokens (id, token, user_id, session_id, revoked) select $3, $4, $2::uuid, id, false from session
     returning id`,
    [sessionId, userId, randomUUID(), token],
  );
  if (opened.length === 0) return authErrorResponse(403, 'user_banned', 'User is banned');
  return respondWithRenewedSession(backend, request, token, method);
}
