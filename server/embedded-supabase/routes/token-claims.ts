import { decodeJwt, SignJWT } from 'jose';
import { z } from 'zod';
import type { BackendContext } from '../backend-context';
import { identitiesColumnSql } from './account-queries';
import { listAuthFactors } from './list-auth-factors';

const sessionSchema = z.looseObject({
  access_token: z.string(),
  user: z.looseObject({
    id: z.string(),
    app_metadata: z.record(z.string(), z.unknown()),
    user_metadata: z.record(z.string(), z.unknown()),
    phone: z.string().nullish(),
    is_anonymous: z.boolean().nullish(),
  }),
});

/** Records how a session was just authenticated (`password`, `otp`, `totp`). */
export async function recordAuthMethod(
  { database }: BackendContext,
  sessionId: unknown,
  method: string,
): Promise<void> {
  await database.query(
    `insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1, $2)
     on conflict (session_id, authentication_method) do update set updated_at = now()`,
    [sessionId, method],
  );
}

/**
 * The session response with an access token that carries Supabase Auth's claims (iss, aal, amr, app_metadata,
 * user_metadata), which the server underneath leaves out. `method` is how this session was just authenticated, null for
 * a refresh; `agent` is the caller's user agent.
 */
export async function addClaimsToSessionResponse(
  backend: BackendContext,
  body: unknown,
  method: string | null,
  agent: string | null,
): Promise<unknown> {
  const parsed = sessionSchema.safeParse(body);
  if (!parsed.success) return body;
  const { access_token: token, user } = parsed.data;
  const claims = decodeJwt(token);
  const { database, settings } = backend;
  if (method) await recordAuthMethod(backend, claims.session_id, method);
  if (agent) await database.query('update auth.sessions set user_agent = $2 where id = $1', [claims.session_id, agent]);
  const rows = await database.query<{ aal: string | null; method: string; timestamp: number }>(
    `select s.aal, a.authentication_method as method, floor(extract(epoch from a.updated_at))::int as timestamp
     from auth.sessions s join auth.mfa_amr_claims a on a.session_id = s.id where s.id = $1 order by a.updated_at desc`,
    [claims.session_id],
  );
  const [account] = await database.query<{ isAnonymous: boolean; identities: unknown[] }>(
    `select is_anonymous as "isAnonymous", ${identitiesColumnSql} from auth.users where id = $1`,
    [user.id],
  );
  const full = {
    ...claims,
    iss: `${settings.url}/auth/v1`,
    phone: user.phone ?? '',
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    aal: rows[0]?.aal ?? 'aal1',
    amr: rows.map((row) => ({ method: row.method, timestamp: row.timestamp })),
    is_anonymous: account?.isAnonymous ?? false,
  };
  const accessToken = await new SignJWT(full)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(settings.jwtSecret));
  const factors = await listAuthFactors(backend, user.id);
  return {
    ...parsed.data,
    access_token: accessToken,
    user: { ...user, is_anonymous: full.is_anonymous, identities: account?.identities ?? [], factors },
  };
}
