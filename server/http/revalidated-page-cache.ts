import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import pino from 'pino';
import { buildContentSecurityPolicy } from '@/lib/http/csp';
import { inlineScriptHashes } from '@/lib/http/inline-script-hashes';
import { httpsHeaders } from '@/lib/http/security-headers';
import { createLogOptions } from '@/lib/observability/log-options';
import { areTagsStaleSince, notFoundPagePath, pageCacheHeaders } from '@/server/next-internals/build-output';
import { NEXT_CACHE_HEADERS, NEXT_PART_HEADER, type PrerenderedFormat } from '@/server/next-internals/request-protocol';
import { type CompressionEffort, compressBrotliAndGzip, isCompressible } from './compression';
import { createEncodedResponse, type PreparedResponse, sendPrepared } from './prepared-responses';

/** Transforms a page's HTML before it is sent. */
type Lean = (html: string) => string;
/**
 * What was prepared from a response of Next, the response itself, and how to compress it as well as the build does, if
 * that is worth the time.
 */
type Made = { page: PreparedResponse; source: string; recompress?: () => Promise<PreparedResponse> };
type CacheEntry = Made & { cachedSince: number; until: number };
/** Used instead when the visitor on whose behalf Next was called has left. */
const clientLeft = 'gone';
type Making = Promise<Made | typeof clientLeft | null>;

const negotiation = ['accept-encoding', 'if-none-match', 'if-modified-since'];
const ofRequest = new Set(['x-request-id', ...Object.keys(httpsHeaders).map((name) => name.toLowerCase())]);
const ofNext = new Set(['x-nextjs-cache', 'etag', 'content-length']);

/**
 * Pages that Next regenerates from time to time. Their scripts are as trustworthy as those of the build, because they
 * are rendered without any request's data. Requests that arrive while one is being fetched wait for the same response.
 */
export class RevalidatedPageCache {
  readonly #tags: ReadonlyMap<string, string[]>;
  readonly #cacheMs: number;
  readonly #lean: Lean;
  readonly #entries = new Map<string, CacheEntry>();
  readonly #making = new Map<string, { made: Making; cachedSince: number }>();

  /**
   * `tags`: Next's cache tags of every prerendered path. A response of Next is reused for everybody for `cacheMs`,
   * unless it is invalidated.
   */
  constructor(tags: ReadonlyMap<string, string[]>, cacheMs: number, lean: Lean) {
    this.#tags = tags;
    this.#cacheMs = cacheMs;
    this.#lean = lean;
  }

  has(path: string): boolean {
    return this.#tags.has(path);
  }

  /** The response of a moment ago. */
  current(representation: PrerenderedFormat, path: string): PreparedResponse | undefined {
    const cached = this.#entries.get(`${representation} ${path}`);
    return cached && Date.now() < cached.until && this.#valid(path, cached) ? cached.page : undefined;
  }

