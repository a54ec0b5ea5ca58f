import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { BackendContext } from '../backend-context';
import type { StorageQueryFunction, StorageQueryRunner } from './caller-query-runners';
import { invalidRequestError, StorageError } from './errors';
import type { createFileStore } from './file-store';
import { bareMimeType } from './mime-types';
import { checkBucketLimits, requireBucket, requireValidObjectKey, requireVisibleObject } from './objects';

/** What is uploaded: how the file gets its place, and the metadata of its row. */
export type WritableUpload = {
  size: number;
  type: string;
  cacheControl: string;
  userMetadata: Record<string, unknown> | null;
  /** The name of the stored file, for an upload that may be attempted again; a new one otherwise. */
  version?: string;
  /** Stores the bytes as this version; returns the ETag. */
  write: (files: ReturnType<typeof createFileStore>, version: string) => Promise<string>;
};

/** Whether the object must be new, may be replaced, or must exist. */
export type UploadMode = 'insert' | 'upsert' | 'update';

const seconds = (text: string | null) => /(\d{1,9})/.exec(text ?? '')?.[1] ?? '3600';
const metadataSchema = z.record(z.string(), z.unknown());
const maxMetadataBytes = 8 * 1024;

/** The metadata that a client attaches to a file, as JSON text; throws `StorageError` when it is none. */
export function parseUserMetadata(text: string | null): Record<string, unknown> | null {
  if (!text) return null;
  if (text.length > maxMetadataBytes) throw invalidRequestError('The metadata is larger than 8 kB');
  try {
    return metadataSchema.parse(JSON.parse(text));
  } catch {
    throw invalidRequestError('The metadata is not a JSON object');
  }
}

const fromBytes = (bytes: Uint8Array): Pick<WritableUpload, 'size' | 'write'> => ({
  size: bytes.length,
  write: (files, version) => files.write(version, bytes),
});

const encodingError = () => invalidRequestError('content-encoding is not supported: upload the file as it is');

/**
 * Reads the body of a request. A Blob is sent as a form with the file under an empty name; anything else is the body
 * itself.
 */
export async function readUpload(request: Request): Promise<WritableUpload> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('multipart/form-data')) {
    if (request.headers.has('content-encoding')) throw encodingError();
    const metadata = request.headers.get('x-metadata');
    return {
      ...fromBytes(new Uint8Array(await request.arrayBuffer())),
      type: bareMimeType(type),
      cacheControl: `max-age=${seconds(request.headers.get('cache-control'))}`,
      userMetadata: parseUserMetadata(metadata && Buffer.from(metadata, 'base64').toString('utf8')),
    };
  }
  const form = await request.formData().catch(() => {
    throw invalidRequestError('The form cannot be read');
  });
  if (form.has('contentEncoding')) throw encodingError();
  const file = [...form.values()].find((value) => value instanceof File);
  if (!(file instanceof File)) throw invalidRequestError('The form holds no file');
  return {
    ...fromBytes(new Uint8Array(await file.arrayBuffer())),
    type: bareMimeType(file.type),
    cacheControl: `max-age=${seconds(form.get('cacheControl') as string | null)}`,
    userMetadata: parseUserMetadata(form.get('metadata') as string | null),
  };
}

const insert = `insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata, user_metadata)
  values ($1, $2, $3::uuid, $3::text, $4, $5::text::jsonb, $6::text::jsonb)`;
const overwrite = `update storage.objects set version = $3, metadata = $4::text::jsonb, user_metadata = $5::text::jsonb,
  updated_at = now() where bucket_id = $1 and name = $2 returning id`;

type Row = { bucket: string; key: string; version: string; metadata: object; userMetadata: object | null };

