import { type NextRequest, NextResponse } from 'next/server';
import { getBuildFolder, isProduction } from '@/lib/config/env';
import { isCurrentOrFormerPublicPath } from '@/lib/config/redirects';
import { ACTION_HEADER } from '@/lib/http/action-header';
import { canonicalizeRequestPath } from '@/lib/http/canonicalize-request-path';
import { buildContentSecurityPolicy, generateCspNonceSource, hashScript } from '@/lib/http/csp';
import { RETURN_TO_HEADER } from '@/lib/http/return-to';
import { splitLocale } from '@/lib/i18n/locale-paths';
import { headScript } from '@/lib/page-scripts/bundled-scripts';
import { refreshSession } from '@/lib/supabase/refresh-session';
import {
  createFormerActionIdResolver,
  type FormerActionIdResolver,
  readActionNames,
  replaceActionIdsInBody,
} from '@/server/next-internals/action-ids';

/**
 * Most requests bypass the middleware: only URLs that may not be canonical, staff routes, and forms posted without
 * JavaScript to another server than that of `npm start` run it.
 */
export const config = {
  // The edge runtime would add a second fetch and a second copy of every library between a staff page and its session.
  runtime: 'nodejs',
  matcher: [
    { source: '/((?!_next/|api/).*)', has: [{ type: 'query', key: 'lang' }] },
    '/gr/:path*',
    '/((?!_next/|api/).*)/page/1',
    // A slash at the end.
    '/((?!_next/|api/).+)/',
    {
      source: '/((?!_next/|api/).*)',
      has: [{ type: 'header', key: 'content-type', value: 'multipart/form-data.*' }],
      // The server of `npm start` has done for it what the middleware would do.
      missing: [
        { type: 'header', key: 'next-action' },
        { type: 'header', key: 'x-return-to' },
      ],
    },
    '/(auth|admin)/:path*',
    '/:locale(en|es|ru|cn|fr|bg|lv|it)/(auth|admin)/:path*',
  ],
};

const isPage = (path: string) => isCurrentOrFormerPublicPath(splitLocale(path).path);

/**
 * Redirects other spellings of a URL permanently to the canonical one, at once, and pages of the staff area in other
 * languages to one of the two that it exists in. Adds the page's path to the request headers for staff paths and forms
 * posted without JavaScript. Staff paths also get fresh session cookies and their own script policy. A form of a former
 * release, whose action Next.js would not find, is sent on to the present one.
 */
export default async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  const target = canonicalizeRequestPath(pathname + search, isPage);
  if (target !== pathname + search) return NextResponse.redirect(new URL(target, request.url), 308);
  const isPostedForm = request.method === 'POST' && !request.headers.has(ACTION_HEADER);
  const forwarded = isProduction && isPostedForm && (await sendToCurrentAction(request));
  if (forwarded) return forwarded;
  request.headers.set(RETURN_TO_HEADER, pathname + search);
  if (!/^\/([a-z]{2}\/)?(auth|admin)(\/|$)/.test(pathname)) return NextResponse.next({ request });
  // Next.js reads the nonce from the request and adds it to every script. The development server uses eval, which the
  // policy forbids.
  const policy = isProduction
    ? buildContentSecurityPolicy([generateCspNonceSource(), await hashScript(headScript)])
    : null;
  if (policy) request.headers.set('content-security-policy', policy);
  const response = await refreshSession(request);
  if (policy) response.headers.set('Content-Security-Policy', policy);
  return response;
}

let currentId: FormerActionIdResolver | undefined;

/**
 * Sends a form that names an action by the id of a former release to the present one, and resolves with the response;
 * null for every other request. The server of `npm start` has replaced such ids already.
 */
async function sendToCurrentAction(request: NextRequest): Promise<NextResponse | null> {
  currentId ??= createFormerActionIdResolver(readActionNames(getBuildFolder()));
  const sent = Buffer.from(await request.clone().arrayBuffer());
  const body = replaceActionIdsInBody(sent, currentId);
  if (body === sent) return null;
  const headers = new Headers(request.headers);
  // Headers of one connection; and fetch would decompress the response.
  for (const name of ['connection', 'keep-alive', 'transfer-encoding', 'expect']) headers.delete(name);
  headers.set('accept-encoding', 'identity');
  const { url, method } = request;
  const response = await fetch(url, { method, headers, body: new Uint8Array(body), redirect: 'manual' });
  const received = new NextResponse(response.body, response);
  // Next parses it, and sends it without the host again.
  const location = response.headers.get('location');
  if (location) received.headers.set('location', new URL(location, url).href);
  return received;
}
