import { type NextRequest, NextResponse } from 'next/server';
import { isProduction } from '@/lib/config/env';
import { contentSecurityPolicy, newNonce, scriptHash } from '@/lib/http/csp';
import { RETURN_TO_HEADER } from '@/lib/http/return-to';
import { staffLocale } from '@/lib/i18n/locales';
import { langRedirect, localePath, splitLocale } from '@/lib/i18n/paths';
import { headScript } from '@/lib/page-scripts/built';
import { refreshSession } from '@/lib/supabase/refresh-session';

/** Off the hot path: only `?lang=` URLs, staff routes, and forms that a browser posts itself come here. */
export const config = {
  // The edge runtime would put a second fetch and a second copy of every library between a staff page and its session.
  runtime: 'nodejs',
  matcher: [
    { source: '/((?!_next/|api/).*)', has: [{ type: 'query', key: 'lang' }] },
    {
      source: '/((?!_next/|api/).*)',
      has: [{ type: 'header', key: 'content-type', value: 'multipart/form-data.*' }],
      missing: [{ type: 'header', key: 'next-action' }],
    },
    '/(auth|admin)/:path*',
    '/:locale(en|es|ru|cn|fr|bg|lv|it)/(auth|admin)/:path*',
  ],
};

/**
 * `?lang=` redirects permanently to the language's own URL. Forms that a browser posts itself learn the path of their page. Staff paths
 * learn theirs too, and get fresh session cookies and a script policy of their own; the staff area itself exists in two languages, and the
 * others are redirected to one of them.
 */
export default async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  const target = langRedirect(request.nextUrl);
  if (target) return NextResponse.redirect(new URL(target, request.url), 308);
  request.headers.set(RETURN_TO_HEADER, pathname + search);
  if (!/^\/([a-z]{2}\/)?(auth|admin)(\/|$)/.test(pathname)) return NextResponse.next({ request });
  const { locale, path } = splitLocale(pathname);
  if (path.startsWith('/admin') && staffLocale(locale) !== locale)
    return NextResponse.redirect(new URL(localePath(staffLocale(locale), path) + search, request.url));
  // Next finds the nonce in the request and writes it into every script. The development server evaluates code, which no policy here allows.
  const policy = isProduction ? contentSecurityPolicy([newNonce(), await scriptHash(headScript)]) : null;
  if (policy) request.headers.set('content-security-policy', policy);
  const response = await refreshSession(request);
  if (policy) response.headers.set('Content-Security-Policy', policy);
  return response;
}
