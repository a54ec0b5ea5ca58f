import { jwtVerify, SignJWT } from 'jose';
import type { Backend } from '../backend';
import { invalidJwt } from './errors';
import type { storedFiles } from './files';
import type { StoredObject } from './objects';

const secretOf = ({ settings }: Backend) => new TextEncoder().encode(settings.jwtSecret);

/** A link's token: it opens this one object until it expires, and nothing else. */
export async function signLink(backend: Backend, bucket: string, key: string, expiresIn: number): Promise<string> {
  const token = await new SignJWT({ url: `${bucket}/${key}` })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt()
    .setExpirationTime(`${expiresIn}s`)
    .sign(secretOf(backend));
  const path = [bucket, ...key.split('/')].map(encodeURIComponent).join('/');
  return `/object/sign/${path}?token=${token}`;
}

/** Throws `StorageError` when the token does not open this object, or has expired. */
export async function checkLink(backend: Backend, bucket: string, key: string, token: string): Promise<void> {
  const url = await jwtVerify(token, secretOf(backend), { algorithms: ['HS256'] }).then(
    ({ payload }) => payload.url,
    () => null,
  );
  if (url !== `${bucket}/${key}`) throw invalidJwt();
}

/** The file of an object, with headers that keep the browser from treating it as anything else than what was stored. */
export function send(
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
  });
  if (download !== null) {
    const name = encodeURIComponent(download || (object.name.split('/').at(-1) ?? ''));
    headers.set('content-disposition', `attachment; filename="${name}"; filename*=UTF-8''${name}`);
  }
  if (eTag && request.headers.get('if-none-match') === eTag) return new Response(null, { status: 304, headers });
  headers.set('content-length', String(size));
  return new Response(request.method === 'HEAD' ? null : files.read(object.version), { headers });
}
