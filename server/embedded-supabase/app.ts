import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { BackendContext } from './backend-context';
import { runAndDetectConnectionLoss } from './connection-lost';
import { RealtimeServer } from './realtime/server';
import { adminUserRoutes } from './routes/admin-users';
import { authMailRoutes } from './routes/auth-mails';
import { backupRoutes } from './routes/backup-and-restore';
import { disabledRoutes } from './routes/disabled-routes';
import { edgeFunctionRoutes } from './routes/edge-functions';
import { factorRoutes } from './routes/factors';
import { generateLinkRoutes } from './routes/generate-link';
import { databaseHealthRoutes } from './routes/health';
import { providerSignInRoutes } from './routes/provider-sign-in';
import { realtimeBroadcastRoutes } from './routes/realtime-broadcast';
import { reauthenticationRoutes } from './routes/reauthentication';
import { requestLogMiddleware } from './routes/request-log-middleware';
import { resendPhoneCodeRoutes } from './routes/resend-phone-code';
import { restCompatibilityRoutes } from './routes/rest-compatibility';
import { tokenAndVerifyRoutes } from './routes/sessions';
import { signUpRoutes } from './routes/sign-up';
import { storageRoutes } from './routes/storage';
import { userRoutes } from './routes/user';

const maxBodyBytes = 1024 * 1024;

/**
 * The HTTP surface: our routes first, everything else goes to the Supabase server unchanged. A backup in progress ends
 * when `shutdown` is aborted.
 */
export function createBackendApp(
  backend: BackendContext,
  realtime = new RealtimeServer(backend),
  shutdown = new AbortController().signal,
): Hono {
  const front = new Hono();
  front.use(requestLogMiddleware(backend));
  // Whatever became of the error on its way: a lost connection is nobody's mistake, and the same request may succeed
  // next.
  front.use(async (c, next) => {
    const lost = await runAndDetectConnectionLoss(next);
    if (!lost || c.res.status < 400) return;
    c.res = Response.json(
      { code: 'PGRST001', message: 'Database connection error. Retrying the connection.', details: null, hint: null },
      { status: 503, headers: { 'retry-after': '1' } },
    );
  });
  front.route('/', databaseHealthRoutes(backend));
  // Files are larger than any other body, and have limits of their own.
  front.route('/', storageRoutes(backend));
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
    generateLinkRoutes,
    adminUserRoutes,
    authMailRoutes,
    signUpRoutes,
    reauthenticationRoutes,
    resendPhoneCodeRoutes,
    tokenAndVerifyRoutes,
    providerSignInRoutes,
    factorRoutes,
    userRoutes,
    edgeFunctionRoutes,
    restCompatibilityRoutes,
  ])
    front.route('/', route(backend));
  front.route('/', backupRoutes(backend, shutdown));
  front.route('/', realtimeBroadcastRoutes(realtime));
  front.onError((error, c) => {
    backend.log.error({ err: error });
    return c.json({ code: 'unexpected_failure', message: 'Unexpected failure' }, 500);
  });
  front.all('*', (c) => backend.forward(c.req.raw));
  return front;
}
