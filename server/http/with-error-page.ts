import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { ACTION_HEADER } from '@/lib/http/action-header';
import { contentSecurityPolicy } from '@/lib/http/csp';
import { findIncidentInHtml, inlineScriptHashes } from '@/server/next-internals/page-html';
import type { RenderErrorPage } from './error-page';

/**
 * Sends a page that failed as one that can be read without scripts. What Next sends is empty until its scripts have
 * run. The data that its router requests, and calls of actions, stay: the browser shows its own error screen for them.
 */
export function withErrorPage(next: RequestListener, errorPage: RenderErrorPage): RequestListener {
  return (request, response) => {
    const isByScript = request.headers.rsc !== undefined || request.headers[ACTION_HEADER] !== undefined;
    if (!isByScript) replaceFailure(request, response, errorPage);
    return next(request, response);
  };
}

const isFailure = (response: ServerResponse) =>
  response.statusCode === 500 && /^text\/html/.test(String(response.getHeader('Content-Type') ?? ''));

function replaceFailure(request: IncomingMessage, response: ServerResponse, errorPage: RenderErrorPage): void {
  const own = { writeHead: response.writeHead, write: response.write, end: response.end };
  const chunks: Buffer[] = [];
  const collect = (chunk: unknown, coding: unknown) => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, coding as BufferEncoding));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  function send() {
    const sent = Buffer.concat(chunks);
    const plain = response.getHeader('Content-Encoding') === 'gzip' ? gunzipSync(sent) : sent;
    const page = errorPage(request.url ?? '/', findIncidentInHtml(plain.toString()));
    Object.assign(response, own);
    if (page === null) return response.end(request.method === 'HEAD' ? undefined : sent);
    for (const name of ['Content-Encoding', 'Transfer-Encoding', 'ETag', 'Link']) response.removeHeader(name);
    response.setHeader('Content-Security-Policy', contentSecurityPolicy(inlineScriptHashes(page)));
    response.setHeader('Content-Length', Buffer.byteLength(page));
    return response.end(request.method === 'HEAD' ? undefined : page);
  }
  Object.assign(response, {
    writeHead: (status: number, ...rest: never[]) => {
      response.statusCode = status;
      return isFailure(response) ? response : own.writeHead.call(response, status, ...rest);
    },
    write: (chunk: unknown, coding: unknown, ...rest: never[]) => {
      if (response.headersSent || !isFailure(response))
        return own.write.call(response, chunk as never, coding as never, ...rest);
      collect(chunk, coding);
      return true;
    },
    end: (chunk: unknown, coding: unknown, ...rest: never[]) => {
      if (response.headersSent || !isFailure(response))
        return own.end.call(response, chunk as never, coding as never, ...rest);
      collect(chunk, coding);
      return send();
    },
  });
}
