import 'server-only';
import { getSiteCookieNameAndAttributes } from '@/lib/supabase/session-cookie';

/** Remembers, in this browser only, which address a sign-in code was sent to. */
export const getSignInCodeCookieNameAndAttributes = () => getSiteCookieNameAndAttributes('sign-in-code');

/** The lifetime of the cookie, in seconds. */
export const signInCodeCookieSeconds = 3600;
