import 'server-only';
import { buildCookieNameAndAttributes } from '@/lib/supabase/cookie-name-and-attributes';

/** Remembers, in this browser only, which address a sign-in code was sent to. */
export const getSignInEmailCookieNameAndAttributes = () => buildCookieNameAndAttributes('sign-in-code');

/** The lifetime of the cookie, in seconds. */
export const signInCodeCookieSeconds = 3600;
