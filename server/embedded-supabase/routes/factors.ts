import { randomBytes, randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { Secret, TOTP } from 'otpauth';
import QRCode from 'qrcode';
import { z } from 'zod';
import { brand } from '@/lib/config/brand';
import type { BackendContext } from '../backend-context';
import { authErrorResponse, tooManyRequestsResponse } from './auth-error-responses';
import { createAuthRateLimiter } from './auth-rate-limiter';
import { respondWithRenewedSession } from './create-and-renew-session';
import { sealSecret, unsealSecret } from './factor-secrets';
import { listAuthFactors } from './list-auth-factors';
import { type SignedInCaller, verifyCallerOrErrorResponse } from './request-caller';
import { recordAuthMethod } from './token-claims';

const enrolSchema = z.object({
  factor_type: z.literal('totp'),
  friendly_name: z.string().trim().max(100).optional(),
  issuer: z.string().trim().max(100).optional(),
});
const verifySchema = z.object({ challenge_id: z.uuid(), code: z.string() });
const challengeSeconds = 300;

type Row = { id: string; status: string; secret: string; last_step: string };

const totp = (secret: Secret, label: string, issuer: string) => new TOTP({ issuer, label, secret });

/** Supabase Auth's second factor (TOTP), which the server underneath lacks: enrol, challenge, verify, remove. */
export function factorRoutes(backend: BackendContext): Hono {
  const { database, settings } = backend;
  const limits = createAuthRateLimiter(backend);
  const routes = new Hono<{ Variables: { caller: SignedInCaller } }>();

  const find = async (caller: SignedInCaller, id: string): Promise<Row | undefined> =>
    z.uuid().safeParse(id).success
      ? (
          await database.query<Row>(
            'select id, status, secret, last_step from auth.mfa_factors where id = $1 and user_id = $2',
            [id, caller.userId],
          )
        )[0]
      : undefined;
  const mustProve = async ({ userId, aal }: SignedInCaller) =>
    aal !== 'aal2' && (await listAuthFactors(backend, userId)).some(({ status }) => status === 'verified');
  const unknown = () => authErrorResponse(404, 'mfa_factor_not_found', 'Factor not found');
  const weak = () => authErrorResponse(403, 'insufficient_aal', 'AAL2 required for this');

  routes.use('/auth/v1/factors/*', async (c, next) => {
    const caller = await verifyCallerOrErrorResponse(backend, c.req.raw);
    if (caller instanceof Response) return caller;
    c.set('caller', caller);
    await next();
  });

  routes.post('/auth/v1/factors', async (c) => {
    const caller = c.get('caller');
    const body: unknown = await c.req.json().catch(() => null);
    const type = z.object({ factor_type: z.enum(['phone', 'webauthn']) }).safeParse(body).data?.factor_type;
    if (type) return authErrorResponse(422, `mfa_${type}_enroll_not_enabled`, `MFA enroll is disabled for ${type}`);
    const parsed = enrolSchema.safeParse(body);
    if (!parsed.success) return authErrorResponse(400, 'validation_failed', 'factor_type needs to be totp');
    if (await mustProve(caller)) return weak();
    if ((await listAuthFactors(backend, caller.userId)).length >= 10)
      return authErrorResponse(422, 'too_many_enrolled_mfa_factors', 'Maximum number of factors reached');
    const secret = new Secret({ size: 20 });
    const uri = totp(secret, caller.email, parsed.data.issuer || brand.name).toString();
    const [factor] = await database.query<{ id: string; friendly_name: string | null }>(
      `insert into auth.mfa_factors (user_id, friendly_name, secret) values ($1, $2, $3)
       on conflict do nothing returning id, friendly_name`,
      [caller.userId, parsed.data.friendly_name || null, sealSecret(secret.base32, settings.jwtSecret)],
    );
    if (!factor)
      return authErrorResponse(422, 'mfa_factor_name_conflict', 'A factor with this friendly name already exists');
    await database.flush();
    const qr = await QRCode.toString(uri, { type: 'svg', margin: 2 });
    return c.json({ ...factor, type: 'totp', totp: { qr_code: qr, secret: secret.base32, uri } });
  });

  routes.post('/auth/v1/factors/:id/challenge', async (c) => {
    const factor = await find(c.get('caller'), c.req.param('id'));
    if (!factor) return unknown();
    const [challenge] = await database.query<{ id: string; expires_at: number }>(
      `insert into auth.mfa_challenges (factor_id) values ($1)
       returning id, floor(extract(epoch from created_at))::int + $2::int as expires_at`,
      [factor.id, challengeSeconds],
    );
    return c.json({ ...challenge, type: 'totp' });
  });

  routes.post('/auth/v1/factors/:id/verify', async (c) => {
    const caller = c.get('caller');
    const factor = await find(caller, c.req.param('id'));
    const parsed = verifySchema.safeParse(await c.req.json().catch(() => null));
    if (!factor) return unknown();
    if (!parsed.success) return authErrorResponse(400, 'validation_failed', 'A challenge_id and a code are needed');
    if (factor.status === 'unverified' && (await mustProve(caller))) return weak();
    const wait = await limits.take('factor', caller.userId);
    if (wait > 0) return tooManyRequestsResponse(wait);
    // A mistyped code leaves the challenge open, as in Supabase Auth: the limit above is what stops guessing.
    const [challenge] = await database.query(
      `select id from auth.mfa_challenges where id = $1 and factor_id = $2 and verified_at is null
         and created_at > now() - make_interval(secs => $3)`,
      [parsed.data.challenge_id, factor.id, challengeSeconds],
    );
    if (!challenge)
      return authErrorResponse(
        422,
        'mfa_challenge_expired',
        'MFA challenge has expired, verify against another challenge',
      );
    const secret = Secret.fromBase32(unsealSecret(factor.secret, settings.jwtSecret));
    const app = totp(secret, caller.email, brand.name);
    const offset = app.validate({ token: parsed.data.code.trim(), window: 1 });
    const step = app.counter() + (offset ?? 0);
    // The TOTP time step decides, so that a code is valid only once even when two requests race.
    const accepted =
      offset !== null &&
      (await database.query(
        `update auth.mfa_factors set status = 'verified', last_step = $2, updated_at = now()
         where id = $1 and last_step < $2 returning id`,
        [factor.id, step],
      ));
    if (!accepted || accepted.length === 0)
      return authErrorResponse(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
    await database.query('update auth.mfa_challenges set verified_at = now() where id = $1', [
      parsed.data.challenge_id,
    ]);
    await limits.forget('factor', caller.userId);
    await recordAuthMethod(backend, caller.sessionId, 'totp');
    // A first factor ends the sessions that were opened without it, and the factors that somebody else may have
    // planted.
    if (factor.status === 'unverified') {
      await database.query(
        `delete from auth.sessions where user_id = $1 and id <> $2 and aal is distinct from 'aal2'`,
        [caller.userId, caller.sessionId],
      );
      await database.query(`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, [
        caller.userId,
      ]);
    }
    return raiseAndRenew(c.req.raw, caller, factor.id);
  });

  routes.delete('/auth/v1/factors/:id', async (c) => {
    const caller = c.get('caller');
    const factor = await find(caller, c.req.param('id'));
    if (!factor) return unknown();
    if (factor.status === 'verified' && caller.aal !== 'aal2') return weak();
    await database.query('delete from auth.mfa_factors where id = $1', [factor.id]);
    await database.query(
      `with lowered as (update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1 returning id)
       delete from auth.mfa_amr_claims where authentication_method = 'totp' and session_id in (select id from lowered)`,
      [factor.id],
    );
    await database.flush();
    return c.json({ id: factor.id });
  });

  /**
   * The same session at the level of the second factor. Its former refresh tokens are deleted, because the server
   * underneath accepts the one before the current once more: somebody who has it would get the new level.
   */
  async function raiseAndRenew(request: Request, { sessionId }: SignedInCaller, factorId: string): Promise<Response> {
    const token = randomBytes(24).toString('base64url');
    await database.query(
      `with raised as (update auth.sessions set aal = 'aal2', factor_id = $2 where id = $1::uuid returning id, user_id),
         former as (delete from auth.refresh_tokens where session_id = $1::uuid)
       insert into auth.refresh_tokens (id, token, user_id, session_id, revoked) select $3, $4, user_id, id, false from raised`,
      [sessionId, factorId, randomUUID(), token],
    );
    const response = await respondWithRenewedSession(backend, request, token, null);
    // Also a token that a refresh at the same moment has added.
    await database.query('delete from auth.refresh_tokens where session_id = $1 and parent is distinct from $2', [
      sessionId,
      token,
    ]);
    await database.flush();
    return response;
  }
  return routes as unknown as Hono;
}
