import { z } from 'zod';
import type { BackendContext } from '../backend-context';
import { tryCreateAuthAccount } from './account-queries';
import { authErrorResponse, tooManyRequestsResponse } from './auth-error-responses';
import { createAuthRateLimiter } from './auth-rate-limiter';
import { callSendSmsHook } from './call-send-sms-hook';
import { respondWithNewSession } from './create-and-renew-session';
import { accountPhoneSchema } from './email-and-phone-schemas';
import { createOneTimeTokenStore, type OneTimeTokenType, randomSixDigitCode } from './one-time-token-store';

const otpSchema = z.looseObject({
  phone: accountPhoneSchema,
  create_user: z.boolean().default(true),
  channel: z.literal('sms').default('sms'),
  data: z.record(z.string(), z.unknown()).default({}),
});

export const phoneDisabledResponse = (message = 'Unsupported phone provider') =>
  authErrorResponse(400, 'phone_provider_disabled', message);

/**
 * What a code is for: `phone` signs in, and is sent to whoever asks for one with the number; `phone_sign_up` confirms
 * the number of an account with a password.
 */
export type PhoneCodeType = Extract<OneTimeTokenType, `phone${string}`>;

/** Sign-in by a code in a text message, and the confirmation of a new number. */
export function createPhoneVerificationService(backend: BackendContext) {
  const { database, settings } = backend;
  const limits = createAuthRateLimiter(backend);
  const tokens = createOneTimeTokenStore(backend);

  const takeLimits = async (phone: string) =>
    (await limits.take('mail', `phone ${phone}`)) || (await limits.take('textMessage', 'all'));

  async function sendCode(
    userId: string,
    phone: string,
    issueToken: (code: string) => Promise<void>,
  ): Promise<Response> {
    const wait = await takeLimits(phone);
    if (wait > 0) return tooManyRequestsResponse(wait);
    const code = randomSixDigitCode();
    await issueToken(code);
    try {
      await callSendSmsHook(backend, { id: userId, phone }, code);
    } catch (error) {
      backend.log.error({ err: error }, 'text message not sent');
      return authErrorResponse(422, 'sms_send_failed', 'Error sending sms OTP');
    }
    return Response.json({ message_id: '' });
  }

  const send = (type: PhoneCodeType, userId: string, phone: string) =>
    sendCode(userId, phone, (code) => tokens.issue(type, userId, phone, code, phone));

  /**
   * The reply to a number that gets no code. Supabase Auth says so (`otp_disabled`), which tells strangers who has an
   * account. It counts as a message, so that a limit that is used up does not tell either.
   */
  async function replyAsIfSent(phone: string): Promise<Response> {
    const wait = await takeLimits(phone);
    return wait > 0 ? tooManyRequestsResponse(wait) : Response.json({ message_id: '' });
  }

  return {
    send,
    replyAsIfSent,
    /** `GET /reauthenticate` of somebody without an email address. */
    async sendReauthenticationCode(userId: string): Promise<Response> {
      const [user] = await database.query<{ phone: string; isConfirmed: boolean }>(
        'select phone, phone_confirmed_at is not null as "isConfirmed" from auth.users where id = $1 and phone is not null',
        [userId],
      );
      if (!user)
        return authErrorResponse(
          400,
          'validation_failed',
          'Reauthentication requires the user to have an email or a phone number',
        );
      if (!user.isConfirmed) return authErrorResponse(422, 'phone_not_confirmed', 'Please verify your phone first.');
      if (!settings.smsHook) return phoneDisabledResponse();
      return sendCode(userId, user.phone, (code) => tokens.issue('reauthentication', userId, userId, code));
    },
    /** `POST /otp` with a phone number. */
    async request(body: unknown): Promise<Response> {
      if (!settings.smsHook) return phoneDisabledResponse();
      const parsed = otpSchema.safeParse(body);
      if (!parsed.success) return authErrorResponse(400, 'validation_failed', z.prettifyError(parsed.error));
      const { phone, create_user: create, data } = parsed.data;
      const mayCreate = create && settings.signUp;
      // Before the account is looked up: a limit that is used up says nothing about the number.
      const wait = mayCreate ? await limits.take('signUp', 'all') : 0;
      if (wait > 0) return tooManyRequestsResponse(wait);
      const [known] = await database.query<{ id: string }>(
        'select id from auth.users where phone = $1 and deleted_at is null and (banned_until is null or banned_until < now())',
        [phone],
      );
      if (known) return send('phone', known.id, phone);
      if (!mayCreate) return replyAsIfSent(phone);
      const created = await tryCreateAuthAccount(backend, { phone, confirmed: false, metadata: data });
      return created ? send('phone', created.id, phone) : replyAsIfSent(phone);
    },
    /** `POST /verify` with a phone number: a session, or the rejection. */
    async verify(request: Request, type: string, phone: string, code: string): Promise<Response> {
      const wait = await limits.take('code', `phone ${phone}`);
      if (wait > 0) return tooManyRequestsResponse(wait);
      const isChange = type === 'phone_change';
      const signIn = isChange ? undefined : await tokens.consume('phone', phone, code);
      const used = signIn ?? (await tokens.consume(isChange ? 'phone_change' : 'phone_sign_up', phone, code));
      if (!used) return authErrorResponse(403, 'otp_expired', 'Token has expired or is invalid');
      await limits.forget('code', `phone ${phone}`);
      const changed = await database.query(
        `update auth.users set phone = $2, phone_confirmed_at = coalesce(case when phone = $2 then phone_confirmed_at end, now()),
           encrypted_password = case when $3 and confirmed_at is null and email is null then null else encrypted_password end,
           is_anonymous = false, updated_at = now()
         where id = $1 and not exists (select from auth.users o where o.phone = $2 and o.id <> $1) returning id`,
        // A password that somebody signed up with may be a stranger's, unless the code is that of the sign-up.
        [used.userId, phone, Boolean(signIn)],
      );
      if (changed.length === 0) return authErrorResponse(422, 'phone_exists', 'Phone number is taken');
      return respondWithNewSession(backend, request, used.userId, 'otp');
    },
  };
}
