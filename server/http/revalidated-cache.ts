import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { contentSecurityPolicy } from '@/lib/http/csp';
import { httpsHeaders } from '@/lib/http/security-headers';
import { inlineScriptHashes } from '@/server/next-internals/inline-scripts';
import { isStale } from '@/server/next-internals/is-stale';
import { pageHeaders } from '@/server/next-internals/prerendered';
import { CACHED_RESPONSE_HEADERS } from '@/server/next-internals/request-headers';
import { type CapturedResponse, captureResponse } from './capture-response';
import { compress, isCompressible } from './compress';
import { encodeVariant, type Page } from './page-store';
import type { RequestedRepresentation } from './requested-representation';
import { send } from './send';

/** Transforms a page's HTML before it is sent. */
type Lean = (html: string) => string;
/** What was prepared from a response of Next, and the response itself. */
type Made = { page: Page; source: string };
type CacheEntry = Made & { cachedSince: number; until: number };
/** Used instead when the visitor on whose behalf Next was asked has left. */
const clientLeft = 'gone';
type Making = Promise<Made | typeof clientLeft | null>;

const quickQuality = 5;
const negotiation = ['accept-encoding', 'if-none-match', 'if-modified-since'];
const ofRequest = new Set(['x-request-id', ...Object.keys(httpsHeaders).map((name) => name.toLowerCase())]);
const ofNext = new Set(['x-nextjs-cache', 'etag', 'content-length']);

/**
 * Pages that Next regenerates from time to time. Their scripts are as trustworthy as those of the build, because they are rendered without
 * any request's data. Requests that arrive while one is being fetched wait for the same response.
 */
export class RevalidatedPageCache {
  readonly #tags: ReadonlyMap<string, string[]>;
  readonly #keptMs: number;
  readonly #lean: Lean;
  readonly #kept = new Map<string, CacheEntry>();
  readonly #making = new Map<string, { made: Making; cachedSince: number }>();

  /** `tags`: Next's cache tags of every prerendered path. A response of Next is reused for everybody for `keptMs`, unless it is invalidated. */
  constructor(tags: ReadonlyMap<string, string[]>, keptMs: number, lean: Lean) {
    this.#tags = tags;
    this.#keptMs = keptMs;
    this.#lean = lean;
  }

  has(path: string): boolean {
    return this.#tags.has(path);
  }

  /** The response of a moment ago. */
  current(representation: RequestedRepresentation, path: string): Page | undefined {
    const cached = this.#kept.get(`${representation} ${path}`);
    return cached && Date.now() < cached.until && this.#valid(path, cached) ? cached.page : undefined;
  }

  #valid(path: string, { cachedSince }: { cachedSince: number }): boolean {
    return !isStale(this.#tags.get(path) ?? [], cachedSince);
  }

  /** Answers through Next. What `want` does not cover, such as a draft or part of a page, is never shared. */
  async respond(
    representation: RequestedRepresentation,
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
      if (theirs !== clientLeft) return send(theirs.page, request, response);
      if (response.destroyed) return;
    }
    const cachedSince = Date.now();
    const pendingResponse = requestFromNext(request, response, next);
    const before = key ? this.#kept.get(key) : undefined;
    const made: Making = pendingResponse.then(async (captured) =>
      captured ? pageOf(captured, response, this.#lean, before) : clientLeft,
    );
    if (key) this.#making.set(key, { made, cachedSince });
    try {
      const [captured, fresh] = [await pendingResponse, await made];
      if (!captured || fresh === clientLeft) return;
      if (fresh && key) this.#kept.set(key, { ...fresh, cachedSince, until: Date.now() + this.#keptMs });
      captured.reply(() => {
        if (!fresh) return response.end(request.method === 'HEAD' ? undefined : captured.body);
        for (const name of response.getHeaderNames()) if (!ofRequest.has(name)) response.removeHeader(name);
        send(fresh.page, request, response);
      });
    } finally {
      if (key && this.#making.get(key)?.made === made) this.#making.delete(key);
    }
  }
}

async function requestFromNext(request: IncomingMessage, response: ServerResponse, next: RequestListener) {
  const { method } = request;
  const wishes = negotiation.map((name) => [name, request.headers[name]]);
  // The body must arrive whole and uncompressed.
  for (const name of negotiation) delete request.headers[name];
  // Otherwise Next would write this request's nonce into a page that is kept for everybody.
  delete request.headers['content-security-policy'];
  request.method = 'GET';
  const captured = await captureResponse(request, response, next);
  request.method = method;
  Object.assign(request.headers, Object.fromEntries(wishes));
  return captured;
}

/** The response in all its encodings, reusing those of `before` if it is the same; null when Next did not respond with a page it caches. */
async function pageOf(
  { body: sent }: CapturedResponse,
  response: ServerResponse,
  lean: Lean,
  before: Made | undefined,
): Promise<Made | null> {
  const fromCache = CACHED_RESPONSE_HEADERS.some((mark) => response.hasHeader(mark));
  if (response.statusCode !== 200 || !fromCache || response.hasHeader('set-cookie')) return null;
  const type = String(response.getHeader('Content-Type') ?? '');
  const source = digest(type, sent);
  if (source === before?.source) return before;
  const headers: OutgoingHttpHeaders = { ...response.getHeaders(), 'cache-control': pageHeaders['Cache-Control'] };
  const html = type.startsWith('text/html') ? lean(sent.toString()) : null;
  const body = html === null ? sent : Buffer.from(html);
  if (html !== null) headers['content-security-policy'] = contentSecurityPolicy(inlineScriptHashes(html));
  const rawHeaders = Object.entries(headers)
    .filter(([name]) => !ofRequest.has(name) && !ofNext.has(name))
    .flatMap(([name, value]) => [name, String(value)]);
  const etag = digest(body);
  const packed = isCompressible(type) && body.length > 200 ? await compress(body, quickQuality) : null;
  const forms: Page['forms'] = { identity: encodeVariant('identity', etag, rawHeaders, body) };
  for (const encoding of ['br', 'gzip'] as const)
    if (packed) forms[encoding] = encodeVariant(encoding, etag, rawHeaders, packed[encoding]);
  return { page: { forms, tags: [] }, source };
}

function digest(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('base64url').slice(0, 22);
}