/** Writes the row of an upload; returns the version that it replaces. */
async function writeRow(
  query: StorageQueryFunction,
  as: StorageQueryRunner,
  mode: UploadMode,
  row: Row,
): Promise<string | undefined> {
  const { bucket, key, version } = row;
  const [metadata, userMetadata] = [JSON.stringify(row.metadata), row.userMetadata && JSON.stringify(row.userMetadata)];
  // Locked, so that of two who replace an object at once each removes the file that it replaced.
  const [before] =
    mode === 'insert'
      ? []
      : await query<{ version: string }>(
          'select version from storage.objects where bucket_id = $1 and name = $2 for update',
          [bucket, key],
        );
  if (mode === 'update' && !before) await requireVisibleObject(query, bucket, key);
  const changed = before ? await query(overwrite, [bucket, key, version, metadata, userMetadata]) : [];
  // The row is read back in a second statement, because `returning` would need the right to read.
  if (changed.length === 0) await query(insert, [bucket, key, as.userId, version, metadata, userMetadata]);
  return before?.version;
}

/** Writes the row of an upload in a transaction of its own, which is rolled back if `dry`. */
async function writeRowAlone(as: StorageQueryRunner, mode: UploadMode, row: Row, dry = false) {
  const write = () => as.run((query) => writeRow(query, as, mode, row), dry);
  try {
    return await write();
  } catch (error) {
    // Somebody else created the object since this transaction looked for it: now it is replaced.
    if (mode === 'upsert' && error instanceof StorageError && error.code === 'KeyAlreadyExists') return write();
    throw error;
  }
}

/** Whether the row of a version was written. */
export async function isObjectVersionStored(backend: BackendContext, version: string): Promise<boolean> {
  return (await backend.database.query('select from storage.objects where version = $1', [version])).length > 0;
}

/**
 * Removes the file of a version whose row was not written. A connection that is lost during the commit leaves open
 * whether it was: then only the database knows, and while it cannot be asked the file stays.
 */
export async function removeFileUnlessStored(
  backend: BackendContext,
  files: ReturnType<typeof createFileStore>,
  version: string,
): Promise<void> {
  if (!(await isObjectVersionStored(backend, version))) await files.remove([version]);
}

/** Throws `StorageError` when the caller may not write this object, or its bucket does not take it. */
export async function authorizeUpload(
  backend: BackendContext,
  as: StorageQueryRunner,
  bucketId: string,
  name: string,
  mode: UploadMode,
  file: { size: number; type: string } | null,
): Promise<void> {
  const bucket = await requireBucket(backend.database, bucketId);
  const key = requireValidObjectKey(name);
  if (file) checkBucketLimits(bucket, file.size, file.type);
  const row = { bucket: bucketId, key, version: randomUUID(), metadata: {}, userMetadata: null };
  await writeRowAlone(as, mode, row, true);
}

/** Stores an upload under a name: a new file, or another version of one. Throws `StorageError`. */
export async function putObjectAndRespond(
  backend: BackendContext,
  files: ReturnType<typeof createFileStore>,
  as: StorageQueryRunner,
  bucketId: string,
  name: string,
  upload: WritableUpload,
  mode: UploadMode,
): Promise<Response> {
  // Callers who may not write are rejected before anything is on disk.
  await authorizeUpload(backend, as, bucketId, name, mode, upload);
  const key = requireValidObjectKey(name);
  const { size, type: mimetype, cacheControl, userMetadata, version = randomUUID() } = upload;
  const eTag = await upload.write(files, version);
  const row = { bucket: bucketId, key, version, metadata: { mimetype, size, cacheControl, eTag }, userMetadata };
  const replaced = await writeRowAlone(as, mode, row).catch(async (error) => {
    await removeFileUnlessStored(backend, files, version);
    throw error;
  });
  // What fails from here on leaves the row, which needs its file.
  await backend.database.flush();
  if (replaced) await files.remove([replaced]);
  const [saved] = await backend.database.query<{ id: string }>(
    'select id from storage.objects where bucket_id = $1 and name = $2',
    [bucketId, key],
  );
  return Response.json({ Key: `${bucketId}/${key}`, Id: saved?.id });
}
