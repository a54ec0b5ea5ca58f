import { env } from '@/lib/env';

/** How session cookies are kept: out of reach of scripts, of other sites' forms, and of plain HTTP where the site has HTTPS. */
export function sessionCookie() {
  const secure = env('SITE_URL')?.startsWith('https:') ?? false;
  return { httpOnly: true, sameSite: 'lax', secure, path: '/' } as const;
}
