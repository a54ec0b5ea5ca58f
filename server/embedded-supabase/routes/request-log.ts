import type { MiddlewareHandler } from 'hono';
import type { Backend } from '../backend';

/** One line per request, with its path but never its query string, which contains filters and tokens. */
export function requestLog({ log }: Backend): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    const ms = Math.round(performance.now() - startedAt);
    const line = { method: c.req.method, path: c.req.path, status: c.res.status, ms };
    if (line.status >= 500) log.error(line);
    else log.info(line);
  };
}
