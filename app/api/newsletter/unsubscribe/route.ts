import { redirect } from 'next/navigation';
import { localePath } from '@/lib/i18n/locale-paths';
import { defaultLocale } from '@/lib/i18n/locales';
import { unsubscribeByToken } from '@/lib/newsletter/follow-link';
import { verifyUnsubscribeToken } from '@/lib/newsletter/link-tokens';
import { newsletterPaths } from '@/lib/newsletter/paths';

const statuses = { unsubscribed: 200, confirmed: 200, expired: 400, invalid: 400, unavailable: 503 } as const;

/** Unsubscribes by the button of a mail program (RFC 8058): one POST without sign-in, cookie or redirect. */
export async function POST(request: Request): Promise<Response> {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const status = statuses[await unsubscribeByToken(token)];
  const headers = { 'Cache-Control': 'no-store', ...(status === 503 && { 'Retry-After': '60' }) };
  return new Response(null, { status, headers });
}

/** Mail programs that open the URL instead are redirected to the page with a button: a GET must not change anything. */
export async function GET(request: Request): Promise<never> {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const read = await verifyUnsubscribeToken(token);
  const path = `${newsletterPaths.unsubscribe}?token=${encodeURIComponent(token)}`;
  redirect(localePath(read.ok ? read.claims.locale : defaultLocale, path));
}
