import type { MiddlewareHandler } from 'hono';
import { runWithRequestId } from '@/lib/http/request-id-context';
import type { BackendContext } from '../backend-context';

const wellFormed = /^[\w.-]{8,64}$/;

/**
 * One line per request, with the id that the site gave it and its path but never its query string, which contains
 * filters and tokens.
 */
export function requestLogMiddleware({ log }: BackendContext): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = performance.now();
    const id = c.req.header('x-request-id') ?? '';
    if (!wellFormed.test(id)) return await handle();
    return await runWithRequestId(id, handle);

    async function handle() {
      await next();
      const ms = Math.round(performance.now() - startedAt);
      const line = { method: c.req.method, path: c.req.path, status: c.res.status, ms };
      if (line.status >= 500) log.error(line);
      else log.info(line);
    }
  };
}
