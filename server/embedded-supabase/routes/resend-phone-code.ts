import { Hono } from 'hono';
import { z } from 'zod';
import type { BackendContext } from '../backend-context';
import { authErrorResponse, tooManyRequestsResponse } from './auth-error-responses';
import { createAuthRateLimiter } from './auth-rate-limiter';
import { accountEmailSchema, accountPhoneSchema } from './email-and-phone-schemas';
import { createPhoneVerificationService, type PhoneCodeType, phoneDisabledResponse } from './phone-verification';

const resendSchema = z.looseObject({
  type: z.enum(['signup', 'email_change', 'sms', 'phone_change']),
  email: accountEmailSchema.optional(),
  phone: accountPhoneSchema.optional(),
});

/** `POST /resend`, which sends a code again to a phone number that waits for one. */
export function resendPhoneCodeRoutes(backend: BackendContext): Hono {
  const { database, settings } = backend;
  const limits = createAuthRateLimiter(backend);
  const phones = createPhoneVerificationService(backend);

  return new Hono().post('/auth/v1/resend', async (c) => {
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
    const types: PhoneCodeType[] = type === 'sms' ? ['phone', 'phone_sign_up'] : ['phone_change'];
    const [pending] = await database.query<{ id: string; type: PhoneCodeType }>(
      `select t.user_id as id, t.token_type as type from auth.one_time_tokens t join auth.users u on u.id = t.user_id
       where t.token_type = any($1::text[]) and t.relates_to = $2 and u.deleted_at is null
         and (u.banned_until is null or u.banned_until < now())
       order by t.created_at desc limit 1`,
      [types, phone],
    );
    // The reply does not reveal whether somebody waits for a code.
    return pending ? phones.send(pending.type, pending.id, phone) : phones.replyAsIfSent(phone);
  });
}
