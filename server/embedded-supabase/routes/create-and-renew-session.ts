import { randomBytes, randomUUID } from 'node:crypto';
import type { BackendContext } from '../backend-context';
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

/** A new session of somebody who has just proven by `method` who they are. */
export async function respondWithNewSession(backend: BackendContext, request: Request, userId: string, method: string) {
  const sessionId = randomUUID();
  const token = randomBytes(24).toString('base64url');
  await backend.database.query(
    `with session as (insert into auth.sessions (id, user_id, aal) values ($1::uuid, $2::uuid, 'aal1') returning id),
       seen as (update auth.users set last_sign_in_at = now() where id = $2::uuid)
     insert into auth.refresh_tokens (id, token, user_id, session_id, revoked) select $3, $4, $2::uuid, id, false from session`,
    [sessionId, userId, randomUUID(), token],
  );
  return respondWithRenewedSession(backend, request, token, method);
}
