import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { acceptedEncodings, isFresh } from './negotiate';
import type { EncodedVariant, Page } from './page-store';

/** Sends a prepared response in the best encoding that the client accepts: in full, or `304` when the client already has it. */
export function send({ forms }: Page, request: IncomingMessage, response: ServerResponse): void {
  const header = request.headers['accept-encoding'] as string | undefined;
  const best = acceptedEncodings(header).find((encoding) => forms[encoding]);
  const form = best ? forms[best] : forms.gzip && unpacked(forms.gzip);
  if (!form) {
    response.writeHead(406).end();
  } else if (isFresh(request.headers['if-none-match'], form.etag)) {
    response.writeHead(304, form.fresh).end();
  } else if (best) {
    response.writeHead(200, form.headers).end(request.method === 'HEAD' ? undefined : form.body);
  } else {
    void sendInTurn(form, request, response);
  }
}

const turns = new WeakMap<Socket, Promise<void>>();

// One at a time: copying out many whole pages for one connection at once would hold up everybody else.
async function sendInTurn(form: EncodedVariant, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const before = turns.get(request.socket);
  turns.set(request.socket, new Promise((resolve) => response.once('close', () => setImmediate(resolve))));
  await before;
  response.writeHead(200, form.headers).end(request.method === 'HEAD' ? undefined : form.body);
}

const unpackedForms = new WeakMap<EncodedVariant, WeakRef<EncodedVariant>>();

/**
 * The form for the rare client that accepts no compression, under its own ETag. All such clients share one copy: requesting a page a
 * thousand times without reading it fills no memory.
 */
function unpacked(gzip: EncodedVariant): EncodedVariant {
  const cached = unpackedForms.get(gzip)?.deref();
  if (cached) return cached;
  const etag = gzip.etag.replace('-gzip"', '"');
  const fresh = gzip.fresh.map((value) => (value === gzip.etag ? etag : value));
  const body = gunzipSync(gzip.body);
  const form = { etag, fresh, headers: [...fresh, 'Content-Length', String(body.length)], body };
  unpackedForms.set(gzip, new WeakRef(form));
  return form;
}
