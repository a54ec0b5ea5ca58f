import { compare, hashSync } from 'bcryptjs';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Backend } from '../backend';
import { withFullClaims } from './claims';
import { signInLimits } from './sign-in-limits';

const passwordSchema = z.object({ email: z.string(), password: z.string() });

// The cost the server underneath hashes with, so that an unknown account takes as long to refuse.
const unknownAccountHash = hashSync('no account has this password', 10);

async function answer(backend: Backend, request: Request, method: string | null): Promise<Response> {
  const response = await backend.forward(request);
  if (!response.ok) return response;
  const body = await withFullClaims(backend, await response.json(), method);
  await backend.database.flush();
  return Response.json(body, { status: response.status, headers: { 'cache-control': 'no-store' } });
}

/** The routes that hand out sessions: `/auth/v1/token` (password sign-in is limited, refresh) and `/auth/v1/verify`. */
export function sessions(backend: Backend): Hono {
  const limits = signInLimits(backend);

  async function signIn(request: Request, secret: boolean): Promise<Response> {
    const body = await request
      .clone()
      .json()
      .catch(() => null);
    const credentials = passwordSchema.safeParse(body);
    if (!credentials.success) return backend.forward(request);
    const account = credentials.data.email.trim().toLowerCase();
    // Only the site's own server holds the secret key, so only it may say for whom it asks.
    const address = secret ? request.headers.get('sb-forwarded-for') : null;
    const wait = await limits.attempt(account, address);
    if (wait > 0) {
      const refusal = { code: 429, error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' };
      return Response.json(refusal, { status: 429, headers: { 'retry-after': String(wait) } });
    }
    const known = await backend.database.query(
      'select 1 from auth.users where email = $1 and encrypted_password is not null',
      [account],
    );
    if (known.length === 0) await compare(credentials.data.password, unknownAccountHash);
    const response = await answer(backend, request, 'password');
    if (response.ok) await limits.succeed(account);
    return response;
  }

  return new Hono()
    .post('/auth/v1/token', (c) => {
      if (c.req.query('grant_type') === 'password') {
        return signIn(c.req.raw, c.req.header('apikey') === backend.settings.secretKey);
      }
      return answer(backend, c.req.raw, null);
    })
    .post('/auth/v1/verify', (c) => answer(backend, c.req.raw, 'otp'));
}
