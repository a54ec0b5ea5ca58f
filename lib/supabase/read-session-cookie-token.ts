import 'server-only';
import { combineChunks, stringFromBase64URL } from '@supabase/ssr';
import { cookies } from 'next/headers';
import { z } from 'zod';
import { getSessionCookieNameAndAttributes } from './session-cookie';

const prefix = 'base64-';
const storedSession = z.object({ access_token: z.string().min(1) });

/**
 * The access token in the session cookie of this request, unverified; null without one. Unlike `getSession` of a
 * client, this neither renews the session nor forgets it.
 */
export async function readSessionCookieToken(): Promise<string | null> {
  const store = await cookies();
  const value = await combineChunks(getSessionCookieNameAndAttributes().name, (name) => store.get(name)?.value);
  if (!value?.startsWith(prefix)) return null;
  try {
    return storedSession.parse(JSON.parse(stringFromBase64URL(value.slice(prefix.length)))).access_token;
  } catch {
    // Cut off or made up: no session either for the client, which says so in the log.
    return null;
  }
}
