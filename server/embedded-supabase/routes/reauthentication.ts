import { Hono } from 'hono';
import type { BackendContext } from '../backend-context';
import { authErrorResponse, tooManyRequestsResponse } from './auth-error-responses';
import { sendCodeMail } from './auth-mails';
import { createAuthRateLimiter } from './auth-rate-limiter';
import { createOneTimeTokenStore, randomSixDigitCode } from './one-time-token-store';
import { verifyCallerOrErrorResponse } from './request-caller';

/** `GET /reauthenticate`, which emails a code to somebody who is signed in. */
export function reauthenticationRoutes(backend: BackendContext): Hono {
  const limits = createAuthRateLimiter(backend);
  const tokens = createOneTimeTokenStore(backend);

  return new Hono().get('/auth/v1/reauthenticate', async (c) => {
    const caller = await verifyCallerOrErrorResponse(backend, c.req.raw);
    if (caller instanceof Response) return caller;
    if (!caller.email)
      return authErrorResponse(
        422,
        'reauthentication_not_valid',
        'Reauthentication requires an email or a phone number',
      );
    const wait = await limits.take('mail', caller.email);
    if (wait > 0) return tooManyRequestsResponse(wait);
    const code = randomSixDigitCode();
    const token = ['reauthentication', caller.userId, caller.userId, code] as const;
    await tokens.issue(...token);
    await sendCodeMail(backend, caller.userId, code, () => tokens.renew(...token));
    return Response.json({});
  });
}
