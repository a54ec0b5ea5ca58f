import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServerClient } from '@supabase/ssr';
import ws from 'ws';
import { sessionCookie } from '@/lib/supabase/session-cookie';
import type { BackendEnv } from '@/server/backend-process';
import { isBuilt, sourceStamps } from '@/server/build/stamps';
import { startProgram, stop } from '@/server/child-process';
import { freePort } from '@/server/free-port';
import { serviceClient } from '@/server/staff-accounts';

const pages: [name: string, query: string, search: boolean][] = [
  ['all kinds', '', false],
  ['one kind', 'kind=contact', false],
  ['status: new', 'status=new', false],
  ['country: LV', 'kind=export&country=LV', false],
  ['search, berzina', 'q=berzina', true],
  ['search, every lead', 'q=example', true],
];

/** Returns the Cookie header of a new sales session, as written by the site's own client. */
async function signedIn(env: BackendEnv): Promise<string> {
  const account = { email: `sales-${randomUUID()}@staff.example`, password: randomUUID() };
  const service = serviceClient(env);
  const { data, error } = await service.auth.admin.createUser({ ...account, email_confirm: true });
  if (error) throw error;
  await service.from('profiles').update({ role: 'sales' }).eq('user_id', data.user.id).throwOnError();
  const jar = new Map<string, string>();
  const client = createServerClient(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    cookieOptions: sessionCookie(),
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
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
}

/**
 * Starts the built site over a back end, and returns the inbox pages of a signed-in member; null
 * if the build is missing or outdated.
 */
export async function inboxSite(env: BackendEnv) {
  if (!isBuilt('served', sourceStamps())) return null;
  const port = await freePort(0);
  const settings = { ...env, NODE_ENV: 'production', PORT: String(port), MAIL_WORKER: 'off', LOG_LEVEL: 'error' };
  const child = startProgram('server/site.ts', [], settings);
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; !(await fetch(`${url}/api/health/live`).catch(() => null))?.ok; tries++) {
    if (tries > 600 || child.exitCode !== null) throw new Error('The site did not start.');
    await sleep(100);
  }
  const cookie = await signedIn(env);
  const get = async (query: string) => {
    const response = await fetch(`${url}/en/admin/leads${query && `?${query}`}`, {
      headers: { cookie },
      redirect: 'manual',
    });
    const html = await response.text();
    if (response.status !== 200) throw new Error(`the inbox answered ${response.status}`);
    return new Set(html.match(/\/en\/admin\/leads\/[a-z]+\/[0-9a-f-]{36}/g)).size;
  };
  return {
    pid: child.pid,
    cases: pages.map(([name, query, search]) => ({ name: `page, ${name}`, search, run: () => get(query) })),
    stop: () => stop(child),
  };
}
