import type { IncomingMessage, ServerResponse } from 'node:http';
import { canonicalizeRequestPath } from '@/lib/http/canonicalize-request-path';
import { securityHeaders } from '@/lib/http/security-headers';
import { respondWithStatus } from './validate-request';

/** The host that the visitor requested, with its port; from a trusted proxy's header if there is one. */
export function requestedHost({ headers }: Pick<IncomingMessage, 'headers'>, trusted: boolean): string {
  const forwarded = trusted ? headers['x-forwarded-host'] : undefined;
  return String(forwarded ?? headers.host ?? '')
    .split(',')[0]
    ?.trim() as string;
}

/** True when a trusted proxy reports that the visitor connected over https. */
export function isHttpsRequest({ headers }: IncomingMessage, trusted: boolean): boolean {
  return trusted && headers['x-forwarded-proto'] === 'https';
}

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

// Names without a dot exist only inside a network: the name of a container, or of the upstream in a proxy's file. Very
// old programs name no host.
const isInternal = (hostname: string) => loopback.test(hostname) || /^[\w-]*$/.test(hostname);

/** The host without its port, in the spelling of `URL`; as it is when it is not one. */
function hostnameOf(host: string): string {
  const url = `http://${host}`;
  return URL.canParse(url) ? new URL(url).hostname : host;
}

/**
 * The URL that a request for another host is redirected to: the canonical path at the site's own host, so that one
 * redirect is enough; `isPage` knows the paths of pages. Null for the own host, for calls from this machine and its
 * network, and for URLs of programs, such as health checks.
 */
export function canonicalRedirectUrl(
  request: Pick<IncomingMessage, 'url' | 'headers'>,
  siteUrl: string | null,
  trusted: boolean,
  isPage?: (path: string) => boolean,
): string | null {
  const { url = '/' } = request;
  if (siteUrl === null || url.startsWith('/api/')) return null;
  const hostname = hostnameOf(requestedHost(request, trusted));
  const { hostname: own, origin } = new URL(siteUrl);
  return hostname === own || isInternal(hostname) ? null : origin + canonicalizeRequestPath(url, isPage);
}

/** Redirects permanently to such a URL; a form is posted there again. */
export function redirectToHost(request: IncomingMessage, response: ServerResponse, location: string): void {
  // A cache that ignores the host would redirect visitors of the right one, and the host may change one day.
  const headers = { location, 'cache-control': 'private, max-age=3600' };
  respondWithStatus(request, response, 308, { headers, body: '' });
}

/** Redirects to the canonical path permanently, but not for ever in a cache: an address may get its former path back. */
export function redirectPermanently(response: ServerResponse, location: string): void {
  const headers = { ...securityHeaders, location, 'cache-control': 'public, max-age=3600', 'content-length': 0 };
  response.writeHead(308, headers).end();
}
