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

/**
 * True for changes of cookies that only end a session, as the client makes them when the back end has ended it. In an
 * action they stay away from the browser: Next.js renders the page anew for a changed cookie, its guard would lead to
 * sign-in, and what was entered would be lost. The cookie that is left gives access to nothing.
 */
export function onlyEndsSession(changes: readonly { name: string; value: string }[]): boolean {
  const { name: session } = getSessionCookieNameAndAttributes();
  return (
    changes.every(({ value }) => !value) &&
    changes.some(({ name }) => name === session || /^\.\d+$/.test(name.replace(session, '')))
  );
}