  /** Visitors get the page at once; those after them get it smaller. */
  #cache(key: string, entry: CacheEntry): void {
    this.#entries.set(key, entry);
    entry.recompress?.().then(
      (page) => {
        const cached = this.#entries.get(key);
        if (cached?.source === entry.source) Object.assign(cached, { page, recompress: undefined });
      },
      (error) => pino(createLogOptions()).warn({ err: error }, 'a regenerated page keeps its first compression'),
    );
  }

  #valid(path: string, { cachedSince }: { cachedSince: number }): boolean {
    return !areTagsStaleSince(this.#tags.get(path) ?? [], cachedSince);
  }

  /** Responds through Next. What `representation` does not cover, such as a draft or part of a page, is never shared. */
  async respond(
    representation: PrerenderedFormat,
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
    next: RequestListener,
  ) {
    const key = representation && `${representation} ${path}`;
    for (;;) {
      const making = key && this.#making.get(key);
      const theirs = making && this.#valid(path, making) ? await making.made : null;
      if (theirs === null) break;
      if (theirs !== clientLeft) return sendPrepared(theirs.page, request, response);
      if (response.destroyed) return;
    }
    const cachedSince = Date.now();
    const pendingResponse = requestFromNext(request, response, next);
    const before = key ? this.#entries.get(key) : undefined;
    const made: Making = pendingResponse.then(async (captured) =>
      captured ? pageOf(captured, path, response, this.#lean, before) : clientLeft,
    );
    if (key) this.#making.set(key, { made, cachedSince });
    try {
      const [captured, fresh] = [await pendingResponse, await made];
      if (!captured || fresh === clientLeft) return;
      if (fresh && key) this.#cache(key, { ...fresh, cachedSince, until: Date.now() + this.#cacheMs });
      captured.reply(() => {
        if (!fresh) return response.end(request.method === 'HEAD' ? undefined : captured.body);
        for (const name of response.getHeaderNames()) if (!ofRequest.has(name)) response.removeHeader(name);
        sendPrepared(fresh.page, request, response);
      });
    } finally {
      if (key && this.#making.get(key)?.made === made) this.#making.delete(key);
    }
  }
}

async function requestFromNext(request: IncomingMessage, response: ServerResponse, next: RequestListener) {
  const { method } = request;
  const negotiated = negotiation.map((name) => [name, request.headers[name]]);
  // The body must arrive whole and uncompressed.
  for (const name of negotiation) delete request.headers[name];
  // Otherwise Next would write this request's nonce into a page that is cached for everybody.
  delete request.headers['content-security-policy'];
  request.method = 'GET';
  const captured = await captureResponse(request, response, next);
  request.method = method;
  Object.assign(request.headers, Object.fromEntries(negotiated));
  return captured;
}

/**
 * The response in all its encodings, reusing those of `before` if it is the same; null when Next did not respond with a
 * page it caches.
 */
async function pageOf(
  { body: sent }: CapturedResponse,
  path: string,
  response: ServerResponse,
  lean: Lean,
  before: Made | undefined,
): Promise<Made | null> {
  const fromCache = NEXT_CACHE_HEADERS.some((mark) => response.hasHeader(mark));
  if (response.statusCode !== 200 || !fromCache) return null;
  if ([NEXT_PART_HEADER, 'set-cookie'].some((name) => response.hasHeader(name))) return null;
  const type = String(response.getHeader('Content-Type') ?? '');
  const source = digest(type, sent);
  if (source === before?.source) return before;
  // Next's own header starts with `s-maxage`; one that a route set itself stays.
  const sentCacheControl = String(response.getHeader('Cache-Control') ?? '');
  const cacheControl = sentCacheControl.startsWith('public') ? sentCacheControl : pageCacheHeaders['Cache-Control'];
  const headers: OutgoingHttpHeaders = { ...response.getHeaders(), 'cache-control': cacheControl };
  const html = type.startsWith('text/html') ? lean(sent.toString()) : null;
  const body = html === null ? sent : Buffer.from(html);
  if (html !== null) headers['content-security-policy'] = buildContentSecurityPolicy(inlineScriptHashes(html));
  const rawHeaders = Object.entries(headers)
    .filter(([name]) => !ofRequest.has(name) && !ofNext.has(name))
    .flatMap(([name, value]) => [name, String(value)]);
  const etag = digest(body);
  // A list of thousands of stores would take seconds.
  const effort = html === null ? 'quick' : 'page';
  const isWorthCompressing = isCompressible(type) && body.length > 200;
  const prepare = async (level: CompressionEffort): Promise<PreparedResponse> => {
    const packed = isWorthCompressing ? await compressBrotliAndGzip(body, level) : null;
    const forms: PreparedResponse['forms'] = {
      identity: createEncodedResponse('identity', etag, rawHeaders, body.length, () => body),
    };
    for (const encoding of ['br', 'gzip'] as const)
      if (packed)
        forms[encoding] = createEncodedResponse(
          encoding,
          etag,
          rawHeaders,
          packed[encoding].length,
          () => packed[encoding],
        );
    // Next itself sends the 404 page at its own path like any other.
    return { forms, tags: [], status: html !== null && path.endsWith(notFoundPagePath) ? 404 : 200 };
  };
  const recompress = html !== null && isWorthCompressing ? () => prepare('asset') : undefined;
  return { page: await prepare(effort), source, recompress };
}

function digest(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('base64url').slice(0, 22);
}

/**
 * What Next wrote, uncompressed, and the function that sends a response in its place; status and headers are on the
 * response.
 */
type CapturedResponse = { body: Buffer; reply: (send: () => void) => void };

/** Lets Next respond and captures what it writes; null when the client left before it was complete. */
function captureResponse(
  request: IncomingMessage,
  response: ServerResponse,
  next: RequestListener,
): Promise<CapturedResponse | null> {
  return new Promise((resolve) => {
    const { end, write, writeHead } = response;
    const chunks: Buffer[] = [];
    let size = 0;
    let done = false;
    const capture = (chunk: unknown, coding: unknown) => {
      const bytes = typeof chunk === 'string' ? Buffer.from(chunk, coding as BufferEncoding) : chunk;
      if (done || !(bytes instanceof Uint8Array)) return;
      chunks.push(Buffer.from(bytes));
      size += bytes.length;
    };
    // What Next writes after the body is complete, or after it was sent, is dropped.
    const held = {
      // Next's compression needs the headers before the first byte; length and encoding are known only at the end.
      writeHead: (status: number) => {
        if (!done) response.statusCode = status;
        return response;
      },
      write: (chunk: unknown, coding: unknown) => {
        capture(chunk, coding);
        // Next ends a stale response only when the new one is ready, which a failing back end delays; all of its bytes
        // are here already.
        if (size > 0 && size === Number(response.getHeader('Content-Length'))) complete();
        return true;
      },
      end: (chunk: unknown, coding: unknown) => {
        capture(chunk, coding);
        complete();
        return response;
      },
    };
    const reply = (send: () => void) => {
      Object.assign(response, { end, write, writeHead });
      send();
      Object.assign(response, held);
    };
    const complete = () => {
      if (!done) resolve({ body: Buffer.concat(chunks), reply });
      done = true;
    };
    response.once('close', () => resolve(null));
    Object.assign(response, held);
    next(request, response);
  });
}
