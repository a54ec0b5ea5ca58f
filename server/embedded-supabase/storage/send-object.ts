import { jwtVerify, SignJWT } from 'jose';
import type { Backend } from '../backend';
import { invalidJwt, invalidRange } from './errors';
import type { StoredObject } from './objects';
import type { storedFiles } from './stored-files';

const secretOf = ({ settings }: Backend) => new TextEncoder().encode(settings.jwtSecret);

const uploadSeconds = 2 * 60 * 60;

const objectPath = (bucket: string, key: string) => [bucket, ...key.split('/')].map(encodeURIComponent).join('/');

/** What the token of an upload link allows: to write this one object, on behalf of `owner`. */
export type UploadGrant = { upload: string; owner: string | null; upsert: boolean };

/** A link that lets its holder upload one object within two hours. */
export async function signUploadToken(
  backend: Backend,
  bucket: string,
  key: string,
  owner: string | null,
  upsert: boolean,
) {
  const grant: UploadGrant = { upload: `${bucket}/${key}`, owner, upsert };
  const token = await new SignJWT(grant)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt()
    .setExpirationTime(`${uploadSeconds}s`)
    .sign(secretOf(backend));
  return { url: `/object/upload/sign/${objectPath(bucket, key)}?token=${token}`, token };
}

/**
 * The grant of an upload link; throws `StorageError` when the token does not allow to write this object, or has
 * expired.
 */
export async function verifyUploadToken(
  backend: Backend,
  bucket: string,
  key: string,
  token: string,
): Promise<UploadGrant> {
  const grant = await jwtVerify<UploadGrant>(token, secretOf(backend), { algorithms: ['HS256'] }).then(
    ({ payload }) => payload,
    () => null,
  );
  if (grant?.upload !== `${bucket}/${key}`) throw invalidJwt();
  return grant;
}

/** A link's token: it opens this one object until it expires, and nothing else. */
export async function signDownloadPath(
  backend: Backend,
  bucket: string,
  key: string,
  expiresIn: number,
): Promise<string> {
  const token = await new SignJWT({ url: `${bucket}/${key}` })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt()
    .setExpirationTime(`${expiresIn}s`)
    .sign(secretOf(backend));
  return `/object/sign/${objectPath(bucket, key)}?token=${token}`;
}

/** Throws `StorageError` when the token does not open this object, or has expired. */
export async function verifyDownloadToken(backend: Backend, bucket: string, key: string, token: string): Promise<void> {
  const url = await jwtVerify(token, secretOf(backend), { algorithms: ['HS256'] }).then(
    ({ payload }) => payload.url,
    () => null,
  );
  if (url !== `${bucket}/${key}`) throw invalidJwt();
}

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
  if (start > end || start >= size) throw invalidRange();
  return { start, end };
}

/** The file of an object, with headers that keep the browser from treating it as anything else than what was stored. */
export function sendObject(
  files: ReturnType<typeof storedFiles>,
  object: StoredObject,
  request: Request,
  visibility: 'public' | 'private',
): Response {
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
  const body = request.method === 'HEAD' ? null : files.read(object.version, range ?? undefined);
  return new Response(body, { status: range ? 206 : 200, headers });
}
