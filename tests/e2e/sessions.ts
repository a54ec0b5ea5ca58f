import type { BrowserContext } from '@playwright/test';
import { createServerClient } from '@supabase/ssr';
import ws from 'ws';
import { getSessionCookieNameAndAttributes } from '@/lib/supabase/cookie-name-and-attributes';
import type { Credentials } from './accounts';
import { backEndVariables } from './back-end';

/**
 * Gives a browser the session that signing in with a password gives it, without the pages for that: they take longer
 * than most of what a test of the staff area does. Signing in itself is tested with the page (`openAndSignIn`).
 */
export async function addSession(context: BrowserContext, credentials: Credentials): Promise<void> {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = backEndVariables();
  const cookies: { name: string; value: string }[] = [];
  const client = createServerClient(SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, {
    cookieOptions: getSessionCookieNameAndAttributes(),
    // As in createScriptSupabaseClient: Node before 22 has no WebSocket of its own.
    realtime: { transport: ws as never },
    cookies: { getAll: () => [], setAll: (list) => void cookies.push(...list) },
  });
  const { error } = await client.auth.signInWithPassword(credentials);
  if (error) throw error;
  await context.addCookies(
    cookies.map(({ name, value }) => {
      return { name, value, domain: 'localhost', path: '/', httpOnly: true, sameSite: 'Lax' };
    }),
  );
}
