import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { BackendContext } from '../backend-context';
import { syncAccountProviders, tryCreateAuthAccount } from './account-queries';
import { authErrorResponse } from './auth-error-responses';
import { claimUnprovenAccount } from './claim-unproven-account';
import { respondWithNewSession } from './create-and-renew-session';
import { createOidcProviderClient, type OidcIdentity, OidcProviderError } from './oidc-provider-client';
import { verifyCallerOrErrorResponse } from './request-caller';

const idTokenSchema = z.strictObject({
  provider: z.string(),
  id_token: z.string(),
  access_token: z.string().nullish(),
  nonce: z.string().nullish(),
  link_identity: z.boolean().nullish(),
  gotrue_meta_security: z.unknown().optional(),
});
const exchangeSchema = z.object({ auth_code: z.string(), code_verifier: z.string() });

/** The reason why a sign-in with a provider failed, as it is sent back to the site. */
export class OAuthError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

const shared = new WeakMap<BackendContext, ReturnType<typeof createSignIn>>();

/** Sign-in with the OpenID providers of the settings; their keys are cached once for all routes. */
export function getOidcAuthenticator(backend: BackendContext) {
  const known = shared.get(backend) ?? createSignIn(backend);
  shared.set(backend, known);
  return known;
}

function createSignIn(backend: BackendContext) {
  const { database, settings } = backend;
  const providers = new Map(
    settings.oidcProviders.map((provider) => [provider.name, createOidcProviderClient(provider)]),
  );

  const profileOf = ({ sub, email, emailVerified, claims }: OidcIdentity) => ({
    sub,
    provider_id: sub,
    iss: claims.iss,
    email,
    email_verified: emailVerified,
    ...(typeof claims.name === 'string' && { name: claims.name, full_name: claims.name }),
    ...(typeof claims.picture === 'string' && { avatar_url: claims.picture }),
  });

  async function addIdentity(userId: string, provider: string, identity: OidcIdentity) {
    const [added] = await database.query<{ user_id: string }>(
      `insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at)
       values (gen_random_uuid(), $2, $3, $1, $4::text::jsonb, now())
       on conflict (provider, provider_id) do nothing returning user_id`,
      [userId, provider, identity.sub, JSON.stringify(profileOf(identity))],
    );
    if (!added) throw new OAuthError(422, 'identity_already_exists', 'Identity is already linked to another user');
    await database.query('update auth.users set is_anonymous = false where id = $1', [userId]);
    await syncAccountProviders(backend, userId);
    await database.flush();
  }

  /**
   * The account of an identity: the one it belongs to, the one with its proven address, or a new one. Throws
   * `OAuthError`.
   */
  async function accountOf(provider: string, identity: OidcIdentity): Promise<string> {
    const [known] = await database.query<{ id: string; banned: boolean }>(
      `update auth.identities i set identity_data = $3::text::jsonb, last_sign_in_at = now(), updated_at = now() from auth.users u
       where i.provider = $1 and i.provider_id = $2 and u.id = i.user_id and u.deleted_at is null
       returning u.id, coalesce(u.banned_until > now(), false) as banned`,
      [provider, identity.sub, JSON.stringify(profileOf(identity))],
    );
    if (known?.banned) throw new OAuthError(403, 'user_banned', 'User is banned');
    if (known) return known.id;
    if (!identity.email || !identity.emailVerified)
      throw new OAuthError(422, 'provider_email_needs_verification', 'Unverified email with the provider');
    const [same] = await database.query<{ id: string; usable: boolean }>(
      `select id, deleted_at is null and (banned_until is null or banned_until < now()) as usable from auth.users where email = $1`,
      [identity.email],
    );
    if (same && !same.usable) throw new OAuthError(403, 'user_banned', 'The account of this address cannot be used');
    if (same) {
      // Only an address that is proven on both sides makes the two one person.
      await claimUnprovenAccount(backend, same.id, provider);
      await addIdentity(same.id, provider, identity);
      return same.id;
    }
    if (!settings.signUp) throw new OAuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
    const { name, full_name: fullName, avatar_url: picture } = profileOf(identity) as Record<string, unknown>;
    const created = await tryCreateAuthAccount(backend, {
      email: identity.email,
      confirmed: true,
      metadata: { name, full_name: fullName, avatar_url: picture },
      identity: { provider, providerId: identity.sub, data: profileOf(identity) },
    });
    if (!created)
      throw new OAuthError(422, 'email_exists', 'A user with this email address has already been registered');
    return created.id;
  }

  const toResponse = (error: unknown): Response => {
    if (error instanceof OAuthError) return authErrorResponse(error.status, error.code, error.message);
    if (error instanceof OidcProviderError) return authErrorResponse(400, 'bad_oauth_callback', error.message);
    throw error;
  };

  return {
    providers,
    accountOf,
    addIdentity,
    /** A code for the site, which it exchanges for a session with the verifier of the person's browser. */
    async issueCode(flowId: string, userId: string): Promise<string> {
      const code = randomBytes(24).toString('base64url');
      await database.query(
        'update auth.oauth_flows set user_id = $2, auth_code_hash = $3, created_at = now() where id = $1',
        [flowId, userId, digest(code)],
      );
      await database.flush();
      return code;
    },
    /** `grant_type=pkce` */
    async exchange(request: Request): Promise<Response> {
      const parsed = exchangeSchema.safeParse(await request.json().catch(() => null));
      if (!parsed.success)
        return authErrorResponse(
          400,
          'validation_failed',
          'invalid request: both auth code and code verifier should be non-empty',
        );
      // A code is good once, also when the verifier is wrong.
      const [flow] = await database.query<{ userId: string; challenge: string }>(
        `delete from auth.oauth_flows where auth_code_hash = $1 and created_at > now() - interval '5 minutes'
         returning user_id as "userId", client_code_challenge as challenge`,
        [digest(parsed.data.auth_code)],
      );
      if (!flow) return authErrorResponse(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
      if (digest(parsed.data.code_verifier) !== flow.challenge)
        return authErrorResponse(
          400,
          'bad_code_verifier',
          'code challenge does not match previously saved code verifier',
        );
      return respondWithNewSession(backend, request, flow.userId, 'oauth');
    },
    /** `grant_type=id_token` */
    async signInWithIdToken(request: Request): Promise<Response> {
      const caller = request.headers.has('authorization')
        ? await verifyCallerOrErrorResponse(backend, request.clone())
        : null;
      const parsed = idTokenSchema.safeParse(await request.json().catch(() => null));
      if (!parsed.success) return authErrorResponse(400, 'validation_failed', z.prettifyError(parsed.error));
      const { provider: name, id_token: token, nonce, link_identity: link } = parsed.data;
      const provider = providers.get(name);
      if (!provider) return authErrorResponse(400, 'provider_disabled', `Provider (issuer "${name}") is not enabled`);
      try {
        const identity = await provider.verify(token, nonce ?? null);
        if (!link) return await respondWithNewSession(backend, request, await accountOf(name, identity), 'oauth');
        if (caller === null || caller instanceof Response)
          return caller ?? authErrorResponse(401, 'no_authorization', 'This endpoint requires a Bearer token');
        await addIdentity(caller.userId, name, identity);
        return await respondWithNewSession(backend, request, caller.userId, 'oauth');
      } catch (error) {
        return toResponse(error);
      }
    },
  };
}
