import { env } from '@/lib/env';

/** True where the site is reached over https, so that cookies can be kept from plain http and from neighbouring hosts. */
const isSecure = () => env('SITE_URL')?.startsWith('https:') ?? false;

/**
 * The attributes of every cookie of the site: out of reach of scripts, of other sites' forms, and where the site has https of plain http; there
 * the prefix of its name binds it to this host alone.
 */
export function ownCookie(name: string) {
  const secure = isSecure();
  return { name: secure ? `__Host-${name}` : name, httpOnly: true, sameSite: 'lax', secure, path: '/' } as const;
}

const sessionName = 'staff-session';

/** How the session is kept; it may take several cookies, whose names begin alike. */
export const sessionCookie = () => ownCookie(sessionName);

/** True for the name of a cookie that holds a part of the session. */
export const isSessionCookie = (name: string) => name.startsWith(sessionCookie().name);
