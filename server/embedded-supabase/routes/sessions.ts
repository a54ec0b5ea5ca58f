import { compare } from 'bcryptjs';
import { Hono } from 'hono';
import { z } from 'zod';
import type { BackendContext } from '../backend-context';
import { trySetAccountEmail } from './account-queries';
import { authErrorResponse, tooManyRequestsResponse } from './auth-error-responses';
import { createAuthRateLimiter } from './auth-rate-limiter';
import { claimUnprovenAccount } from './claim-unproven-account';
import { respondWithNewSession } from './create-and-renew-session';
import { getOidcAuthenticator } from './oidc-sign-in';
import { createOneTimeTokenStore } from './one-time-token-store';
import { createPhoneVerificationService } from './phone-verification';
import { addClaimsToSessionResponse } from './token-claims';

const credentialsSchema = z.object({
  email: z.string().trim().toLowerCase().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
});
const sessionSchema = z.object({ user: z.object({ id: z.string() }) });
const verifySchema = z.object({
  type: z.string(),
  email: z.string().trim().toLowerCase().optional(),
  phone: z.string().optional(),
  token: z.string().optional(),
  token_hash: z.string().optional(),
});

/**
 * The prefix of an emailed link's token; the hash of a code never begins with it, so that nobody can guess codes as
 * links.
 */
export const emailLinkTokenPrefix = 'link_';

// Supabase Auth's token types, in the terms of the server underneath.
const tokenTypes: Record<string, string> = { email: 'magiclink', invite: 'signup' };

// Has the cost factor of the server underneath, so that rejecting an unknown account takes as long. Computing it at each
// start would take a tenth of a second.
const unknownAccountHash = '$2b$10$ej7aUDGqTNbR35WP.WJjPuMX7gZcM8QWpMMSGSx8BSEKJAbJSBz/.';

const wrong = () => authErrorResponse(400, 'invalid_credentials', 'Invalid login credentials');
const expired = () => authErrorResponse(403, 'otp_expired', 'Token has expired or is invalid');

/** Replaces the body of a request. */
function withBody(request: Request, body: unknown): Request {
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  return new Request(request.url, { method: request.method, headers, body: JSON.stringify(body) });
}

/**
 * Forwards a request for a session, and returns the response with Supabase Auth's claims added and the caller's user
 * agent recorded.
 */
export async function forwardSessionRequestAddingClaims(
  backend: BackendContext,
  request: Request,
  method: string | null,
): Promise<Response> {
  const agent = request.headers.get('user-agent')?.slice(0, 400) ?? null;
  const response = await backend.forward(request);
  if (!response.ok) return response;
  const body = await addClaimsToSessionResponse(backend, await response.json(), method, agent);
  await backend.database.flush();
  return Response.json(body, { status: response.status, headers: { 'cache-control': 'no-store' } });
}

/**
 * The routes that issue sessions: `/auth/v1/token` (password, refresh) and `/auth/v1/verify` (codes and links in
 * emails).
 */
