import { type NextRequest, NextResponse } from 'next/server';
import { headScript } from '@/components/layout/head-script';
import { wantedPathHeader } from '@/lib/auth/wanted-path';
import { contentSecurityPolicy, newNonce, scriptHash } from '@/lib/csp';
import { isProduction } from '@/lib/env';
import { staffLocale } from '@/lib/i18n/locales';
import { langRedirect, localePath, splitLocale } from '@/lib/i18n/paths';
import { refreshSession } from '@/lib/supabase/session';

/** Off the hot path: only `?lang=` addresses and the staff routes come here. */
export const config = {
  // The edge runtime would put a second fetch and a second copy of every library between a staff page and its session.
  runtime: 'nodejs',
  matcher: [
    { source: '/((?!_next/|api/).*)', has: [{ type: 'query', key: 'lang' }] },
    '/(auth|admin)/:path*',
    '/:locale(en|es|ru|cn|fr|bg|lv|it)/(auth|admin)/:path*',
  ],
};

/**
 * `?lang=` becomes the language's own address for good. Staff paths get fresh session cookies, a script policy of their own and learn
 * their own path; the staff area
 * itself speaks two languages, and leads there.
 */
export default async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  const target = langRedirect(request.nextUrl);
  if (target) return NextResponse.redirect(new URL(target, request.url), 308);
  if (!/^\/([a-z]{2}\/)?(auth|admin)(\/|$)/.test(pathname)) return NextResponse.next();
  const { locale, path } = splitLocale(pathname);
  if (path.startsWith('/admin') && staffLocale(locale) !== locale)
    return NextResponse.redirect(new URL(localePath(staffLocale(locale), path) + search, request.url));
  request.headers.set(wantedPathHeader, pathname + search);
  // Next finds the nonce in the request and writes it into every script. The development server evaluates code, which no policy here allows.
  const policy = isProduction ? contentSecurityPolicy([newNonce(), await scriptHash(headScript)]) : null;
  if (policy) request.headers.set('content-security-policy', policy);
  const response = await refreshSession(request);
  if (policy) response.headers.set('Content-Security-Policy', policy);
  return response;
}
