import { createHash } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { ACTION_HEADER } from '@/lib/http/action-header';
import { buildContentSecurityPolicy, generateCspNonceSource } from '@/lib/http/csp';
import { httpsHeaders, securityHeaders } from '@/lib/http/security-headers';
import { captureRetryAfterSeconds } from '@/lib/http/set-retry-after';
import { headScript } from '@/lib/page-scripts/bundled-scripts';

const name = 'Content-Security-Policy';
// The only inline script without a nonce: pages of the build have it too.
const headScriptHash = `sha256-${createHash('sha256').update(headScript).digest('base64')}`;

/**
 * Prepares a request for Next: sets the common headers and, for HTML without a policy of its own, a policy with a
 * nonce, which Next finds in the request and writes into every script it renders.
 */
export function applySecurityHeadersAndNonce(request: IncomingMessage, response: ServerResponse): void {
  const nonce = generateCspNonceSource();
  request.headers['content-security-policy'] = buildContentSecurityPolicy([nonce]);
  for (const [header, value] of Object.entries(securityHeaders)) response.setHeader(header, value);
  onResponseHeaders(response, () => {
    const html = /^text\/html/.test(String(response.getHeader('Content-Type') ?? ''));
    if (html && response.statusCode !== 304 && !response.hasHeader(name))
      response.setHeader(name, buildContentSecurityPolicy([nonce, headScriptHash]));
  });
}

/** Calls back once, just before the response headers are written. */
export function onResponseHeaders(response: ServerResponse, callback: () => void): void {
  const writeHead = response.writeHead;
  response.writeHead = ((...parameters: Parameters<typeof writeHead>) => {
    response.writeHead = writeHead;
    callback();
    return writeHead.apply(response, parameters);
  }) as typeof writeHead;
}

// Of `Cache-Control` for what a shared cache may store; Next sets a year for pages that it considers unchangeable.
const maxSharedSeconds = 300;
const sharedPages = `public, max-age=0, s-maxage=${maxSharedSeconds}, must-revalidate`;

/**
 * Shortens what Next lets shared caches store for longer than a page made by the build, whatever a visitor's headers
 * made of the response.
 */
export function limitSharedCaching(response: ServerResponse): void {
  onResponseHeaders(response, () => {
    const seconds = /\bs-maxage=(\d+)/.exec(String(response.getHeader('Cache-Control') ?? ''))?.[1];
    if (Number(seconds) > maxSharedSeconds) response.setHeader('Cache-Control', sharedPages);
  });
}

/**
 * Adds to a 405 the header that it must have and Next leaves out (RFC 9110, section 15.5.6): only GET, HEAD and POST
 * reach Next, so what rejects a POST can be fetched, and what cannot be fetched accepts a POST.
 */
export function addAllowHeader({ method }: IncomingMessage, response: ServerResponse): void {
  onResponseHeaders(response, () => {
    if (response.statusCode !== 405 || response.hasHeader('Allow')) return;
    response.setHeader('Allow', method === 'POST' ? 'GET, HEAD' : 'POST');
  });
}

export function addHttpsHeaders(response: ServerResponse): void {
  for (const [header, value] of Object.entries(httpsHeaders)) response.setHeader(header, value);
}

/**
 * Lets the site repeat in headers what a form has in its message: an action over its limit gets `Retry-After`, and also
 * status 429 if the browser posted the form itself. With JavaScript the status stays 200, because Next treats any other
 * as its own failure.
 */
export function withRateLimitStatus(next: RequestListener): RequestListener {
  return (request, response) => {
    if (request.method !== 'POST') return next(request, response);
    return captureRetryAfterSeconds(
      (seconds) => markRateLimited(request, response, seconds),
      () => next(request, response),
    );
  };
}

function markRateLimited(request: IncomingMessage, response: ServerResponse, seconds: number): void {
  if (response.headersSent) return;
  response.setHeader('Retry-After', Math.max(1, Math.ceil(seconds)));
  if (request.headers[ACTION_HEADER]) return;
  // Next sets its own status just before it writes, so ours must be set at that moment.
  const { writeHead } = response;
  response.writeHead = ((_status: number, ...rest: unknown[]) =>
    writeHead.call(response, 429, ...(rest as []))) as typeof response.writeHead;
}
