import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external';
import { pageHtml } from './server-fixture';

/** The requests that reached Next.js, in order. */
export const requestsToNext: { url?: string; headers: IncomingMessage['headers']; body: string }[] = [];

/** A fake Next.js handler that records its requests. */
export async function fakeNext(request: IncomingMessage, response: ServerResponse) {
  let body = '';
  for await (const chunk of request) body += chunk;
  requestsToNext.push({ url: request.url, headers: request.headers, body });
  if (/^\/en\/(stores|page-not-found)/.test(request.url ?? ''))
    response.setHeader('x-nextjs-prerender', '1').setHeader('ETag', '"plain"');
  if (request.url === '/shops.json') response.setHeader('x-nextjs-cache', 'HIT');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  if (request.url?.endsWith('?fail')) {
    response.statusCode = 500;
    response.end('failed');
    return;
  }
  if (request.url?.endsWith('?other-method')) {
    response.statusCode = 405;
    response.end();
    return;
  }
  if (request.url?.endsWith('?slow-end')) {
    // Like Next.js with a stale page: the bytes at once, the end of the response when the new page is ready.
    response.setHeader('Content-Length', Buffer.byteLength(pageHtml('next', 'live()')));
    response.write(pageHtml('next', 'live()'));
    await new Promise((resolve) => setTimeout(resolve, 3000));
    response.end();
    return;
  }
  response.setHeader('Content-Length', Buffer.byteLength(pageHtml('next', 'live()')));
  // Like the compression of Next.js before it ends a response.
  response.writeHead(200);
  response.end(pageHtml('next', 'live()'));
}

/** The source expression by which a policy allows an inline script. */
export const scriptHashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Resets the state after each test: no recorded requests, no stale pages. */
export function resetFakeNext() {
  requestsToNext.length = 0;
  tagsManifest.clear();
}
