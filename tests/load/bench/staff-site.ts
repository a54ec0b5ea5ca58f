import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServerClient } from '@supabase/ssr';
import ws from 'ws';
import { getSessionCookieNameAndAttributes } from '@/lib/supabase/cookie-name-and-attributes';
import type { Database } from '@/lib/supabase/database.types';
import type { SupabaseVariables } from '@/server/backend-process';
import { computeSourceStamps, isBuildPartCurrent } from '@/server/build/build-stamps';
import { startNodeProcess, stopProcess } from '@/server/child-process';
import { createScriptSupabaseClient } from '@/server/create-script-supabase-client';
import { requireFreePort } from '@/server/require-free-port';

/**
 * Creates an account with a role and signs in; returns the client and the Cookie header in the format of the site.
 */
async function signedIn(env: SupabaseVariables, role: 'admin' | 'editor') {
  const account = { email: `${role}-${randomUUID()}@staff.example`, password: randomUUID() };
  const service = createScriptSupabaseClient(env);
  const { data, error } = await service.auth.admin.createUser({ ...account, email_confirm: true });
  if (error) throw error;
  await service.from('profiles').update({ role }).eq('user_id', data.user.id).throwOnError();
  const jar = new Map<string, string>();
  const client = createServerClient<Database>(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    cookieOptions: getSessionCookieNameAndAttributes(),
    realtime: { transport: ws as never },
    cookies: {
      getAll: () => [...jar].map(([name, value]) => ({ name, value })),
      setAll: (list) => {
        for (const { name, value } of list) jar.set(name, value);
      },
    },
  });
  const response = await client.auth.signInWithPassword(account);
  if (response.error) throw response.error;
  return { client, cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') };
}

/** Starts the built site over a back end, with a session of a role; null if the build is missing or outdated. */
export async function staffSite(env: SupabaseVariables, role: 'admin' | 'editor') {
  if (!isBuildPartCurrent('served', computeSourceStamps())) return null;
  const port = await requireFreePort(0);
  const settings = { ...env, NODE_ENV: 'production', PORT: String(port), MAIL_WORKER: 'off', LOG_LEVEL: 'error' };
  // Bundled, as in production: `server-only` cannot be loaded outside Next's bundler and ours.
  const child = startNodeProcess('server/launch.mjs', ['server/web-server.ts'], settings);
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; !(await fetch(`${url}/api/health/live`).catch(() => null))?.ok; tries++) {
    if (tries > 600 || child.exitCode !== null) throw new Error('The site did not start.');
    await sleep(100);
  }
  return { url, pid: child.pid, ...(await signedIn(env, role)), stop: () => stopProcess(child) };
}
