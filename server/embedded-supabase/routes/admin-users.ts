import { Hono } from 'hono';
import { z } from 'zod';
import type { BackendContext } from '../backend-context';
import { accountColumnsSql, findAccountById, tryCreateAuthAccount, trySetAccountEmail } from './account-queries';
import { authErrorResponse } from './auth-error-responses';
import { autoconfirmedMark } from './claim-unproven-account';
import { accountEmailSchema, accountPhoneSchema } from './email-and-phone-schemas';
import { listAuthFactors } from './list-auth-factors';
import { bcryptHashSchema, hashPassword, rejectWeakPassword } from './passwords';

const record = z.record(z.string(), z.unknown());
const unitSeconds: Record<string, number> = { ns: 1e-9, us: 1e-6, µs: 1e-6, ms: 1e-3, s: 1, m: 60, h: 3600 };

/** A duration of Go, such as `24h` or `1h30m`, in seconds; `none` is 0. */
const durationSchema = z
  .string()
  .regex(/^(none|(\d+(\.\d+)?(ns|us|µs|ms|s|m|h))+)$/)
  .transform((text) =>
    [...text.matchAll(/(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h)/g)].reduce(
      (sum, [, count, unit]) => sum + Number(count) * (unitSeconds[unit ?? ''] ?? 0),
      0,
    ),
  );

// An unknown field is rejected by its name, so that nobody believes it has been stored.
const changeSchema = z.strictObject({
  email: accountEmailSchema.optional(),
  phone: accountPhoneSchema.optional(),
  password: z.string().nullish(),
  password_hash: bcryptHashSchema.optional(),
  email_confirm: z.boolean().optional(),
  phone_confirm: z.boolean().optional(),
  user_metadata: record.default({}),
  app_metadata: record.default({}),
  ban_duration: durationSchema.optional(),
  role: z.literal('authenticated').optional(),
});
const newUserSchema = changeSchema
  .extend({ id: z.uuid().optional() })
  .refine(({ email, phone }) => email || phone, { message: 'Cannot create a user without either an email or phone' });
const deleteSchema = z.looseObject({ should_soft_delete: z.boolean().default(false) });
const idSchema = z.uuid();

const until = (seconds: number | undefined) => (seconds ? new Date(Date.now() + seconds * 1000).toISOString() : null);

