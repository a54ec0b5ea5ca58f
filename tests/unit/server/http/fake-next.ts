import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external';
import { page } from './fixture';

/** What reached Next, in order. */
export const seen: { url?: string; headers: IncomingMessage['headers']; body: string }[] = [];

/** What stands for Next: tells what reached it. */
export async function next(request: IncomingMessage, response: ServerResponse) {
  let body = '';
  for await (const chunk of request) body += chunk;
  seen.push({ url: request.url, headers: request.headers, body });
  if (request.url?.startsWith('/en/stores')) response.setHeader('x-nextjs-prerender', '1').setHeader('ETag', '"plain"');
  if (request.url === '/shops.json') response.setHeader('x-nextjs-cache', 'HIT');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  if (request.url?.endsWith('?fail')) {
    response.statusCode = 500;
    response.end('failed');
    return;
  }
  if (request.url?.endsWith('?slow-end')) {
    // As Next does with a stale page: the bytes at once, the end when the new page is made.
    response.setHeader('Content-Length', Buffer.byteLength(page('next', 'live()')));
    response.write(page('next', 'live()'));
    await new Promise((resolve) => setTimeout(resolve, 3000));
    response.end();
    return;
  }
  response.setHeader('Content-Length', Buffer.byteLength(page('next', 'live()')));
  // As Next's compression does before it ends an answer.
  response.writeHead(200);
  response.end(page('next', 'live()'));
}

/** What a policy says of an inline script that it allows. */
export const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** After each test: nothing has reached Next, and no page is outdated. */
export function forget() {
  seen.length = 0;
  tagsManifest.clear();
}
