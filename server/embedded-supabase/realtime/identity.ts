import { jwtVerify } from 'jose';
import type { BackendSettings } from '../settings';

/** Whose rights a channel has. `key` is the same for equal claims, so that their rows are read once. */
export type RealtimeIdentity = {
  role: string;
  claims: Record<string, unknown>;
  key: string;
  /** When the token expires, in ms; keys do not. */
  expiresAt: number;
};

// The next token of a session differs in these alone.
const timeClaims = ['iat', 'nbf', 'exp', 'jti'];

// A policy may read any other claim.
const identity = (role: string, claims: Record<string, unknown>, expiresAt: number): RealtimeIdentity => ({
  role,
  claims,
  key: JSON.stringify([role, Object.entries(claims).filter(([name]) => !timeClaims.includes(name))]),
  expiresAt,
});

/** The role of an API key, undefined for an unknown one. */
export function resolveKeyIdentity(
  { secretKey, publishableKey }: BackendSettings,
  apikey: string,
): RealtimeIdentity | undefined {
  const role = { [secretKey]: 'service_role', [publishableKey]: 'anon' }[apikey];
  return role ? identity(role, { role }, Number.POSITIVE_INFINITY) : undefined;
}

/** The identity in an access token, or the reason why it has none, worded as in Supabase Realtime. */
export async function resolveTokenIdentityOrReason(
  { jwtSecret }: BackendSettings,
  token: string,
): Promise<RealtimeIdentity | string> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(jwtSecret), { algorithms: ['HS256'] });
    if (payload.exp === undefined || typeof payload.role !== 'string')
      return 'Fields `role` and `exp` are required in JWT';
    // Only these two have grants that a token may use.
    const role = payload.role === 'authenticated' ? 'authenticated' : 'anon';
    return identity(role, payload, payload.exp * 1000);
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'ERR_JWT_EXPIRED') return 'InvalidJWTToken: Token has expired';
    if (code === 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED') return 'JwtSignatureError: Failed to validate JWT signature';
    return 'MalformedJWT: The token provided is not a valid JWT';
  }
}
