import { hash } from 'bcryptjs';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Backend } from '../backend';
import { accountColumns, createAccount, findAccount } from './accounts';
import { authError } from './request-session';

const newUserSchema = z.object({
  email: z.email().max(254).toLowerCase(),
  phone: z
    .string()
    .regex(/^\+?\d{8,15}$/)
    .transform((phone) => phone.replace('+', ''))
    .optional(),
  password: z.string().min(12).max(72),
  user_metadata: z.record(z.string(), z.unknown()).default({}),
});
const changeSchema = z.strictObject({
  password: newUserSchema.shape.password.optional(),
  email_confirm: z.literal(true).optional(),
  user_metadata: newUserSchema.shape.user_metadata,
});
const idSchema = z.uuid();

/** The account part of Supabase Auth's admin API (create, read, list, change, delete), which the server underneath lacks. Secret key only. */
export function adminUsers(backend: Backend): Hono {
  const { database, settings } = backend;
  const find = async (text: string) => {
    const id = idSchema.safeParse(text);
    return id.success ? findAccount(backend, id.data) : undefined;
  };
  const unknown = () => authError(404, 'user_not_found', 'User not found');

  return new Hono()
    .use('/auth/v1/admin/*', async (c, next) => {
      if (c.req.header('apikey') !== settings.secretKey) return authError(403, 'not_admin', 'User not allowed');
      await next();
    })
    .post('/auth/v1/admin/users', async (c) => {
      const parsed = newUserSchema.safeParse(await c.req.json().catch(() => null));
      if (!parsed.success) return authError(422, 'validation_failed', z.prettifyError(parsed.error));
      const { password, user_metadata: metadata, ...rest } = parsed.data;
      const passwordHash = await hash(password, 10);
      const created = await createAccount(backend, { ...rest, passwordHash, confirmed: true, metadata });
      const taken = 'A user with this email address has already been registered';
      return created ? Response.json(created) : authError(422, 'email_exists', taken);
    })
    .get('/auth/v1/admin/users', async (c) => {
      const page = Math.max(1, Number.parseInt(c.req.query('page') ?? '1', 10) || 1);
      const perPage = Math.min(1000, Math.max(1, Number.parseInt(c.req.query('per_page') ?? '50', 10) || 50));
      const users = await database.query(
        `select ${accountColumns} from auth.users where deleted_at is null order by created_at desc, id limit $1 offset $2`,
        [perPage, (page - 1) * perPage],
      );
      const [count] = await database.query<{ total: number }>(
        'select count(*)::int as total from auth.users where deleted_at is null',
      );
      return Response.json(
        { users, aud: 'authenticated' },
        { headers: { 'x-total-count': String(count?.total ?? 0) } },
      );
    })
    .get('/auth/v1/admin/users/:id', async (c) => {
      const user = await find(c.req.param('id'));
      return user ? Response.json(user) : unknown();
    })
    .put('/auth/v1/admin/users/:id', async (c) => {
      const user = await find(c.req.param('id'));
      if (!user) return unknown();
      const parsed = changeSchema.safeParse(await c.req.json().catch(() => null));
      if (!parsed.success) return authError(422, 'validation_failed', z.prettifyError(parsed.error));
      const { password, email_confirm: confirmed = false, user_metadata: metadata } = parsed.data;
      await database.query(
        `update auth.users set encrypted_password = coalesce($2, encrypted_password), updated_at = now(),
           email_confirmed_at = case when $3 then coalesce(email_confirmed_at, now()) else email_confirmed_at end,
           raw_user_meta_data = coalesce(raw_user_meta_data, '{}'::jsonb) || $4::text::jsonb where id = $1`,
        [user.id, password ? await hash(password, 10) : null, confirmed, JSON.stringify(metadata)],
      );
      // Signs out anybody who knew the old password.
      if (password) await database.query('delete from auth.sessions where user_id = $1', [user.id]);
      await database.flush();
      return Response.json(await findAccount(backend, user.id));
    })
    .delete('/auth/v1/admin/users/:id', async (c) => {
      const user = await find(c.req.param('id'));
      if (!user) return unknown();
      await database.query('delete from auth.users where id = $1', [user.id]);
      await database.flush();
      return Response.json(user);
    });
}