/** The account part of Supabase Auth's admin API, which the server underneath lacks. Secret key only. */
export function adminUserRoutes(backend: BackendContext): Hono {
  const { database, settings } = backend;
  const find = async (text: string) => {
    const id = idSchema.safeParse(text);
    return id.success ? findAccountById(backend, id.data) : undefined;
  };
  const unknown = () => authErrorResponse(404, 'user_not_found', 'User not found');
  const emailTaken = () =>
    authErrorResponse(422, 'email_exists', 'A user with this email address has already been registered');
  const phoneTaken = () => authErrorResponse(422, 'phone_exists', 'Phone number already registered by another user');

  async function readHash({ password, password_hash: given }: z.infer<typeof changeSchema>) {
    if (!password) return given ?? null;
    return rejectWeakPassword(password) ?? (await hashPassword(password));
  }

  return new Hono()
    .use('/auth/v1/admin/*', async (c, next) => {
      if (c.req.header('apikey') !== settings.secretKey) return authErrorResponse(403, 'not_admin', 'User not allowed');
      await next();
    })
    .post('/auth/v1/admin/users', async (c) => {
      const parsed = newUserSchema.safeParse(await c.req.json().catch(() => null));
      if (!parsed.success) return authErrorResponse(422, 'validation_failed', z.prettifyError(parsed.error));
      const { id, email, phone, user_metadata: metadata, app_metadata: appMetadata, ban_duration: ban } = parsed.data;
      const passwordHash = await readHash(parsed.data);
      if (passwordHash instanceof Response) return passwordHash;
      const created = await tryCreateAuthAccount(backend, {
        ...(id && { id }),
        ...(email && { email }),
        ...(phone && { phone }),
        passwordHash,
        confirmed: parsed.data.email_confirm ?? false,
        phoneConfirmed: parsed.data.phone_confirm ?? false,
        metadata,
        appMetadata,
        bannedUntil: until(ban),
      });
      if (created) return Response.json(created);
      const [taken] = await database.query('select from auth.users where email = $1', [email ?? null]);
      return taken ? emailTaken() : phoneTaken();
    })
    .get('/auth/v1/admin/users', async (c) => {
      const page = Math.max(1, Number.parseInt(c.req.query('page') ?? '1', 10) || 1);
      const perPage = Math.min(1000, Math.max(1, Number.parseInt(c.req.query('per_page') ?? '50', 10) || 50));
      const users = await database.query(
        `select ${accountColumnsSql} from auth.users where deleted_at is null order by created_at desc, id limit $1 offset $2`,
        [perPage, (page - 1) * perPage],
      );
      const [count] = await database.query<{ total: number }>(
        'select count(*)::int as total from auth.users where deleted_at is null',
      );
      const total = count?.total ?? 0;
      const last = Math.max(1, Math.ceil(total / perPage));
      const url = (number: number, rel: string) => `</admin/users?page=${number}&per_page=${perPage}>; rel="${rel}"`;
      const link = [...(page < last ? [url(page + 1, 'next')] : []), url(last, 'last')].join(', ');
      return Response.json({ users, aud: 'authenticated' }, { headers: { 'x-total-count': String(total), link } });
    })
    .get('/auth/v1/admin/users/:id', async (c) => {
      const user = await find(c.req.param('id'));
      return user ? Response.json({ ...user, factors: await listAuthFactors(backend, user.id) }) : unknown();
    })
    .put('/auth/v1/admin/users/:id', async (c) => {
      const user = await find(c.req.param('id'));
      if (!user) return unknown();
      const parsed = changeSchema.safeParse(await c.req.json().catch(() => null));
      if (!parsed.success) return authErrorResponse(422, 'validation_failed', z.prettifyError(parsed.error));
      const { email, phone, email_confirm: emailConfirm, phone_confirm: phoneConfirm, ban_duration: ban } = parsed.data;
      const passwordHash = await readHash(parsed.data);
      if (passwordHash instanceof Response) return passwordHash;
      if (email && email !== user.email && !(await trySetAccountEmail(backend, user.id, email, emailConfirm ?? false)))
        return emailTaken();
      const changed = await database.query(
        `update auth.users set encrypted_password = coalesce($2, encrypted_password), updated_at = now(),
           email_confirmed_at = case when $3 then coalesce(email_confirmed_at, now()) else email_confirmed_at end,
           phone = coalesce($4, phone),
           phone_confirmed_at = case when $5 then coalesce(phone_confirmed_at, now()) else phone_confirmed_at end,
           banned_until = case when $6 then $7::timestamptz else banned_until end,
           raw_user_meta_data = coalesce(raw_user_meta_data, '{}'::jsonb) || $8::text::jsonb,
           raw_app_meta_data = (coalesce(raw_app_meta_data, '{}'::jsonb) - case when $3 then '${autoconfirmedMark}' else '' end)
             || $9::text::jsonb
         where id = $1 and not exists (select from auth.users other where other.phone = $4 and other.id <> $1) returning id`,
        [
          user.id,
          passwordHash,
          emailConfirm ?? false,
          phone ?? null,
          phoneConfirm ?? false,
          ban !== undefined,
          until(ban),
          JSON.stringify(parsed.data.user_metadata),
          JSON.stringify(parsed.data.app_metadata),
        ],
      );
      if (changed.length === 0) return phoneTaken();
      // Signs out anybody who knew the old password, and somebody who is banned.
      if (passwordHash || ban) await database.query('delete from auth.sessions where user_id = $1', [user.id]);
      await database.flush();
      return Response.json(await findAccountById(backend, user.id));
    })
    .delete('/auth/v1/admin/users/:id', async (c) => {
      const user = await find(c.req.param('id'));
      if (!user) return unknown();
      const { should_soft_delete: soft } = deleteSchema.parse((await c.req.json().catch(() => null)) ?? {});
      if (!soft) await database.query('delete from auth.users where id = $1', [user.id]);
      // The row stays for what refers to it, without anything that identifies its owner.
      else
        await database.query(
          `with gone as (
             update auth.users set deleted_at = now(), updated_at = now(), email = id || '@deleted.invalid', phone = null, encrypted_password = null,
               email_confirmed_at = null, phone_confirmed_at = null, raw_user_meta_data = '{}', raw_app_meta_data = '{}',
               confirmation_token = null, recovery_token = null
             where id = $1 returning id
           ), identities as (delete from auth.identities where user_id in (select id from gone)),
             factors as (delete from auth.mfa_factors where user_id in (select id from gone)),
             tokens as (delete from auth.one_time_tokens where user_id in (select id from gone))
           delete from auth.sessions where user_id in (select id from gone)`,
          [user.id],
        );
      await database.flush();
      return Response.json(user);
    })
    .get('/auth/v1/admin/users/:id/factors', async (c) => {
      const user = await find(c.req.param('id'));
      return user ? Response.json(await listAuthFactors(backend, user.id)) : unknown();
    })
    .delete('/auth/v1/admin/users/:id/factors/:factor', async (c) => {
      const user = await find(c.req.param('id'));
      if (!user) return unknown();
      const factor = (await listAuthFactors(backend, user.id)).find(({ id }) => id === c.req.param('factor'));
      if (!factor) return authErrorResponse(404, 'mfa_factor_not_found', 'Factor not found');
      await database.query('delete from auth.mfa_factors where id = $1', [factor.id]);
      // Sessions that were opened with it are no longer proven.
      await database.query('delete from auth.sessions where factor_id = $1', [factor.id]);
      await database.flush();
      return Response.json(factor);
    });
}
