import 'server-only';
import { createServerClient } from '@supabase/ssr';
import { cookies, headers } from 'next/headers';
import { readEnvironmentVariable } from '@/lib/config/env';
import { getSessionCookieNameAndAttributes } from './cookie-name-and-attributes';
import type { Database } from './database.types';
import { fetchWithTimeout } from './fetch-with-timeout';

/** A client that acts as the signed-in visitor, for server components, actions and route handlers. */
export async function createSessionClient() {
  const store = await cookies();
  return createServerClient<Database>(
    readEnvironmentVariable('SUPABASE_URL'),
    readEnvironmentVariable('SUPABASE_PUBLISHABLE_KEY'),
    {
      // Retries would turn a five-second timeout into half a minute when the back end hangs.
      db: { retry: false },
      // The visitor's user agent, so that the list of sessions can name it.
      global: { fetch: fetchWithTimeout, headers: { 'user-agent': (await headers()).get('user-agent') ?? '' } },
      cookieOptions: getSessionCookieNameAndAttributes(),
      cookies: {
        getAll: () => store.getAll(),
        setAll: (list) => {
          try {
            for (const { name, value, options } of list) store.set(name, value, options);
          } catch {
            // A server component cannot set cookies; the middleware has already refreshed the session.
          }
        },
      },
    },
  );
}
