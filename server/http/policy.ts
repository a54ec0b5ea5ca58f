import type { IncomingMessage, ServerResponse } from 'node:http';
import { contentSecurityPolicy, newNonce } from '@/lib/http/csp';
import { httpsHeaders, securityHeaders } from '@/lib/http/security-headers';

const name = 'Content-Security-Policy';

/** True when a trusted proxy says that the visitor came over https. */
export function isSecure({ headers }: IncomingMessage, trusted: boolean): boolean {
  return trusted && headers['x-forwarded-proto'] === 'https';
}

/**
 * Prepares a request for Next: sets the common headers and, for HTML, a policy with a nonce, which Next finds in the request and writes
 * into every script it renders. `hashes` are those of the 404 page, which Next sends as built.
 */
export function applySecurityHeaders(
  request: IncomingMessage,
  response: ServerResponse,
  hashes: readonly string[],
): void {
  const nonce = newNonce();
  request.headers['content-security-policy'] = contentSecurityPolicy([nonce]);
  for (const [header, value] of Object.entries(securityHeaders)) response.setHeader(header, value);
  onHead(response, () => {
    const html = /^text\/html/.test(String(response.getHeader('Content-Type') ?? ''));
    if (html && response.statusCode !== 304 && !response.hasHeader(name))
      response.setHeader(name, contentSecurityPolicy([nonce, ...hashes]));
  });
}

/** Calls back once, just before the response headers are written. */
export function onHead(response: ServerResponse, callback: () => void): void {
  const writeHead = response.writeHead;
  response.writeHead = ((...parameters: Parameters<typeof writeHead>) => {
    response.writeHead = writeHead;
    callback();
    return writeHead.apply(response, parameters);
  }) as typeof writeHead;
}

export function addHttpsHeaders(response: ServerResponse): void {
  for (const [header, value] of Object.entries(httpsHeaders)) response.setHeader(header, value);
}
