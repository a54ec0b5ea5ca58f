import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { gunzipSync } from 'node:zlib';
import type { ContentEncoding } from './prepared-response-bundle';

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
