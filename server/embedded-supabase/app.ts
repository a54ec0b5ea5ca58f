import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Backend } from './backend';
import { outageOf } from './outage';
import { Realtime } from './realtime/server';
import { adminUsers } from './routes/admin-users';
import { backups } from './routes/backups';
import { disabledRoutes } from './routes/disabled-routes';
import { factors } from './routes/factors';
import { functions } from './routes/functions';
import { generateLink } from './routes/generate-link';
import { health } from './routes/health';
import { mails } from './routes/mails';
import { oauth } from './routes/oauth';
import { realtimeRoutes } from './routes/realtime';
import { reauthentication } from './routes/reauthentication';
import { requestLog } from './routes/request-log';
import { rest } from './routes/rest';
import { sessions } from './routes/sessions';
import { signUp } from './routes/sign-up';
import { storage } from './routes/storage';
import { user } from './routes/user';

const maxBodyBytes = 1024 * 1024;

/** The HTTP surface: our routes first, everything else goes to the Supabase server unchanged. */
export function createApp(backend: Backend, realtime = new Realtime(backend)): Hono {
  const front = new Hono();
  front.use(requestLog(backend));
  // Whatever became of the error on its way: a lost connection is nobody's mistake, and the same request may succeed
  // next.
  front.use(async (c, next) => {
    const lost = await outageOf(next);
    if (!lost || c.res.status < 400) return;
    c.res = Response.json(
      { code: 'PGRST001', message: 'Database connection error. Retrying the connection.', details: null, hint: null },
      { status: 503, headers: { 'retry-after': '1' } },
    );
  });
  front.route('/', health(backend));
  // Files are larger than any other body, and have limits of their own.
  front.route('/', storage(backend));
  const limited = bodyLimit({
    maxSize: maxBodyBytes,
    onError: (c) => c.json({ code: '413', message: 'The request body is larger than 1 MB' }, 413),
  });
  // A request without either header has no body. The limit would make it anew, and Node.js 20.9 loses its headers then.
  front.use((c, next) =>
    c.req.header('content-length') || c.req.header('transfer-encoding') ? limited(c, next) : next(),
  );
  for (const route of [
    disabledRoutes,
    backups,
    generateLink,
    adminUsers,
    mails,
    signUp,
    reauthentication,
    sessions,
    oauth,
    factors,
    user,
    functions,
    rest,
  ])
    front.route('/', route(backend));
  front.route('/', realtimeRoutes(realtime));
  front.onError((error, c) => {
    backend.log.error({ err: error });
    return c.json({ code: 'unexpected_failure', message: 'Unexpected failure' }, 500);
  });
  front.all('*', (c) => backend.forward(c.req.raw));
  return front;
}
