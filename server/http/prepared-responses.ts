import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { buildContentSecurityPolicy } from '@/lib/http/csp';
import { crossOriginImageHeader, securityHeaders } from '@/lib/http/security-headers';
import { areTagsStaleSince, notFoundPagePath } from '@/server/next-internals/build-output';
import {
  type ContentEncoding,
  openResponseBundle,
  type ResponseBundle,
  type ResponseBundleEntry,
  type ResponseKind,
} from './prepared-response-bundle';

// The bodies of 1,500 pages with their data. A larger range has the rest on disk.
const maxBytesInMemory = 256 * 1024 * 1024;

/** The prepared responses of a build. They come from its bundle alone: nothing is added at run time. */
export class PreparedResponses {
  readonly #distDir: string;
  #bundle: ResponseBundle | null = null;
  #responses = emptyResponses();
  #since = 0;

  constructor(distDir: string) {
    this.#distDir = distDir;
    this.reload();
  }

  /** Reads the bundle, at the start and again when it has been written anew. */
  reload(): void {
    const before = this.#bundle;
    const bundle = openResponseBundle(this.#distDir, maxBytesInMemory);
    this.#bundle = bundle;
    this.#since = bundle?.madeAt ?? 0;
    this.#responses = emptyResponses();
    for (const entry of bundle?.entries ?? []) {
      if (!bundle || isNewer(entry.file, this.#since)) continue;
      const status = entry.kind === 'page' && entry.urlPath.endsWith(notFoundPagePath) ? 404 : 200;
      this.#responses[entry.kind].set(entry.urlPath, { forms: forms(entry, bundle), tags: entry.tags, status });
    }
    before?.close();
  }

  /** The page or file at a path. */
  document(path: string): PreparedResponse | undefined {
    return this.#current('page', path) ?? this.#current('file', path) ?? this.#current('asset', path);
  }

  /** What client-side navigation requests instead of the page. */
  data(path: string): PreparedResponse | undefined {
    return this.#current('data', path);
  }

  get size(): number {
    return Object.values(this.#responses).reduce((sum, pages) => sum + pages.size, 0);
  }

  /** Removes an invalidated response from memory permanently: from then on Next renders and caches it. */
  #current(kind: ResponseKind, path: string): PreparedResponse | undefined {
    const page = this.#responses[kind].get(path);
    if (!page || !areTagsStaleSince(page.tags, this.#since)) return page;
    this.#responses[kind].delete(path);
    return undefined;
  }
}

const emptyResponses = (): Record<ResponseKind, Map<string, PreparedResponse>> => ({
  ...{ page: new Map(), data: new Map() },
  ...{ file: new Map(), asset: new Map() },
});

/** True when the file has been replaced after the build was prepared and before this process started. */
function isNewer(file: string, since: number): boolean {
  return Math.floor(statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > since;
}

function forms(
  { kind, etag, headers, hashes, bodies }: ResponseBundleEntry,
  bundle: ResponseBundle,
): PreparedResponse['forms'] {
  const result: PreparedResponse['forms'] = {};
  // Set now and not at build time: the policy depends on how the site is run.
  const policy = hashes && { 'Content-Security-Policy': buildContentSecurityPolicy(hashes) };
  const shared = headers['Content-Type']?.startsWith('image/') && {
    [crossOriginImageHeader.name]: crossOriginImageHeader.value,
  };
  const common = kind === 'asset' ? {} : { ...securityHeaders, ...shared };
  const rawHeaders = Object.entries({ ...common, ...headers, ...policy }).flat();
  for (const [name, span] of Object.entries(bodies)) {
    const encoding = name as ContentEncoding;
    result[encoding] = createEncodedResponse(encoding, etag, rawHeaders, span[1], () => bundle.body(span));
  }
  return result;
}

export type EncodedResponse = { etag: string; headers: string[]; fresh: string[]; readonly body: Buffer };
export type PreparedResponse = {
  forms: Partial<Record<ContentEncoding, EncodedResponse>>;
  tags: string[];
  /** 404 for the page that says so. */
  status?: 200 | 404;
};

/** One encoding of a response: its own ETag, and its headers with and without those of the body. */
export function createEncodedResponse(
  encoding: ContentEncoding,
  etag: string,
  rawHeaders: readonly string[],
  length: number,
  body: () => Buffer,
): EncodedResponse {
  const tag = encoding === 'identity' ? `"${etag}"` : `"${etag}-${encoding}"`;
  const fresh = [...rawHeaders, 'ETag', tag];
  const own = ['Content-Length', String(length)];
  if (encoding !== 'identity') own.push('Content-Encoding', encoding);
  return {
    ...{ etag: tag, headers: [...fresh, ...own], fresh },
    get body() {
      return body();
    },
  };
}

/**
 * Sends a prepared response in the best encoding that the client accepts: in full, or `304` when the client already has
 * it. Only a response with status 200 can be unchanged (RFC 9110, section 13.2.1).
 */
export function sendPrepared(
  { forms, status = 200 }: PreparedResponse,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const header = request.headers['accept-encoding'] as string | undefined;
  const best = parseAcceptEncoding(header).find((encoding) => forms[encoding]);
  const form = best ? forms[best] : forms.gzip && unpacked(forms.gzip);
  if (!form) {
    response.writeHead(406).end();
  } else if (status === 200 && matchesEtag(request.headers['if-none-match'], form.etag)) {
    response.writeHead(304, form.fresh).end();
  } else if (best) {
    response.writeHead(status, form.headers).end(request.method === 'HEAD' ? undefined : form.body);
  } else {
    void sendInTurn(form, status, request, response);
  }
}

const turns = new WeakMap<Socket, Promise<void>>();

// One at a time: copying out many whole pages for one connection at once would hold up everybody else.
async function sendInTurn(
  form: EncodedResponse,
  status: number,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const before = turns.get(request.socket);
  turns.set(request.socket, new Promise((resolve) => response.once('close', () => setImmediate(resolve))));
  await before;
  response.writeHead(status, form.headers).end(request.method === 'HEAD' ? undefined : form.body);
}

const unpackedForms = new WeakMap<EncodedResponse, WeakRef<EncodedResponse>>();

/**
 * The form for the rare client that accepts no compression, under its own ETag. All such clients share one copy:
 * requesting a page a thousand times without reading it fills no memory.
 */
function unpacked(gzip: EncodedResponse): EncodedResponse {
  const cached = unpackedForms.get(gzip)?.deref();
  if (cached) return cached;
  const etag = gzip.etag.replace('-gzip"', '"');
  const fresh = gzip.fresh.map((value) => (value === gzip.etag ? etag : value));
  const body = gunzipSync(gzip.body);
  const form = { etag, fresh, headers: [...fresh, 'Content-Length', String(body.length)], body };
  unpackedForms.set(gzip, new WeakRef(form));
  return form;
}

const known = new Map<string, readonly ContentEncoding[]>();

/** The encodings a client accepts, best first, from its `Accept-Encoding`. Caches the few values that browsers send. */
export function parseAcceptEncoding(header: string | undefined): readonly ContentEncoding[] {
  if (!header) return ['identity'];
  const found = known.get(header);
  if (found) return found;
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, weight ? Number(weight.slice(2)) : 1);
  }
  const accepts = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  const accepted: ContentEncoding[] = (['br', 'gzip'] as const).filter(accepts);
  accepted.push('identity');
  if (known.size < 100) known.set(header, accepted);
  return accepted;
}

/** True when `If-None-Match` contains this ETag: the client's copy is the one it would get. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header === etag || header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
