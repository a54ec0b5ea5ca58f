import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import { createAuthMailDelivery, type ExpiringAuthMail } from '../auth-mail-delivery';
import type { BackendContext } from '../backend-context';
import { type AuthMailKind, renderAuthMail } from '../render-auth-mail';
import { findPendingOrCreateInvitedAccount, tryCreateAuthAccount } from './account-queries';
import { authErrorResponse, tooManyRequestsResponse } from './auth-error-responses';
import { createAuthRateLimiter } from './auth-rate-limiter';
import { autoconfirmedMark } from './claim-unproven-account';
import { accountEmailSchema } from './email-and-phone-schemas';
import { createPhoneVerificationService } from './phone-verification';
import { emailLinkTokenPrefix } from './sessions';

const recoverySchema = z.object({ email: accountEmailSchema });
const codeSchema = z.object({
  email: accountEmailSchema,
  create_user: z.boolean().default(true),
  data: z.record(z.string(), z.unknown()).nullish(),
});
const inviteSchema = z.object({ email: accountEmailSchema, data: z.record(z.string(), z.unknown()).default({}) });

/** The recipient of an email, and the language. */
export type AuthMailRecipient = { id: string; email: string; metadata: { locale?: unknown } };

const minute = 60_000;

/** Emails a code to somebody, in their language; `renew` as in `ExpiringAuthMail`. Rejects when it cannot be sent. */
export async function sendCodeMail(
  { database, log }: BackendContext,
  userId: string,
  code: string,
  renew: ExpiringAuthMail['renew'],
): Promise<void> {
  const [user] = await database.query<AuthMailRecipient>(
    'select id, email, raw_user_meta_data as metadata from auth.users where id = $1 and email is not null',
    [userId],
  );
  if (!user) throw new Error('The account has no email address');
  const values = { TokenHash: '', Token: code, RedirectTo: '', Data: user.metadata };
  const message = { id: randomUUID(), to: user.email, ...renderAuthMail('magic_link', values) };
  await createAuthMailDelivery(log).deliverWhileWaiting({ message, validMs: 10 * minute, renew });
}

const active = `email = $1 and confirmed_at is not null and deleted_at is null and (banned_until is null or banned_until < now())`;

/**
 * `/recover`, `/otp` (sign-in codes) and `/invite`: emails with a link to the site's own confirm page. Without
 * AUTH_SIGN_UP a response by email never reveals who has an account; with it a sign-up does anyway.
 */
