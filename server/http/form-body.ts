import { IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { ACTION_HEADER } from '@/lib/http/action-header';
import { isBoundCall, isCall, parse } from '@/server/next-internals/action-call';
import { respondWithStatus } from './respond-with-status';
import { bodyLimit } from './validate-request';

const multipart = /^multipart\/form-data/i;

/** True for a request whose body Next reads before any code of the site, and answers with a server error if it is malformed. */
export function isForm({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  return method === 'POST' && (headers[ACTION_HEADER] !== undefined || multipart.test(headers['content-type'] ?? ''));
}

/**
 * The status with which such a request is refused because of its origin, or null. Next compares origin and host too, but responds with 500;
 * a request without an origin does not come from a browser. URLs for programs do their own comparison.
 */
export function crossOriginStatus({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): number | null {
  const { origin } = headers;
  if (origin === undefined || url.startsWith('/api/')) return null;
  const host = String(headers['x-forwarded-host'] ?? headers.host ?? '').split(',')[0];
  return URL.canParse(origin) && new URL(origin).host === host?.trim() ? null : 403;
}

/** Reads such a body, refuses a malformed one with 400, and passes on a valid request whose body can be read again. */
export async function checkForm(
  request: IncomingMessage,
  response: ServerResponse,
  next: RequestListener,
): Promise<void> {
  const body = await readBody(request);
  // The client has left: there is nobody to respond to.
  if (body === null) return;
  if (!(await isWhole(body, request.headers))) return respondWithStatus(request, response, 400);
  next(replay(request, body), response);
}

async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > bodyLimit) return null;
      chunks.push(chunk);
    }
  } catch {
    return null;
  }
  return Buffer.concat(chunks);
}

async function isWhole(body: Buffer, headers: IncomingMessage['headers']): Promise<boolean> {
  const type = headers['content-type'] ?? '';
  const id = headers[ACTION_HEADER];
  if (!multipart.test(type)) return isCall(String(id), parse(body.toString()));
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    return id === undefined ? isBoundCall(form) : isCall(String(id), parse(form.get('0')));
  } catch {
    return false;
  }
}

/** The same request with its body unread. */
function replay(request: IncomingMessage, body: Buffer): IncomingMessage {
  const copy = new IncomingMessage(request.socket);
  const { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor } = request;
  Object.assign(copy, { method, url, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor, complete: true });
  copy.headers = headers;
  copy.push(body);
  copy.push(null);
  return copy;
}