export function tokenAndVerifyRoutes(backend: BackendContext): Hono {
  const limits = createAuthRateLimiter(backend);
  const oidc = getOidcAuthenticator(backend);
  const forwardedIp = (request: Request) =>
    // Only the site's own server has the secret key, so only it may state on whose behalf it acts.
    request.headers.get('apikey') === backend.settings.secretKey ? request.headers.get('sb-forwarded-for') : null;

  async function mayTry(limit: 'account' | 'code', subject: string, request: Request): Promise<number> {
    const ip = forwardedIp(request);
    const waits = [await limits.take(limit, subject), ip ? await limits.take('ip', ip) : 0];
    return Math.max(...waits);
  }

  async function signIn(request: Request): Promise<Response> {
    // Never left to the server underneath, which neither counts attempts nor knows of bans.
    const parsed = credentialsSchema.safeParse(await request.json().catch(() => null));
    if (!parsed.success) return authErrorResponse(400, 'bad_json', 'Could not parse request body as JSON');
    const email = parsed.data.email || null;
    const phone = parsed.data.phone?.replace(/\D/g, '') || null;
    const password = parsed.data.password ?? '';
    // One of them only, so that the attempts are counted for the account whose password is tried.
    if (email && parsed.data.phone)
      return authErrorResponse(
        400,
        'validation_failed',
        'Only an email address or phone number should be provided on login.',
      );
    const account = email ?? (phone && `phone ${phone}`);
    if (!account) return authErrorResponse(400, 'validation_failed', 'missing email or phone');
    const wait = await mayTry('account', account, request);
    if (wait > 0) return tooManyRequestsResponse(wait);
    const [known] = await backend.database.query<{ id: string; hash: string }>(
      `select id, encrypted_password as hash from auth.users
        where (email = $1 or (phone = $2 and phone_confirmed_at is not null))
        and encrypted_password is not null and confirmed_at is not null and deleted_at is null
        and (banned_until is null or banned_until < now())`,
      [email, phone],
    );
    // A wrong password is rejected here for both: the server underneath would reveal by its response time who has an
    // account.
    if (!(await compare(password, known?.hash ?? unknownAccountHash)) || !known) return wrong();
    const response = await respondWithNewSession(backend, request, known.id, 'password');
    if (response.ok) await limits.forget('account', account);
    return response;
  }

  async function verify(request: Request): Promise<Response> {
    const parsed = verifySchema.safeParse(await request.json().catch(() => null));
    if (!parsed.success) return authErrorResponse(400, 'validation_failed', 'Verify requires a verification type');
    const { type, email, phone, token } = parsed.data;
    if (phone)
      return createPhoneVerificationService(backend).verify(request, type, phone.replace(/\D/g, ''), token ?? '');
    if (type === 'email_change') return changeEmail(request, parsed.data.token_hash ?? '');
    const hash = parsed.data.token_hash;
    if (hash && !hash.startsWith(emailLinkTokenPrefix)) return expired();
    const wait = email ? await mayTry('code', email, request) : 0;
    if (wait > 0) return tooManyRequestsResponse(wait);
    // The code beside a generated link.
    if (email && token) {
      const linked = await createOneTimeTokenStore(backend).consume('link_code', email, token, 60);
      if (linked) return verifyLink(request, type, linked.relatesTo);
    }
    // Codes and password reset links are valid for ten minutes; the server underneath gives everything that is emailed
    // an hour. That stays so for invitations, and for generated links, which somebody sends by other means.
    const expiredOrBanned = await backend.database.query(
      `select from auth.users where (email = $1 or $2 in (recovery_token, confirmation_token))
        and (banned_until > now() or (coalesce(confirmation_token <> $2, true) and recovery_sent_at < now() - interval '10 minutes'
          and not exists (select from auth.one_time_tokens where user_id = users.id and token_type = 'link_code' and relates_to = $2)))`,
      [email ?? null, hash ?? null],
    );
    if (expiredOrBanned.length > 0) return expired();
    const response = await forwardEmailProof(request, { type, email, token, token_hash: hash });
    if (response.ok && email) await limits.forget('code', email);
    return response;
  }

  const verifyLink = (request: Request, type: string, tokenHash: string) =>
    forwardEmailProof(request, { type, token_hash: tokenHash });

  /** The session of somebody who has a code or link of an email, and with it the address of the account. */
  async function forwardEmailProof(request: Request, proof: { type: string } & Record<string, string | undefined>) {
    const body = { ...proof, type: tokenTypes[proof.type] ?? proof.type };
    const response = await forwardSessionRequestAddingClaims(backend, withBody(request, body), 'otp');
    if (!response.ok) return response;
    const { user } = sessionSchema.parse(await response.clone().json());
    // The claim ends all sessions, this one too, and changes what its token states about the account.
    const claimed = await claimUnprovenAccount(backend, user.id, 'email');
    return claimed ? respondWithNewSession(backend, request, user.id, 'otp') : response;
  }

  async function changeEmail(request: Request, token: string): Promise<Response> {
    const used = await createOneTimeTokenStore(backend).consume('email_change', '', token, 60);
    if (!used) return expired();
    if (!(await trySetAccountEmail(backend, used.userId, used.relatesTo, true)))
      return authErrorResponse(422, 'email_exists', 'A user with this email address has already been registered');
    await claimUnprovenAccount(backend, used.userId, 'email');
    return respondWithNewSession(backend, request, used.userId, 'otp');
  }

  return new Hono()
    .post('/auth/v1/token', async (c) => {
      const grant = c.req.query('grant_type') ?? '';
      if (grant === 'password') return signIn(c.req.raw);
      if (grant === 'refresh_token') return forwardSessionRequestAddingClaims(backend, c.req.raw, null);
      if (grant === 'pkce') return oidc.exchange(c.req.raw);
      if (grant === 'id_token') return oidc.signInWithIdToken(c.req.raw);
      if (grant === 'web3') return authErrorResponse(422, 'web3_provider_disabled', 'Web3 provider is disabled');
      return authErrorResponse(400, 'invalid_credentials', 'unsupported_grant_type');
    })
    .post('/auth/v1/verify', (c) => verify(c.req.raw))
    .get('/auth/v1/verify', () => expired());
}
