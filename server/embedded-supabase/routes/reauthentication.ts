import { Hono } from 'hono';
import { z } from 'zod';
import type { BackendContext } from '../backend';
import { authErrorResponse, tooManyRequestsResponse } from './auth-error-responses';
import { sendCodeMail } from './auth-mails';
import { createAuthRateLimiter } from './auth-rate-limiter';
import { emailSchema, phoneSchema } from './email-and-phone-schemas';
import { createOneTimeTokenStore, randomSixDigitCode } from './one-time-token-store';
import { createPhoneVerification, phoneDisabledResponse } from './phone-verification';
import { readCaller } from './request-caller';

const resendSchema = z.looseObject({
  type: z.enum(['signup', 'email_change', 'sms', 'phone_change']),
  email: emailSchema.optional(),
  phone: phoneSchema.optional(),
});

/** `GET /reauthenticate`, which emails a code to somebody who is signed in, and `POST /resend`. */
export function reauthenticationRoutes(backend: BackendContext): Hono {
  const { database, settings } = backend;
  const limits = createAuthRateLimiter(backend);
  const tokens = createOneTimeTokenStore(backend);
  const phones = createPhoneVerification(backend);

  return new Hono()
    .get('/auth/v1/reauthenticate', async (c) => {
      const caller = await readCaller(backend, c.req.raw);
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
    })
    .post('/auth/v1/resend', async (c) => {
      const parsed = resendSchema.safeParse(await c.req.json().catch(() => null));
      if (!parsed.success) return authErrorResponse(400, 'validation_failed', z.prettifyError(parsed.error));
      const { type, email, phone } = parsed.data;
      if (type === 'signup' || type === 'email_change') {
        if (!email) return authErrorResponse(400, 'validation_failed', 'Type provided requires an email address');
        const wait = await limits.take('mail', email);
        // Addresses need no confirmation here, so that none is waiting to be sent again; the reply is that of hosted
        // Supabase then.
        return wait > 0 ? tooManyRequestsResponse(wait) : Response.json({});
      }
      if (!phone) return authErrorResponse(400, 'validation_failed', 'Type provided requires a phone number');
      if (!settings.smsHook) return phoneDisabledResponse('Phone logins are disabled');
      const kind = type === 'sms' ? 'phone' : 'phone_change';
      const [pending] = await database.query<{ id: string }>(
        `select t.user_id as id from auth.one_time_tokens t where t.token_type = $1 and t.relates_to = $2`,
        [kind, phone],
      );
      // The reply does not reveal whether somebody waits for a code.
      return pending ? phones.send(kind, pending.id, phone) : Response.json({});
    });
}
