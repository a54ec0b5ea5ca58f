import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { acceptedEncodings, isFresh } from './negotiate';
import type { Form, Page } from './pages';

const inflate = promisify(gunzip);

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
    sendUnpacked(form, request, response);
  }
}

/** The form for the rare client that takes no compression, under a tag of its own. Its body is still packed. */
function unpacked(gzip: Form): Form {
  const etag = gzip.etag.replace('-gzip"', '"');
  return { ...gzip, etag, fresh: gzip.fresh.map((value) => (value === gzip.etag ? etag : value)) };
}

function sendUnpacked({ body, fresh }: Form, request: IncomingMessage, response: ServerResponse): void {
  inflate(body).then(
    (plain) => {
      response.writeHead(200, [...fresh, 'Content-Length', String(plain.length)]);
      response.end(request.method === 'HEAD' ? undefined : plain);
    },
    (error: Error) => response.destroy(error),
  );
}
