import 'server-only';
import { createServerClient } from '@supabase/ssr';
import { cookies, headers } from 'next/headers';
import { readEnvironmentVariable } from '@/lib/config/env';
import { isActionRequest } from '@/lib/http/action-header';
import { getSessionCookieNameAndAttributes, isSessionCookie, onlyEndsSession } from './cookie-name-and-attributes';
import type { Database } from './database.types';
import { fetchWithTimeout } from './fetch-with-timeout';

/**
 * A client that acts as the signed-in visitor, for server components, actions and route handlers. An action that ends
 * the session itself also calls `deleteSessionCookies`.
 */
export async function createSessionClient() {
  const store = await cookies();
  const requestHeaders = await headers();
  return createServerClient<Database>(
    readEnvironmentVariable('SUPABASE_URL'),
    readEnvironmentVariable('SUPABASE_PUBLISHABLE_KEY'),
    {
      // Retries would turn a five-second timeout into half a minute when the back end hangs.
      db: { retry: false },
      // The visitor's user agent, so that the list of sessions can name it.
      global: { fetch: fetchWithTimeout, headers: { 'user-agent': requestHeaders.get('user-agent') ?? '' } },
      cookieOptions: getSessionCookieNameAndAttributes(),
      cookies: {
        getAll: () => store.getAll(),
        setAll: (list) => {
          if (isActionRequest(requestHeaders) && onlyEndsSession(list)) return;
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

/** Signs this browser out, for actions: whether the back end responds or not, its cookies are gone. */
export async function deleteSessionCookies(): Promise<void> {
  const store = await cookies();
  for (const { name } of store.getAll())
    if (isSessionCookie(name)) store.delete({ ...getSessionCookieNameAndAttributes(), name });
}
