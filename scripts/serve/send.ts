import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { acceptedEncodings, isFresh } from './negotiate';
import type { Form, Page } from './pages';

/** Sends a prepared answer in the best form that the client takes: whole, or `304` when the client has it already. */
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
    void sendUnpacked(form, request, response);
  }
}

/** The form for the rare client that takes no compression, under a tag of its own. Its body is still packed. */
function unpacked(gzip: Form): Form {
  const etag = gzip.etag.replace('-gzip"', '"');
  return { ...gzip, etag, fresh: gzip.fresh.map((value) => (value === gzip.etag ? etag : value)) };
}

/** The last answer of each connection that is unpacked, over once it was sent. */
const turns = new WeakMap<Socket, Promise<void>>();

// Piece by piece and one at a time: who asks for many pages on one connection and reads none would otherwise fill the memory with them.
async function sendUnpacked({ body, fresh }: Form, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const before = turns.get(request.socket);
  turns.set(request.socket, new Promise((resolve) => response.once('close', resolve)));
  await before;
  // The length of what was packed is the end of a gzip file.
  response.writeHead(200, [...fresh, 'Content-Length', String(body.readUInt32LE(body.length - 4))]);
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  const plain = createGunzip();
  plain.end(body);
  // A client that has gone is no error of ours.
  pipeline(plain, response, (error) => error && response.destroy());
}
