import { type NextRequest, NextResponse } from 'next/server';
import { logAcceptedSignIn } from '@/lib/auth/log-accepted-sign-in';
import { pathAfterSignIn } from '@/lib/auth/path-after-sign-in';
import { normalizeLogin, recordSuccessfulSignIn } from '@/lib/auth/sign-in-attempt-limits';
import { staffPaths } from '@/lib/config/site-paths';
import { localePath, splitLocale } from '@/lib/i18n/locale-paths';
import { siteBaseUrl } from '@/lib/mail/localized-site-url';
import { logRequestRejection } from '@/lib/observability/log-request-rejection';
import { createSessionClient } from '@/lib/supabase/session-client';

/** Refuses HEAD: Next would otherwise run GET, which uses up the code of the sign-in. */
export function HEAD(): Response {
  return new Response(null, { status: 405, headers: { allow: 'GET', 'cache-control': 'no-store' } });
}

/** Redirect target of OAuth providers: exchanges the code for a session, or shows an error on the sign-in page. */
export async function GET(request: NextRequest) {
  const { pathname, searchParams } = request.nextUrl;
  const { locale } = splitLocale(pathname);
  const redirect = (path: string) =>
    NextResponse.redirect(new URL(path, siteBaseUrl()), { headers: { 'cache-control': 'no-store' } });
  // Preserves the return path, so that signing in another way still leads there.
  const next = searchParams.get('next');
  const signIn = (problem: string) =>
    `${localePath(locale, staffPaths.auth)}?${new URLSearchParams({ problem, ...(next && { next }) })}`;
  const code = searchParams.get('code');
  const errorCode = searchParams.get('error_code') ?? (code ? null : 'bad_oauth_callback');
  if (!errorCode && code) {
    const { data, error } = await (await createSessionClient()).auth.exchangeCodeForSession(code);
    if (!error) {
      logAcceptedSignIn('provider', data.user.id);
      if (data.user.email) await recordSuccessfulSignIn(normalizeLogin(data.user.email));
      return redirect(pathAfterSignIn(locale, next ?? undefined));
    }
    logRequestRejection('warn', { code: error.code, status: error.status }, 'sign-in provider not completed');
    return redirect(signIn(error.code ?? 'bad_oauth_callback'));
  }
  logRequestRejection('info', { code: errorCode?.slice(0, 100) }, 'sign-in provider refused');
  return redirect(signIn(errorCode ?? ''));
}
