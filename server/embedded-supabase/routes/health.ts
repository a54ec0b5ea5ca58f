import { Hono } from 'hono';
import type { BackendContext } from '../backend';

/** `GET /healthz`: 200 with this process's instance token when the database responds, else 503. */
export function healthRoutes({ database, settings }: BackendContext): Hono {
  return new Hono().get('/healthz', async (c) => {
    try {
      // A row of a table, as a sign-in reads one: a connection may respond to `select 1` and still not see the tables.
      await database.query('select id from auth.users limit 1');
      return c.json({ status: 'ok', instance: settings.instance });
    } catch {
      return c.json({ status: 'error', instance: settings.instance }, 503);
    }
  });
}
