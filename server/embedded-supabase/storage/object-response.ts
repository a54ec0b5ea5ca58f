import { invalidRangeError } from './errors';
import type { createFileStore } from './file-store';
import type { StoredObject } from './objects';

/**
 * The part of a file that is requested, null for the whole file; throws `StorageError` when there is no such
 * part.
 */
function requestedRange(request: Request, size: number, eTag: string, modified: string) {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range') ?? '') ?? [];
  const condition = request.headers.get('if-range');
  // Several parts at once, or parts of another version: the whole file is sent.
  if ((!first && !last) || (condition && condition !== eTag && condition !== modified)) return null;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  if (start > end || start >= size) throw invalidRangeError();
  return { start, end };
}

/**
 * The file of the object that `find` returns, with headers that prevent the browser from treating it as another type
 * than the stored one.
 */
export async function buildObjectResponse(
  files: ReturnType<typeof createFileStore>,
  find: () => Promise<StoredObject>,
  request: Request,
  visibility: 'public' | 'private',
): Promise<Response> {
  const object = await find();
  try {
    return await respondWithObject(files, object, request, visibility);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    // The object was replaced, moved away or removed after its row had been read.
    const present = await find();
    if (present.version === object.version) throw error;
    return respondWithObject(files, present, request, visibility);
  }
}

async function respondWithObject(
  files: ReturnType<typeof createFileStore>,
  object: StoredObject,
  request: Request,
  visibility: 'public' | 'private',
): Promise<Response> {
  const { mimetype, size, cacheControl, eTag } = object.metadata;
  const download = new URL(request.url).searchParams.get('download');
  const headers = new Headers({
    'content-type': mimetype,
    'cache-control': visibility === 'public' ? `public, ${cacheControl}` : 'private, no-store',
    etag: eTag,
    'last-modified': new Date(object.updated_at).toUTCString(),
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
  });
  if (download !== null) {
    const name = encodeURIComponent(download || (object.name.split('/').at(-1) ?? ''));
    headers.set('content-disposition', `attachment; filename="${name}"; filename*=UTF-8''${name}`);
  }
  if (eTag && request.headers.get('if-none-match') === eTag) return new Response(null, { status: 304, headers });
  const range = requestedRange(request, size, eTag, headers.get('last-modified') ?? '');
  if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${size}`);
  headers.set('content-length', String(range ? range.end - range.start + 1 : size));
  const body = request.method === 'HEAD' ? null : await files.read(object.version, range ?? undefined);
  return new Response(body, { status: range ? 206 : 200, headers });
}
