import { randomUUID } from 'node:crypto';
import { hash } from 'bcryptjs';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Backend } from '../backend';

const newUserSchema = z.object({
  email: z
    .email()
    .max(254)
    .transform((email) => email.toLowerCase()),
  password: z.string().min(12).max(72),
  user_metadata: z.record(z.string(), z.unknown()).default({}),
});
const idSchema = z.uuid();

const userColumns = `id, aud, role, email, coalesce(phone, '') as phone, email_confirmed_at, confirmed_at, last_sign_in_at,
  raw_app_meta_data as app_metadata, raw_user_meta_data as user_metadata, banned_until, is_anonymous, created_at, updated_at`;

const refusal = (status: number, code: string, message: string) =>
  Response.json({ code: status, error_code: code, msg: message }, { status });

// One statement, so the account and its identity exist together or not at all.
const insertUser = `
  with account as (
    insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
    values ($1::uuid, 'authenticated', 'authenticated', $2::text, $3::text, now(),
      '{"provider": "email", "providers": ["email"]}'::jsonb, $4::text::jsonb)
    on conflict do nothing
    returning id
  )
  insert into auth.identities (id, provider, provider_id, user_id, identity_data)
  select $5::uuid, 'email', id::text, id, jsonb_build_object('sub', id, 'email', $2::text, 'email_verified', true)
  from account
  returning user_id`;

/** The account part of Supabase Auth's admin API (create, read, list, delete), which the server underneath lacks. Secret key only. */
export function adminUsers({ database, settings }: Backend): Hono {
  const find = async (id: string) =>
    (await database.query(`select ${userColumns} from auth.users where id = $1 and deleted_at is null`, [id]))[0];

  return new Hono()
    .use('/auth/v1/admin/*', async (c, next) => {
      if (c.req.header('apikey') !== settings.secretKey) return refusal(403, 'not_admin', 'User not allowed');
      await next();
    })
    .post('/auth/v1/admin/users', async (c) => {
      const parsed = newUserSchema.safeParse(await c.req.json().catch(() => null));
      if (!parsed.success) return refusal(422, 'validation_failed', z.prettifyError(parsed.error));
      const { email, password, user_metadata: metadata } = parsed.data;
      const id = randomUUID();
      const values = [id, email, await hash(password, 10), JSON.stringify(metadata), randomUUID()];
      const created = await database.query(insertUser, values);
      if (created.length === 0) {
        return refusal(422, 'email_exists', 'A user with this email address has already been registered');
      }
      await database.flush();
      return Response.json(await find(id));
    })
    .get('/auth/v1/admin/users', async (c) => {
      const page = Math.max(1, Number.parseInt(c.req.query('page') ?? '1', 10) || 1);
      const perPage = Math.min(1000, Math.max(1, Number.parseInt(c.req.query('per_page') ?? '50', 10) || 50));
      const users = await database.query(
        `select ${userColumns} from auth.users where deleted_at is null order by created_at desc, id limit $1 offset $2`,
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
      const id = idSchema.safeParse(c.req.param('id'));
      const user = id.success ? await find(id.data) : undefined;
      return user ? Response.json(user) : refusal(404, 'user_not_found', 'User not found');
    })
    .delete('/auth/v1/admin/users/:id', async (c) => {
      const id = idSchema.safeParse(c.req.param('id'));
      const user = id.success ? await find(id.data) : undefined;
      if (!user) return refusal(404, 'user_not_found', 'User not found');
      await database.query('delete from auth.users where id = $1', [id.data]);
      await database.flush();
      return Response.json(user);
    });
}
