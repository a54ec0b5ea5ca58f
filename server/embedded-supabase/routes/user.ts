import { Hono } from 'hono';
import { z } from 'zod';
import type { Backend } from '../backend';
import { listFactors } from './factor-store';
import { authError, readCaller } from './request-session';

const anything = z.unknown().optional();
const changeSchema = z.object({ email: anything, phone: anything, password: anything });

/** `/auth/v1/user` with the second factors in the response; anybody with a second factor needs it to set a new password. */
export function user(backend: Backend): Hono {
  async function withFactors(request: Request, userId: string): Promise<Response> {
    const response = await backend.forward(request);
    if (!response.ok) return response;
    const body = (await response.json()) as object;
    return Response.json({ ...body, factors: await listFactors(backend, userId) });
  }

  return new Hono()
    .get('/auth/v1/user', async (c) => {
      const caller = await readCaller(backend, c.req.raw);
      return caller instanceof Response ? caller : withFactors(c.req.raw, caller.userId);
    })
    .put('/auth/v1/user', async (c) => {
      const caller = await readCaller(backend, c.req.raw);
      if (caller instanceof Response) return caller;
      const change = changeSchema.safeParse(
        await c.req.raw
          .clone()
          .json()
          .catch(() => null),
      );
      // Confirmation emails for a changed address are not sent from here: administrators create a new account instead.
      if (!change.success || change.data.email || change.data.phone)
        return authError(422, 'email_provider_disabled', 'Only password and data can be changed here');
      const factors = await listFactors(backend, caller.userId);
      if (change.data.password && caller.aal !== 'aal2' && factors.some(({ status }) => status === 'verified'))
        return authError(
          401,
          'insufficient_aal',
          'AAL2 session is required to update email or password when MFA is enabled.',
        );
      const response = await withFactors(c.req.raw, caller.userId);
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
