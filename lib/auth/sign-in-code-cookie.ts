import 'server-only';
import { siteCookieAttributes } from '@/lib/supabase/session-cookie';

/** Remembers, in this browser only, which address a sign-in code was sent to. */
export const signInCodeCookieAttributes = () => siteCookieAttributes('sign-in-code');

/** The lifetime of the cookie, in seconds. */
export const signInCodeCookieSeconds = 3600;
