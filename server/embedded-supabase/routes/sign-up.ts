import { Hono } from 'hono';
import { z } from 'zod';
import type { BackendContext } from '../backend-context';
import { tryCreateAuthAccount } from './account-queries';
import { authErrorResponse, tooManyRequestsResponse } from './auth-error-responses';
import { createAuthRateLimiter } from './auth-rate-limiter';
import { autoconfirmedMark } from './claim-unproven-account';
import { respondWithNewSession } from './create-and-renew-session';
import { accountEmailSchema, accountPhoneSchema } from './email-and-phone-schemas';
import { hashPassword, rejectWeakPassword } from './passwords';
import { createPhoneVerificationService, phoneDisabledResponse } from './phone-verification';

const schema = z.strictObject({
  email: accountEmailSchema.nullish().or(z.literal('')),
  phone: accountPhoneSchema.nullish().or(z.literal('')),
  password: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
  channel: z.literal('sms').nullish(),
  code_challenge: z.string().nullish(),
  code_challenge_method: z.string().nullish(),
  // Captcha is checked by the site, before it calls: a token that comes here is of no use.
  gotrue_meta_security: z.looseObject({ captcha_token: z.string().nullish() }).nullish(),
});

/**
 * `POST /auth/v1/signup`: an account of one's own, or an anonymous session; both are off unless the settings enable
 * them.
 */
export function signUpRoutes(backend: BackendContext): Hono {
  const { settings } = backend;
  const limits = createAuthRateLimiter(backend);
  const phones = createPhoneVerificationService(backend);

  async function anonymous(request: Request, metadata: Record<string, unknown>): Promise<Response> {
    if (!settings.anonymousSignIns)
      return authErrorResponse(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
    const wait = await limits.take('anonymous', 'all');
    if (wait > 0) return tooManyRequestsResponse(wait);
    const created = await tryCreateAuthAccount(backend, { confirmed: false, metadata, isAnonymous: true });
    if (!created) throw new Error('An anonymous account was not created');
    return respondWithNewSession(backend, request, created.id, 'anonymous');
  }

  return new Hono().all('/auth/v1/signup', async (c) => {
    const parsed = schema.safeParse(await c.req.json().catch(() => null));
    const { email, phone, password, data } = parsed.data ?? {};
    if (parsed.success && !email && !phone && !password) return anonymous(c.req.raw, data ?? {});
    if (!settings.signUp) return authErrorResponse(422, 'signup_disabled', 'Signups not allowed for this instance');
    if (!parsed.success) return authErrorResponse(400, 'validation_failed', z.prettifyError(parsed.error));
    if (!password) return authErrorResponse(400, 'validation_failed', 'Signup requires a valid password');
    if (!email && !phone)
      return authErrorResponse(400, 'validation_failed', 'To signup, please provide your email or phone number');
    if (email && phone)
      return authErrorResponse(
        400,
        'validation_failed',
        'Only an email address or phone number should be provided on signup.',
      );
    if (phone && !settings.smsHook) return phoneDisabledResponse('Phone signups are disabled');
    const weak = rejectWeakPassword(password);
    if (weak) return weak;
    const subject = email || `phone ${phone}`;
    const wait = (await limits.take('mail', `sign-up ${subject}`)) || (await limits.take('signUp', 'all'));
    if (wait > 0) return tooManyRequestsResponse(wait);
    const created = await tryCreateAuthAccount(backend, {
      ...(email ? { email, appMetadata: { [autoconfirmedMark]: true } } : phone ? { phone } : {}),
      passwordHash: await hashPassword(password),
      // As in supabase/config.toml: addresses need no confirmation, phone numbers do.
      confirmed: Boolean(email),
      metadata: data ?? {},
    });
    if (!created)
      return email
        ? authErrorResponse(422, 'user_already_exists', 'User already registered')
        : authErrorResponse(422, 'phone_exists', 'User already registered');
    if (email) return respondWithNewSession(backend, c.req.raw, created.id, 'password');
    const sent = await phones.send('phone_sign_up', created.id, created.phone);
    return sent.ok ? Response.json(created) : sent;
  });
}
