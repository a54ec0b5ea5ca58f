import { readEnvironmentVariable } from '@/lib/config/env';

/**
 * True if the site is reached over https, so that cookies can be protected from plain http and from neighbouring hosts.
 */
const isSecure = () => readEnvironmentVariable('SITE_URL')?.startsWith('https:') ?? false;

/**
 * The attributes of every cookie of the site: inaccessible to scripts, not sent with other sites' forms and, if the
 * site uses https, never sent over plain http; in that case the prefix of its name also binds it to this host.
 */
export function buildCookieNameAndAttributes(name: string) {
  const secure = isSecure();
  return { name: secure ? `__Host-${name}` : name, httpOnly: true, sameSite: 'lax', secure, path: '/' } as const;
}

const sessionName = 'staff-session';

/** How the session is stored; it may take several cookies, whose names begin alike. */
export const getSessionCookieNameAndAttributes = () => buildCookieNameAndAttributes(sessionName);

/** True for the name of a cookie that contains a part of the session. */
export const isSessionCookie = (name: string) => name.startsWith(getSessionCookieNameAndAttributes().name);
