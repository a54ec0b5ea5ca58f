import { IncomingMessage, type OutgoingHttpHeaders, type RequestListener, type ServerResponse } from 'node:http';
import path from 'node:path';
import { ACTION_HEADER } from '@/lib/http/action-header';
import { type FormerActionIdResolver, replaceActionIdsInBody } from '@/server/next-internals/action-ids';
import {
  areValidActionArguments,
  areValidFormActionFields,
  tryParseJson,
} from '@/server/next-internals/request-protocol';

/** Larger than the longest form, far smaller than what could do harm. */
export const maxFormBytes = 1_000_000;

/**
 * The only paths that accept files from staff, as raw bytes: a bucket accepts 25 MB at most; a spreadsheet of 20,000
 * stores has less than 20.
 */
const uploads: Record<string, number> = {
  '/api/media/upload': 26 * 1024 * 1024,
  '/api/stores/import': 20 * 1024 * 1024,
};

const usedMethods: readonly string[] = ['GET', 'HEAD', 'POST'];

/**
 * The status with which a request is rejected before the site sees it, or null when it may pass. `files` are the paths
 * of the prerendered files and of the assets, which may only be fetched.
 */
export function findRejectionStatus(
  { url = '', method = '', headers }: Pick<IncomingMessage, 'url' | 'method' | 'headers'>,
  files: ReadonlySet<string>,
): number | null {
  // Next fails on a request target that is not a path, such as the `*` of OPTIONS.
  if (!url.startsWith('/') || !isDecodable(url)) return 400;
  if (method === 'GET' || method === 'HEAD') return null;
  // Next fails on forms that are sent to files and on any other method for an asset, and caches its response to another
  // method as the file, for everybody who requests it next. The lists for other sites need no preflight: a plain GET
  // reads them.
  if (isFile(url, files)) return 405;
  // Next fails on TRACE and on OPTIONS for a page, and responds to PUT and DELETE with a page, which it renders anew.
  if (!usedMethods.includes(method)) return 405;
  const length = headers['content-length'];
  // Browsers always send the length; without it the limit could only be enforced by reading.
  if (length === undefined) return headers['transfer-encoding'] ? 411 : null;
  const limit = uploads[url.split('?')[0] ?? ''] ?? maxFormBytes;
  if (Number(length) > limit) return 413;
  const type = headers['content-type'] ?? '';
  // The pages' own forms are multipart; Next fails on the other encoding. Programs may use it at the URLs made for
  // them.
  if (/^application\/x-www-form-urlencoded/i.test(type) && !url.startsWith('/api/')) return 415;
  return /^multipart\/form-data/i.test(type) && !/;\s*boundary=/i.test(type) ? 400 : null;
}

function isDecodable(url: string): boolean {
  try {
    return !decodeURIComponent(url.split('?')[0] ?? '').includes('\0');
  } catch {
    return false;
  }
}

/** True for a URL that Next resolves to a file, however its path is spelled. */
function isFile(url: string, files: ReadonlySet<string>): boolean {
  const pathname = path.posix.normalize(decodeURIComponent(url.split('?')[0] ?? ''));
  return pathname.startsWith('/_next/') || pathname.endsWith('.json') || files.has(pathname);
}

/** The methods that a 405 for a URL names as possible (RFC 9110, section 15.5.6); `files` as above. */
export function allowedMethods(url: string, files: ReadonlySet<string>): string {
  return isFile(url, files) ? 'GET, HEAD' : usedMethods.join(', ');
}

const drainLimit = 32_000_000;
const drainTime = 10_000;

const bare = { 'content-type': 'text/plain; charset=utf-8' };

/**
 * Responds with a status, and with a body or the bare number, and closes the connection. The body of the request is
 * read and discarded first, up to a limit of bytes and time: a client that is still sending would otherwise not receive
 * the response.
 */
export function respondWithStatus(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  { headers = bare, body = String(status) }: { headers?: OutgoingHttpHeaders; body?: string } = {},
): void {
  const respond = () => {
    clearTimeout(timer);
    if (response.headersSent) return;
    // The unread rest of a body must not be taken for the next request.
    response.writeHead(status, { ...headers, connection: 'close' }).end(body);
  };
  const timer = setTimeout(respond, drainTime);
  if (request.readableEnded) {
    respond();
    return;
  }
  let read = 0;
  request.on('data', (chunk: Buffer) => {
    read += chunk.length;
    if (read > drainLimit) respond();
  });
  request.on('end', respond);
  request.on('close', () => clearTimeout(timer));
}

const multipart = /^multipart\/form-data/i;

/**
 * True for a request whose body Next reads before any code of the site, and fails with a server error if it is
 * malformed.
 */
export function isActionOrMultipartPost({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  return method === 'POST' && (headers[ACTION_HEADER] !== undefined || multipart.test(headers['content-type'] ?? ''));
}

/**
 * Reads such a body, rejects a malformed one with 400, and passes on a valid request whose body can be read again. An
 * action that a former release knew by another id is called by its present one.
 */
export async function validateAndForwardFormPost(
  request: IncomingMessage,
  response: ServerResponse,
  next: RequestListener,
  currentId: FormerActionIdResolver,
): Promise<void> {
  const sent = await readBody(request);
  // The client has left: there is nobody to respond to.
  if (sent === null) return;
  const { headers } = request;
  const id = headers[ACTION_HEADER];
  if (id !== undefined) headers[ACTION_HEADER] = currentId(String(id)) ?? id;
  const body = id === undefined ? replaceActionIdsInBody(sent, currentId) : sent;
  if (!(await isWhole(body, request.headers))) return respondWithStatus(request, response, 400);
  next(replay(request, body), response);
}

async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxFormBytes) return null;
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
  if (!multipart.test(type)) return areValidActionArguments(String(id), tryParseJson(body.toString()));
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    return id === undefined
      ? areValidFormActionFields(form)
      : areValidActionArguments(String(id), tryParseJson(form.get('0')));
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
