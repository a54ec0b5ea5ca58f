import { IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { bodyLimit } from './refusal';
import { refuse } from './refuse';

const multipart = /^multipart\/form-data/i;

/** True for a request whose body Next reads before any code of the site, and answers with a server error when it is broken. */
export function isForm({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  return method === 'POST' && (headers['next-action'] !== undefined || multipart.test(headers['content-type'] ?? ''));
}

/** Reads such a body, refuses a broken one with 400, and hands a whole one on with its body to be read again. */
export async function checkForm(
  request: IncomingMessage,
  response: ServerResponse,
  next: RequestListener,
): Promise<void> {
  const body = await readBody(request);
  // The client has gone: there is nobody to answer.
  if (body === null) return;
  if (!(await isWhole(body, request.headers))) return refuse(request, response, 400);
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
  const isAction = headers['next-action'] !== undefined;
  if (!multipart.test(type)) return isArguments(body.toString());
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    return !isAction || isArguments(form.get('0'));
  } catch {
    return false;
  }
}

/** True for what React sends as the arguments of an action: a list in JSON. */
function isArguments(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  try {
    return Array.isArray(JSON.parse(value));
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
