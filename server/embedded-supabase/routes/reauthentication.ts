import { Hono } from 'hono';
import type { BackendContext } from '../backend-context';
import { tooManyRequestsResponse } from './auth-error-responses';
import { sendCodeMail } from './auth-mails';
import { createAuthRateLimiter } from './auth-rate-limiter';
import { createOneTimeTokenStore, randomSixDigitCode } from './one-time-token-store';
import { createPhoneVerificationService } from './phone-verification';
import { verifyCallerOrErrorResponse } from './request-caller';

/** `GET /reauthenticate`, which sends a code to somebody who is signed in: by email, otherwise to their phone. */
export function reauthenticationRoutes(backend: BackendContext): Hono {
  const limits = createAuthRateLimiter(backend);
  const tokens = createOneTimeTokenStore(backend);
  const phones = createPhoneVerificationService(backend);

  return new Hono().get('/auth/v1/reauthenticate', async (c) => {
    const caller = await verifyCallerOrErrorResponse(backend, c.req.raw);
    if (caller instanceof Response) return caller;
    if (!caller.email) return phones.sendReauthenticationCode(caller.userId);
    const wait = await limits.take('mail', caller.email);
    if (wait > 0) return tooManyRequestsResponse(wait);
    const code = randomSixDigitCode();
    const token = ['reauthentication', caller.userId, caller.userId, code] as const;
    await tokens.issue(...token);
    await sendCodeMail(backend, caller.userId, code, () => tokens.renew(...token));
    return Response.json({});
  });
}
