import { Hono } from 'hono';
import { z } from 'zod';
import type { BackendContext } from '../backend-context';
import { identitiesColumnSql } from './account-queries';
import { authErrorResponse, tooManyRequestsResponse } from './auth-error-responses';
import { createAuthRateLimiter } from './auth-rate-limiter';
import { accountPhoneSchema } from './email-and-phone-schemas';
import { listAuthFactors } from './list-auth-factors';
import { createOneTimeTokenStore } from './one-time-token-store';
import { rejectWeakPassword } from './passwords';
import { createPhoneVerificationService, phoneDisabledResponse } from './phone-verification';
import { verifyCallerOrErrorResponse } from './request-caller';

const anything = z.unknown().optional();
const changeSchema = z.strictObject({
  email: anything,
  phone: anything,
  password: z.string().nullish(),
  nonce: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
  current_password: anything,
  channel: anything,
  code_challenge: anything,
  code_challenge_method: anything,
});

/**
 * `/auth/v1/user` with the second factors in the response; anybody with a second factor needs it to set a new password.
 */
export function userRoutes(backend: BackendContext): Hono {
  async function withFactors(request: Request, userId: string): Promise<Response> {
    const response = await backend.forward(request);
    if (!response.ok) return response;
    const body = (await response.json()) as object;
    const [account] = await backend.database.query<{ identities: unknown[] }>(
      `select ${identitiesColumnSql} from auth.users where id = $1`,
      [userId],
    );
    return Response.json({ ...body, identities: account?.identities, factors: await listAuthFactors(backend, userId) });
  }

  const limits = createAuthRateLimiter(backend);
  const tokens = createOneTimeTokenStore(backend);
  // The server underneath changes the rest: a phone number only changes when its code has been entered.
  const withoutPhone = (request: Request, { password, data }: z.infer<typeof changeSchema>) => {
    const headers = new Headers(request.headers);
    headers.delete('content-length');
    const body = JSON.stringify({ ...(password && { password }), ...(data && { data }) });
    return new Request(request.url, { method: 'PUT', headers, body });
  };

  return new Hono()
    .get('/auth/v1/user', async (c) => {
      const caller = await verifyCallerOrErrorResponse(backend, c.req.raw);
      return caller instanceof Response ? caller : withFactors(c.req.raw, caller.userId);
    })
    .put('/auth/v1/user', async (c) => {
      const caller = await verifyCallerOrErrorResponse(backend, c.req.raw);
      if (caller instanceof Response) return caller;
      const change = changeSchema.safeParse(await c.req.json().catch(() => null));
      if (!change.success) return authErrorResponse(400, 'validation_failed', z.prettifyError(change.error));
      // Confirmation emails for a changed address are not sent from here: administrators change it (updateUserById,
      // generateLink).
      if (change.data.email)
        return authErrorResponse(422, 'email_provider_disabled', 'The email address cannot be changed here');
      if (change.data.current_password)
        return authErrorResponse(
          422,
          'validation_failed',
          'current_password is not supported: reauthenticate and send the nonce',
        );
      const { password, nonce } = change.data;
      const weak = password ? rejectWeakPassword(password) : null;
      if (weak) return weak;
      const factors = await listAuthFactors(backend, caller.userId);
      if (change.data.password && caller.aal !== 'aal2' && factors.some(({ status }) => status === 'verified'))
        return authErrorResponse(
          401,
          'insufficient_aal',
          'AAL2 session is required to update email or password when MFA is enabled.',
        );
      if (nonce) {
        const wait = await limits.take('code', caller.userId);
        if (wait > 0) return tooManyRequestsResponse(wait);
        if (!(await tokens.consume('reauthentication', caller.userId, nonce)))
          return authErrorResponse(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
        await limits.forget('code', caller.userId);
      }
      if (change.data.phone) {
        if (!backend.settings.smsHook) return phoneDisabledResponse();
        const phone = accountPhoneSchema.safeParse(change.data.phone);
        if (!phone.success)
          return authErrorResponse(400, 'validation_failed', 'Invalid phone number format (E.164 required)');
        const sent = await createPhoneVerificationService(backend).send('phone_change', caller.userId, phone.data);
        if (!sent.ok) return sent;
      }
      const response = await withFactors(withoutPhone(c.req.raw, change.data), caller.userId);
      // Signs out anybody who knew the old password; this session stays.
      if (response.ok && change.data.password) {
        await backend.database.query('delete from auth.sessions where user_id = $1 and id <> $2', [
          caller.userId,
          caller.sessionId,
        ]);
        await backend.database.flush();
      }
      return response;
    });
}
