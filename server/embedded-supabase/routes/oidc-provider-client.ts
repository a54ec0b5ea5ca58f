import { createHash } from 'node:crypto';
import { createRemoteJWKSet, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';
import type { OidcProvider } from '../settings';

const timeoutMs = 10_000;
const discoverySchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
});
const tokenSchema = z.object({ id_token: z.string() });

/** The identity that the provider reports. */
export type OidcIdentity = { sub: string; email: string | null; emailVerified: boolean; claims: JWTPayload };

/** The provider rejected, is out of reach, or sent a token that is not valid. */
export class OidcProviderError extends Error {}

const withoutFinalSlash = (url: string) => url.replace(/\/$/, '');

/** An OpenID provider: its URLs are read once, its keys are cached by jose for ten minutes. */
export function createOidcProviderClient(provider: OidcProvider) {
  let loading: ReturnType<typeof load> | undefined;

  async function load() {
    const issuer = withoutFinalSlash(provider.issuer);
    const url = `${issuer}/.well-known/openid-configuration`;
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    const parsed = discoverySchema.safeParse(await response.json().catch(() => null));
    if (!response.ok || !parsed.success)
      throw new OidcProviderError(`The configuration of ${provider.name} cannot be read`);
    // OpenID Connect Discovery 1.0, section 4.3: otherwise one provider could pass for another.
    if (withoutFinalSlash(parsed.data.issuer) !== issuer)
      throw new OidcProviderError(`The configuration of ${provider.name} is that of another issuer`);
    const keys = createRemoteJWKSet(new URL(parsed.data.jwks_uri), {
      cacheMaxAge: 10 * 60_000,
      timeoutDuration: timeoutMs,
    });
    return { ...parsed.data, keys };
  }
  const configuration = () => {
    loading ??= load().catch((error) => {
      loading = undefined;
      throw error instanceof OidcProviderError ? error : new OidcProviderError(`${provider.name} is out of reach`);
    });
    return loading;
  };

  async function verify(idToken: string, nonce: string | null): Promise<OidcIdentity> {
    const { keys, issuer } = await configuration();
    const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'ES384', 'EdDSA'];
    const { payload } = await jwtVerify(idToken, keys, { issuer, audience: provider.clientId, algorithms }).catch(
      () => {
        throw new OidcProviderError('Bad ID token');
      },
    );
    const hashed = nonce === null ? null : createHash('sha256').update(nonce).digest('hex');
    if (payload.nonce !== undefined && payload.nonce !== nonce && payload.nonce !== hashed)
      throw new OidcProviderError('Nonces mismatch');
    if (nonce !== null && payload.nonce === undefined) throw new OidcProviderError('The ID token has no nonce');
    if (!payload.sub) throw new OidcProviderError('The ID token has no subject');
    const email = z.email().max(254).toLowerCase().safeParse(payload.email);
    const emailVerified = email.success && payload.email_verified === true;
    return { sub: payload.sub, email: email.success ? email.data : null, emailVerified, claims: payload };
  }

  return {
    verify,
    /** Where the browser goes to sign in. */
    async authorizationUrl(values: {
      redirectUri: string;
      state: string;
      nonce: string;
      verifier: string;
      scopes: string;
    }) {
      const { authorization_endpoint: endpoint } = await configuration();
      const url = new URL(endpoint);
      const scope = [...new Set(['openid', 'email', 'profile', ...values.scopes.split(' ').filter(Boolean)])].join(' ');
      for (const [name, value] of Object.entries({
        response_type: 'code',
        client_id: provider.clientId,
        redirect_uri: values.redirectUri,
        scope,
        state: values.state,
        nonce: values.nonce,
        code_challenge: createHash('sha256').update(values.verifier).digest('base64url'),
        code_challenge_method: 'S256',
      }))
        url.searchParams.set(name, value);
      return url.href;
    },
    /** The identity for the code that the provider sent the browser back with. */
    async redeem(values: {
      code: string;
      redirectUri: string;
      nonce: string;
      verifier: string;
    }): Promise<OidcIdentity> {
      const { token_endpoint: endpoint } = await configuration();
      const response = await fetch(endpoint, {
        method: 'POST',
        redirect: 'error',
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code: values.code,
          redirect_uri: values.redirectUri,
          client_id: provider.clientId,
          client_secret: provider.clientSecret,
          code_verifier: values.verifier,
        }),
        signal: AbortSignal.timeout(timeoutMs),
      }).catch(() => {
        throw new OidcProviderError(`${provider.name} is out of reach`);
      });
      const parsed = tokenSchema.safeParse(await response.json().catch(() => null));
      if (!response.ok || !parsed.success) throw new OidcProviderError('Unable to exchange external code');
      return verify(parsed.data.id_token, values.nonce);
    },
  };
}
