import { decodeJwt, SignJWT } from 'jose';
import { z } from 'zod';
import type { Backend } from '../backend';

const sessionSchema = z.looseObject({
  access_token: z.string(),
  user: z.looseObject({
    app_metadata: z.record(z.string(), z.unknown()),
    user_metadata: z.record(z.string(), z.unknown()),
    phone: z.string().nullish(),
  }),
});

/**
 * The session answer with an access token that carries the claims of Supabase Auth (iss, aal, amr, app_metadata,
 * user_metadata), which the server underneath leaves out. `method` is how this session was just proven, null for a refresh.
 */
export async function withFullClaims(backend: Backend, body: unknown, method: string | null): Promise<unknown> {
  const parsed = sessionSchema.safeParse(body);
  if (!parsed.success) return body;
  const { access_token: token, user } = parsed.data;
  const claims = decodeJwt(token);
  const { database, settings } = backend;
  if (method) {
    await database.query(
      `insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1, $2)
       on conflict (session_id, authentication_method) do update set updated_at = now()`,
      [claims.session_id, method],
    );
  }
  const rows = await database.query<{ aal: string | null; method: string; timestamp: number }>(
    `select s.aal, a.authentication_method as method, floor(extract(epoch from a.updated_at))::int as timestamp
     from auth.sessions s join auth.mfa_amr_claims a on a.session_id = s.id where s.id = $1 order by a.updated_at desc`,
    [claims.session_id],
  );
  const full = {
    ...claims,
    iss: `${settings.url}/auth/v1`,
    phone: user.phone ?? '',
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    aal: rows[0]?.aal ?? 'aal1',
    amr: rows.map((row) => ({ method: row.method, timestamp: row.timestamp })),
    is_anonymous: false,
  };
  const accessToken = await new SignJWT(full)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(settings.jwtSecret));
  return { ...parsed.data, access_token: accessToken };
}
