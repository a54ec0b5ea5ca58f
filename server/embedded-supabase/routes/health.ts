import { Hono } from 'hono';
import type { BackendContext } from '../backend-context';

/**
 * `GET /healthz`: 200 with this process's instance token when the database responds, else 503. `GET /auth/v1/health`:
 * the reply of the Supabase server once an account could be read, which that server does not try.
 */
export function databaseHealthRoutes({ database, settings, forward }: BackendContext): Hono {
  // A row of a table, as a sign-in reads one: a connection may respond to `select 1` and still not see the tables.
  const readAccount = () => database.query('select id, encrypted_password from auth.users limit 1');
  return new Hono()
    .get('/healthz', async (c) => {
      try {
        await readAccount();
        return c.json({ status: 'ok', instance: settings.instance });
      } catch {
        return c.json({ status: 'error', instance: settings.instance }, 503);
      }
    })
    .get('/auth/v1/health', async (c) => {
      const response = await forward(c.req.raw);
      if (response.ok) await readAccount();
      return response;
    });
}
