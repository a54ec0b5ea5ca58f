import { IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { bodyLimit } from './refusal';
import { refuse } from './refuse';

/** True for a request that carries a form with parts, which Next's reader answers with a server error when the parts are broken. */
export function isMultipart({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  return method === 'POST' && /^multipart\/form-data/i.test(headers['content-type'] ?? '');
}

/** Reads a form with parts, refuses a broken one with 400, and hands a whole one on with its body to be read again. */
export async function checkForm(
  request: IncomingMessage,
  response: ServerResponse,
  next: RequestListener,
): Promise<void> {
  const body = await readBody(request);
  // The client has gone: there is nobody to answer.
  if (body === null) return;
  if (!(await isWhole(body, request.headers['content-type'] ?? ''))) return refuse(request, response, 400);
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

async function isWhole(body: Buffer, type: string): Promise<boolean> {
  try {
    await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    return true;
  } catch {
    return false;
  }
}

/** The same request once more, its body unread. */
function replay(request: IncomingMessage, body: Buffer): IncomingMessage {
  const copy = new IncomingMessage(request.socket);
  const { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor } = request;
  Object.assign(copy, { method, url, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor, complete: true });
  copy.headers = headers;
  copy.push(body);
  copy.push(null);
  return copy;
}