export function authMailRoutes(backend: BackendContext): Hono {
  const { database, settings, log } = backend;
  const limits = createAuthRateLimiter(backend);
  const phones = createPhoneVerificationService(backend);
  const delivery = createAuthMailDelivery(log);

  function confirmPage(request: Request): string {
    const redirectTo = new URL(request.url).searchParams.get('redirect_to');
    // Only the site's own server has the secret key, so only it may set where links lead.
    const trusted = request.headers.get('apikey') === settings.secretKey && redirectTo && URL.canParse(redirectTo);
    return trusted ? redirectTo : new URL('/auth/confirm', settings.siteUrl).href;
  }

  async function compose(
    kind: AuthMailKind,
    { id, email: to, metadata }: AuthMailRecipient,
    request: Request,
  ): Promise<ExpiringAuthMail> {
    const token = String(randomInt(1_000_000)).padStart(6, '0');
    // The server underneath compares a code by this hash. A link carries something that nobody can compute from the
    // address.
    const code = createHash('sha256').update(`${to}${token}`).digest('hex');
    const hash = kind === 'magic_link' ? code : `${emailLinkTokenPrefix}${randomBytes(32).toString('base64url')}`;
    const column = kind === 'invite' ? 'confirmation' : 'recovery';
    await database.query(
      `update auth.users set ${column}_token = $2, ${column}_sent_at = now(), updated_at = now() where id = $1`,
      [id, hash],
    );
    await database.flush();
    const values = {
      TokenHash: kind === 'magic_link' ? '' : hash,
      Token: token,
      RedirectTo: confirmPage(request),
      Data: metadata,
    };
    const renew = async () => {
      const rows = await database.query(
        `update auth.users set ${column}_sent_at = now() where id = $1 and ${column}_token = $2 returning id`,
        [id, hash],
      );
      return rows.length > 0;
    };
    const message = { id: randomUUID(), to, ...renderAuthMail(kind, values) };
    return { message, validMs: (kind === 'invite' ? 60 : 10) * minute, renew };
  }

  const invalid = () => authErrorResponse(400, 'validation_failed', 'Unable to validate email address: invalid format');

  async function findRecipient(email: string): Promise<AuthMailRecipient | undefined> {
    const [user] = await database.query<AuthMailRecipient>(
      `select id, email, raw_user_meta_data as metadata from auth.users where ${active}`,
      [email],
    );
    return user;
  }

  function deliverLater(kind: AuthMailKind, recipient: AuthMailRecipient, request: Request): void {
    // Well after the response, so that timing reveals nothing either.
    setTimeout(() => {
      compose(kind, recipient, request)
        .then((mail) => delivery.deliver(mail))
        .catch((error) => log.error({ err: error, kind }, 'auth mail not composed'));
    }, 100);
  }

  async function recover(request: Request): Promise<Response> {
    const parsed = recoverySchema.safeParse(await request.json().catch(() => null));
    if (!parsed.success) return invalid();
    const wait = await limits.take('mail', parsed.data.email);
    if (wait > 0) return tooManyRequestsResponse(wait);
    const recipient = await findRecipient(parsed.data.email);
    if (recipient) deliverLater('recovery', recipient, request);
    return Response.json({});
  }

  async function requestCode(request: Request): Promise<Response> {
    const parsed = codeSchema.safeParse(await request.json().catch(() => null));
    if (!parsed.success) return invalid();
    const { email, create_user: create, data } = parsed.data;
    const wait = await limits.take('mail', email);
    if (wait > 0) return tooManyRequestsResponse(wait);
    const known = await findRecipient(email);
    if (known) deliverLater('magic_link', known, request);
    // Without sign-up Supabase Auth rejects this (`signup_disabled`), which tells strangers who has an account.
    if (known || !create || !settings.signUp) return Response.json({});
    const signUpWait = await limits.take('signUp', 'all');
    if (signUpWait > 0) return tooManyRequestsResponse(signUpWait);
    // As after a sign-up with a password, the code proves the email address. An inactive account stays as it is.
    const created = await tryCreateAuthAccount(backend, {
      email,
      confirmed: true,
      appMetadata: { [autoconfirmedMark]: true },
      metadata: data ?? {},
    });
    if (created) deliverLater('magic_link', { id: created.id, email, metadata: created.user_metadata }, request);
    return Response.json({});
  }

  return new Hono()
    .post('/auth/v1/recover', (c) => recover(c.req.raw))
    .post('/auth/v1/otp', async (c) => {
      const body: unknown = await c.req.raw
        .clone()
        .json()
        .catch(() => null);
      const hasPhone = typeof body === 'object' && body !== null && 'phone' in body && body.phone;
      return hasPhone ? phones.request(body) : requestCode(c.req.raw);
    })
    .post('/auth/v1/invite', async (c) => {
      if (c.req.header('apikey') !== settings.secretKey) return authErrorResponse(403, 'not_admin', 'User not allowed');
      const parsed = inviteSchema.safeParse(await c.req.json().catch(() => null));
      if (!parsed.success) return authErrorResponse(422, 'validation_failed', z.prettifyError(parsed.error));
      const user = await findPendingOrCreateInvitedAccount(backend, parsed.data.email, parsed.data.data);
      if (!user)
        return authErrorResponse(422, 'email_exists', 'A user with this email address has already been registered');
      const recipient = { id: user.id, email: parsed.data.email, metadata: user.user_metadata };
      await delivery.deliverWhileWaiting(await compose('invite', recipient, c.req.raw));
      return Response.json(user);
    });
}
