import { z } from 'zod';
import type { BackendDatabase } from '../database';
import type { StorageQueryFunction } from './caller-query-runners';
import {
  invalidKeyError,
  invalidMimeTypeError,
  invalidRequestError,
  noSuchBucketError,
  noSuchKeyError,
  tooLargeError,
} from './errors';
import { isMimeTypeAllowed } from './mime-types';

/** A bucket with its limits. */
export type StorageBucket = {
  id: string;
  public: boolean;
  file_size_limit: number | null;
  allowed_mime_types: string[] | null;
};

/** A stored object as in its row. */
export type StoredObject = {
  id: string;
  name: string;
  bucket_id: string;
  version: string;
  updated_at: string;
  created_at: string;
  metadata: { mimetype: string; size: number; cacheControl: string; eTag: string };
  user_metadata: Record<string, unknown> | null;
};

/** The characters that Supabase Storage accepts in a name, with folders if it has any. */
const keySchema = z
  .string()
  .max(1024)
  .regex(/^[\w!\-.*'() &$@=;:+,?]+(\/[\w!\-.*'() &$@=;:+,?]+)*$/)
  .refine((key) => key.split('/').every((part) => part !== '.' && part !== '..'));

export const isValidObjectKey = (text: unknown): text is string => keySchema.safeParse(text).success;

/** The validated name of an object; throws `StorageError`. */
export function requireValidObjectKey(text: unknown): string {
  const parsed = keySchema.safeParse(text);
  if (!parsed.success) throw invalidKeyError(String(text));
  return parsed.data;
}

export const objectColumnsSql =
  'id, name, bucket_id, version, created_at, updated_at, last_accessed_at, metadata, user_metadata';

/** A bucket by its id, whoever the caller is; throws `StorageError` when there is none. */
export async function requireBucket(database: BackendDatabase, id: string): Promise<StorageBucket> {
  // PostgreSQL rejects the character 0 as an error of the statement.
  if (id.includes('\0')) throw noSuchBucketError();
  // As in the bucket's own route: more than an integer holds, and exact up to 2^53.
  const [bucket] = await database.query<StorageBucket>(
    'select id, public, file_size_limit::float8 as file_size_limit, allowed_mime_types from storage.buckets where id = $1',
    [id],
  );
  if (!bucket) throw noSuchBucketError();
  return bucket;
}

/** Throws `StorageError` when the bucket does not accept a file of this size or type. */
export function checkBucketLimits(bucket: StorageBucket, size: number, type: string): void {
  if (bucket.file_size_limit !== null && size > bucket.file_size_limit) throw tooLargeError();
  if (!isMimeTypeAllowed(type, bucket.allowed_mime_types ?? [])) throw invalidMimeTypeError(type);
}

/** The object that the caller may see under this name; throws `StorageError` when there is none. */
export async function requireVisibleObject(
  query: StorageQueryFunction,
  bucket: string,
  key: string,
): Promise<StoredObject> {
  const [found] = await query<StoredObject>(
    `select ${objectColumnsSql} from storage.objects where bucket_id = $1 and name = $2`,
    [bucket, key],
  );
  if (!found) throw noSuchKeyError();
  return found;
}

const listSchema = z.object({
  prefix: z.string().max(1024).default(''),
  limit: z.int().min(1).max(1000).default(100),
  offset: z.int().min(0).default(0),
  search: z.string().max(200).default(''),
  sortBy: z
    .object({
      column: z.enum(['name', 'created_at', 'updated_at', 'last_accessed_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .prefault({}),
});

/**
 * One level of a bucket: files with their data, and folders with only a name. Throws `StorageError` for a malformed
 * request.
 */
export async function listObjectsAndFolders(query: StorageQueryFunction, bucket: string, request: unknown) {
  const parsed = listSchema.safeParse(request);
  if (!parsed.success) throw invalidRequestError(z.prettifyError(parsed.error));
  const { prefix, limit, offset, search, sortBy } = parsed.data;
  const folder = prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`;
  // Both values come from fixed lists, so they can be inserted into the statement.
  const order = `${sortBy.column === 'name' ? 'name collate "C"' : sortBy.column} ${sortBy.order} nulls last`;
  return query(
    `with below as (
       select o.*, substr(o.name, char_length($2) + 1) as rest from storage.objects o
       where o.bucket_id = $1 and starts_with(o.name, $2)
     ), level as (
       select rest as name, id, updated_at, created_at, last_accessed_at, metadata from below where position('/' in rest) = 0
       union all
       select distinct split_part(rest, '/', 1), null::uuid, null::timestamptz, null::timestamptz, null::timestamptz, null::jsonb
       from below where position('/' in rest) > 0
     )
     select * from level where starts_with(lower(name), lower($3)) order by ${order}, name collate "C" limit $4 offset $5`,
    [bucket, folder, search, limit, offset],
  );
}
