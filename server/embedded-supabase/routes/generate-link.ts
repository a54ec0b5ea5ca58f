import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import type { BackendContext } from '../backend-context';
import { findAccountById, findPendingOrCreateInvitedAccount, tryCreateAuthAccount } from './account-queries';
import { authErrorResponse } from './auth-error-responses';
import { accountEmailSchema } from './email-and-phone-schemas';
import { createOneTimeTokenStore, randomSixDigitCode } from './one-time-token-store';
import { hashPassword, rejectWeakPassword } from './passwords';
import { emailLinkTokenPrefix } from './sessions';

const schema = z.strictObject({
  type: z.enum(['signup', 'invite', 'magiclink', 'recovery', 'email_change_current', 'email_change_new']),
  email: accountEmailSchema,
  new_email: accountEmailSchema.nullish(),
  password: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
  redirect_to: z.string().nullish(),
});

/**
 * `POST /admin/generate_link`: the link and the code that an email would hold, for somebody who sends it by other
 * means. Secret key only.
 */
export function generateLinkRoutes(backend: BackendContext): Hono {
  const { database, settings } = backend;
  const tokens = createOneTimeTokenStore(backend);

  return new Hono().post('/auth/v1/admin/generate_link', async (c) => {
    if (c.req.header('apikey') !== settings.secretKey) return authErrorResponse(403, 'not_admin', 'User not allowed');
    const parsed = schema.safeParse(await c.req.json().catch(() => null));
    if (!parsed.success) return authErrorResponse(400, 'validation_failed', z.prettifyError(parsed.error));
    const { type, email, new_email: newEmail, password, data } = parsed.data;
    const [known] = await database.query<{ id: string }>(
      'select id from auth.users where email = $1 and deleted_at is null',
      [email],
    );
    let account = known && (await findAccountById(backend, known.id));
    if (type === 'signup') {
      const weak = password
        ? rejectWeakPassword(password)
        : authErrorResponse(400, 'validation_failed', 'A password is needed');
      if (weak) return weak;
      const passwordHash = await hashPassword(password ?? '');
      account = known
        ? undefined
        : await tryCreateAuthAccount(backend, { email, passwordHash, confirmed: false, metadata: data ?? {} });
    } else if (type === 'invite') account = await findPendingOrCreateInvitedAccount(backend, email, data ?? {});
    if (!account)
      return type === 'signup' || type === 'invite'
        ? authErrorResponse(422, 'email_exists', 'A user with this email address has already been registered')
        : authErrorResponse(404, 'user_not_found', 'User with this email not found');

    const code = randomSixDigitCode();
    const token = `${emailLinkTokenPrefix}${randomBytes(32).toString('base64url')}`;
    const isChange = type === 'email_change_current' || type === 'email_change_new';
    if (isChange) {
      if (!newEmail) return authErrorResponse(400, 'validation_failed', 'new_email is needed');
      await tokens.issue('email_change', account.id, '', token, newEmail);
    } else {
      const column = type === 'signup' || type === 'invite' ? 'confirmation' : 'recovery';
      await database.query(
        `update auth.users set ${column}_token = $2, ${column}_sent_at = now(), updated_at = now() where id = $1`,
        [account.id, token],
      );
      await tokens.issue('link_code', account.id, email, code, token);
    }
    const page = c.req.query('redirect_to') ?? parsed.data.redirect_to ?? '';
    const link = new URL(URL.canParse(page) ? page : new URL('/auth/confirm', settings.siteUrl).href);
    link.searchParams.set('token_hash', token);
    link.searchParams.set('type', isChange ? 'email_change' : type);
    return c.json({
      ...account,
      action_link: link.href,
      // A new address is confirmed by the link alone.
      email_otp: isChange ? '' : code,
      hashed_token: token,
      redirect_to: page,
      verification_type: type,
    });
  });
}
