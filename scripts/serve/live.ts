import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { contentSecurityPolicy } from '@/lib/csp';
import { inlineScriptHashes } from './inline-scripts';
import { leanHtml } from './lean-html';
import { acceptedEncodings } from './negotiate';

const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Lets Next answer for a page that it makes anew from time to time, and adds the policy for the scripts of what it made. Such a page is
 * made without any request's data, so its scripts are as trustworthy as those of the build.
 */
export function answerLive(request: IncomingMessage, response: ServerResponse, next: RequestListener): void {
  const [encoding] = acceptedEncodings(request.headers['accept-encoding'] as string | undefined);
  // The body must pass here unpacked.
  delete request.headers['accept-encoding'];
  // Next would write the nonce of this request into a page that it keeps for all.
  delete request.headers['content-security-policy'];
  const head = request.method === 'HEAD';
  // The policy is known only with the body.
  request.method = 'GET';
  const chunks: Buffer[] = [];
  const { end, write, writeHead } = response;
  let size = 0;
  let done = false;
  const keep = (chunk: unknown, coding: unknown) => {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk, coding as BufferEncoding) : chunk;
    if (!(bytes instanceof Uint8Array)) return;
    chunks.push(Buffer.from(bytes));
    size += bytes.length;
  };
  const complete = () => {
    if (done) return;
    done = true;
    Object.assign(response, { end, write, writeHead });
    finish(response, Buffer.concat(chunks), encoding, head);
    // What Next still says goes nowhere: the answer is out.
    Object.assign(response, { end: () => response, write: () => true });
  };
  // Next's compression asks for the head before the first byte; length and encoding are known only at the end.
  response.writeHead = ((status: number) => {
    response.statusCode = status;
    return response;
  }) as typeof response.writeHead;
  response.write = ((chunk: unknown, coding: unknown) => {
    keep(chunk, coding);
    // Next ends a stale answer only when the new one is made, which a failing back end delays; all of its bytes are here already.
    if (size > 0 && size === Number(response.getHeader('Content-Length'))) complete();
    return true;
  }) as typeof response.write;
  response.end = ((chunk: unknown, coding: unknown) => {
    keep(chunk, coding);
    complete();
    return response;
  }) as typeof response.end;
  next(request, response);
}

function finish(response: ServerResponse, sent: Buffer, encoding: string | undefined, head: boolean): ServerResponse {
  const html = /^text\/html/.test(String(response.getHeader('Content-Type') ?? ''));
  let body = sent;
  if (html && response.hasHeader('x-nextjs-prerender') && sent.length) {
    const lean = leanHtml(sent.toString());
    body = Buffer.from(lean);
    response.setHeader('Content-Security-Policy', contentSecurityPolicy(inlineScriptHashes(lean)));
  }
  if (body.length < 200) return response.end(head ? undefined : body);
  const packed = encoding === 'br' ? brotliCompressSync(body, quick) : encoding === 'gzip' ? gzipSync(body) : body;
  if (packed !== body) {
    response.setHeader('Content-Encoding', String(encoding));
    // Next's tag is that of the plain body.
    const etag = response.getHeader('ETag');
    if (typeof etag === 'string' && !etag.startsWith('W/')) response.setHeader('ETag', `W/${etag}`);
  }
  response.setHeader('Content-Length', packed.length);
  return response.end(head ? undefined : packed);
}
