import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { jwtVerify } from 'jose';
import type { BackendContext } from '../backend-context';
import { findEdgeFunctionFile, readPublicEdgeFunctions } from '../functions/edge-function-files';
import { EdgeFunctionError, type EdgeFunctionLimits, EdgeFunctionWorker } from '../functions/edge-function-worker';

const defaultLimits: EdgeFunctionLimits = { timeoutMs: 30_000, memoryMb: 128, concurrent: 50, idleMs: 60_000 };
const projectSupabase = path.resolve('supabase');

const reply = (status: number, code: string, message: string, headers: Record<string, string> = {}) =>
  Response.json({ code, message }, { status, headers });

function peerIp(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? '';
  } catch {
    // Without a connection: a test calls the app itself.
    return '';
  }
}

/** The functions of `supabase/functions`, each in a thread of its own. `folder` is the project's `supabase` folder. */
export function edgeFunctionRoutes(backend: BackendContext, folder = projectSupabase, limits = defaultLimits): Hono {
  const { settings, log } = backend;
  const open = readPublicEdgeFunctions(path.join(folder, 'config.toml'));
  const workers = new Map<string, EdgeFunctionWorker>();
  // What hosted projects give their functions, and what FUNCTIONS_ENV names; nothing else of this process's
  // environment.
  const env = {
    ...settings.functionsEnv,
    SUPABASE_URL: settings.url,
    SUPABASE_ANON_KEY: settings.publishableKey,
    SUPABASE_SERVICE_ROLE_KEY: settings.secretKey,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: settings.publishableKey }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: settings.secretKey }),
    SB_REGION: 'local',
  };

  async function tokenError(request: Request): Promise<Response | null> {
    const header = request.headers.get('authorization');
    if (!header) return reply(401, 'UNAUTHORIZED_NO_AUTH_HEADER', 'Missing authorization header');
    const token = header.replace(/^Bearer /, '');
    const secret = new TextEncoder().encode(settings.jwtSecret);
    return jwtVerify(token, secret, { algorithms: ['HS256'] }).then(
      () => null,
      () => reply(401, 'UNAUTHORIZED_INVALID_JWT_FORMAT', 'Invalid JWT'),
    );
  }

  return new Hono().all('/functions/v1/:name{[^/]+(/.*)?}', async (c) => {
    const name = c.req.path.split('/')[3] ?? '';
    const file = findEdgeFunctionFile(path.join(folder, 'functions'), name);
    if (!file) return reply(404, 'NOT_FOUND', 'Requested function was not found');
    if (!open.has(name) && c.req.method !== 'OPTIONS') {
      const tokenFailure = await tokenError(c.req.raw);
      if (tokenFailure) return tokenFailure;
    }
    const worker = workers.get(name) ?? new EdgeFunctionWorker(file, env, limits, log);
    workers.set(name, worker);
    // Only the site's own server has the secret key, so only it may name the client.
    const forwarded = c.req.header('apikey') === settings.secretKey ? c.req.header('sb-forwarded-for') : undefined;
    const clientIp = forwarded ?? peerIp(c);
    const headers = new Headers(c.req.raw.headers);
    headers.set('x-forwarded-for', clientIp);
    const { method, url } = c.req.raw;
    const body = method === 'GET' || method === 'HEAD' ? undefined : await c.req.arrayBuffer();
    try {
      const response = await worker.call(new Request(url, { method, headers, body }), clientIp);
      response.headers.set('x-sb-edge-region', c.req.header('x-region') ?? 'local');
      response.headers.set('sb-request-id', randomUUID());
      return response;
    } catch (error) {
      if (!(error instanceof EdgeFunctionError)) throw error;
      return reply(error.status, error.code, error.message, { 'x-relay-error': 'true' });
    }
  });
}
