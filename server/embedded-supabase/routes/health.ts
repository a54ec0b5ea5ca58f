import { Hono } from 'hono';
import type { Backend } from '../backend';

/** `GET /healthz`: 200 with this process's instance token when the database answers, else 503. */
export function health({ database, settings }: Backend): Hono {
  return new Hono().get('/healthz', async (c) => {
    try {
      await database.query('select 1');
      return c.json({ status: 'ok', instance: settings.instance });
    } catch {
      return c.json({ status: 'error', instance: settings.instance }, 503);
    }
  });
}
