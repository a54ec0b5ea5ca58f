import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { BackendContext } from '../backend-context';
import { invalidSignedUrlError } from './errors';

const uploadSeconds = 2 * 60 * 60;

/** What the token of an upload link allows: to write this one object, on behalf of `owner`. */
export type UploadGrant = { upload: string; owner: string | null; upsert: boolean };

const secretOf = ({ settings }: BackendContext) => new TextEncoder().encode(settings.jwtSecret);

const objectPath = (bucket: string, key: string) => [bucket, ...key.split('/')].map(encodeURIComponent).join('/');

const signToken = (backend: BackendContext, claims: JWTPayload, seconds: number): Promise<string> =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt()
    .setExpirationTime(`${seconds}s`)
    .sign(secretOf(backend));

/** The claims of a token; null when it is malformed, expired or of another secret. */
const verifyToken = <Claims>(backend: BackendContext, token: string): Promise<(Claims & JWTPayload) | null> =>
  jwtVerify<Claims>(token, secretOf(backend), { algorithms: ['HS256'] }).then(
    ({ payload }) => payload,
    () => null,
  );

/** A link that lets its holder upload one object within two hours. */
export async function signUploadPathAndToken(
  backend: BackendContext,
  bucket: string,
  key: string,
  owner: string | null,
  upsert: boolean,
) {
  const grant: UploadGrant = { upload: `${bucket}/${key}`, owner, upsert };
  const token = await signToken(backend, grant, uploadSeconds);
  return { url: `/object/upload/sign/${objectPath(bucket, key)}?token=${token}`, token };
}

/**
 * The grant of an upload link; throws `StorageError` when the token does not allow to write this object, or has
 * expired.
 */
export async function verifyUploadToken(
  backend: BackendContext,
  bucket: string,
  key: string,
  token: string,
): Promise<UploadGrant> {
  const grant = await verifyToken<UploadGrant>(backend, token);
  if (grant?.upload !== `${bucket}/${key}`) throw invalidSignedUrlError();
  return grant;
}

/** The path of a link that opens this one object until it expires, and nothing else. */
export async function signDownloadPath(
  backend: BackendContext,
  bucket: string,
  key: string,
  expiresIn: number,
): Promise<string> {
  const token = await signToken(backend, { url: `${bucket}/${key}` }, expiresIn);
  return `/object/sign/${objectPath(bucket, key)}?token=${token}`;
}

/** Throws `StorageError` when the token does not open this object, or has expired. */
export async function verifyDownloadToken(
  backend: BackendContext,
  bucket: string,
  key: string,
  token: string,
): Promise<void> {
  const claims = await verifyToken<{ url: string }>(backend, token);
  if (claims?.url !== `${bucket}/${key}`) throw invalidSignedUrlError();
}
