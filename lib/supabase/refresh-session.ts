import { createServerClient } from '@supabase/ssr';
import { type NextRequest, NextResponse } from 'next/server';
import { readEnvironmentVariable } from '@/lib/config/env';
import { isActionRequest } from '@/lib/http/action-header';
import { getSessionCookieNameAndAttributes, onlyEndsSession } from './cookie-name-and-attributes';
import type { Database } from './database.types';
import { fetchWithTimeout } from './fetch-with-timeout';

/**
 * Renews the visitor's session when it is about to expire, for the middleware of staff routes. Returns the response
 * that carries the new cookies. It grants no access: the session is only what the cookie claims, and the page itself
 * has the back end verify it.
 */
export async function refreshSession(request: NextRequest): Promise<NextResponse> {
  let response = NextResponse.next({ request });
  const supabase = createServerClient<Database>(
    readEnvironmentVariable('SUPABASE_URL'),
    readEnvironmentVariable('SUPABASE_PUBLISHABLE_KEY'),
    {
      // Retries would turn a five-second timeout into half a minute when the back end hangs.
      db: { retry: false },
      global: { fetch: fetchWithTimeout, headers: { 'user-agent': request.headers.get('user-agent') ?? '' } },
      cookieOptions: getSessionCookieNameAndAttributes(),
      cookies: {
        getAll: () => request.cookies.getAll(),
        setAll: (list, headers) => {
          for (const { name, value } of list) request.cookies.set(name, value);
          response = NextResponse.next({ request });
          if (isActionRequest(request.headers) && onlyEndsSession(list)) return;
          for (const { name, value, options } of list) response.cookies.set(name, value, options);
          for (const [name, value] of Object.entries(headers ?? {})) response.headers.set(name, value);
        },
      },
    },
  );
  await supabase.auth.getSession();
  return response;
}
