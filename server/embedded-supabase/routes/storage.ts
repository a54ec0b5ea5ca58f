import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import type { BackendContext } from '../backend-context';
import { createRequestQueryRunner, createTrustedQueryRunner } from '../storage/caller-query-runners';
import {
  featureNotEnabledError,
  invalidKeyError,
  invalidRequestError,
  noSuchBucketError,
  StorageError,
  tooLargeError,
} from '../storage/errors';
import { createFileStore } from '../storage/file-store';
import { listObjectPage } from '../storage/list-objects-by-cursor';
import { mimeTypeSchema } from '../storage/mime-types';
import { buildObjectResponse } from '../storage/object-response';
import {
  checkBucketLimits,
  isValidObjectKey,
  listObjectsAndFolders,
  objectColumnsSql,
  requireBucket,
  requireValidObjectKey,
  requireVisibleObject,
  type StoredObject,
} from '../storage/objects';
import {
  signDownloadPath,
  signUploadPathAndToken,
  verifyDownloadToken,
  verifyUploadToken,
} from '../storage/signed-paths';
import { authorizeUpload, putObjectAndRespond, readUpload, removeFileUnlessStored } from '../storage/upload';
import { bucketRoutes } from './buckets';
import { resumableUploadRoutes } from './resumable-uploads';

const base = '/storage/v1/object';
/** The maximum file size of any bucket; buckets have lower limits of their own. */
const maxBytes = 50 * 1024 * 1024;

const moveSchema = z.strictObject({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationKey: z.string(),
  destinationBucket: z.string().nullish(),
});
const copySchema = moveSchema.extend({
  copyMetadata: z.boolean().default(true),
  metadata: z
    .strictObject({
      mimetype: mimeTypeSchema.optional(),
      cacheControl: z
        .string()
        .regex(/^[\x20-\x7e]{1,200}$/)
        .optional(),
    })
    .optional(),
});
const whole = { copyMetadata: true, metadata: undefined };
const removeSchema = z.object({ prefixes: z.array(z.string()).min(1).max(1000) });
const expiresIn = z
  .int()
  .min(1)
  .max(60 * 60 * 24 * 365);

async function body<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  const parsed = schema.safeParse(await c.req.json().catch(() => null));
  if (!parsed.success) throw invalidRequestError(z.prettifyError(parsed.error));
  return parsed.data;
}

/** False for malformed percent-encoding and for the character 0, which PostgreSQL does not store. */
function isStorablePath(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

/**
 * Supabase Storage as supabase-js calls it: the policies of `storage.objects` decide, the files are in the data folder.
 */
export function storageRoutes(backend: BackendContext): Hono {
  const { database, settings } = backend;
  const files = createFileStore(settings.dataDir);
  const keyOf = (c: Context, prefix: string) => {
    const path = c.req.path.slice(`${base}${prefix}/`.length);
    const [bucket = '', ...rest] = path.split('/').map(decodeURIComponent);
    return { bucket, key: rest.join('/') };
  };
  const visible = async (c: Context, { bucket, key }: { bucket: string; key: string }) => {
    const as = await createRequestQueryRunner(backend, c.req.raw);
    return as.run((query) => requireVisibleObject(query, bucket, requireValidObjectKey(key)));
  };

  async function transfer(c: Context, mode: 'move' | 'copy') {
    const parsed = await body(
      c,
      mode === 'copy' ? copySchema : moveSchema.transform((move) => ({ ...move, ...whole })),
    );
    const { bucketId, sourceKey, destinationKey, destinationBucket } = parsed;
    const { copyMetadata, metadata: overrides } = parsed;
    const as = await createRequestQueryRunner(backend, c.req.raw);
    const target = await requireBucket(database, destinationBucket ?? bucketId);
    const key = requireValidObjectKey(destinationKey);
    const version = randomUUID();
    const from = await as.run((query) => requireVisibleObject(query, bucketId, sourceKey));
    const metadata = { ...from.metadata, ...(copyMetadata ? null : overrides) };
    const userMetadata = copyMetadata ? from.user_metadata : null;
    checkBucketLimits(target, metadata.size, metadata.mimetype);
    if (mode === 'copy') await files.copy(from.version, version);
    await as
      .run(async (query) => {
        if (mode === 'copy')
          await query(
            `insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata, user_metadata)
             values ($1, $2, $3::uuid, $3::text, $4, $5::text::jsonb, $6::text::jsonb)`,
            [
              target.id,
              key,
              as.userId,
              version,
              JSON.stringify(metadata),
              userMetadata && JSON.stringify(userMetadata),
            ],
          );
        else {
          const moved = await query(
            'update storage.objects set bucket_id = $3, name = $4, updated_at = now() where bucket_id = $1 and name = $2 returning id',
            [bucketId, sourceKey, target.id, key],
          );
          if (moved.length === 0) throw new StorageError(403, 'AccessDenied', 'Not allowed to move this object');
        }
      })
      .catch(async (error) => {
        if (mode === 'copy') await removeFileUnlessStored(backend, files, version);
        throw error;
      });
    await database.flush();
    return c.json(mode === 'copy' ? { Key: `${target.id}/${key}` } : { message: 'Successfully moved' });
  }

  const routes = new Hono()
    .use('/storage/v1/*', async (c, next) => {
      if (!isStorablePath(c.req.path)) return invalidKeyError(c.req.path.split('/').at(-1) ?? '').toResponse();
      await next();
    })
    .use('/storage/v1/upload/*', bodyLimit({ maxSize: maxBytes, onError: () => tooLargeError().toResponse() }))
    .route('/', bucketRoutes(backend, files))
    .route('/', resumableUploadRoutes(backend, files, maxBytes))
    .use(`${base}/*`, bodyLimit({ maxSize: maxBytes, onError: () => tooLargeError().toResponse() }))
    .post(`${base}/list/:bucket`, async (c) => {
      const as = await createRequestQueryRunner(backend, c.req.raw);
      const request: unknown = await c.req.json().catch(() => null);
      return c.json(await as.run((query) => listObjectsAndFolders(query, c.req.param('bucket'), request)));
    })
    .post(`${base}/list-v2/:bucket`, async (c) => {
      const as = await createRequestQueryRunner(backend, c.req.raw);
      const request: unknown = await c.req.json().catch(() => null);
      return c.json(await as.run((query) => listObjectPage(query, c.req.param('bucket'), request)));
    })
    .post(`${base}/move`, (c) => transfer(c, 'move'))
    .post(`${base}/copy`, (c) => transfer(c, 'copy'))
    .post(`${base}/upload/sign/*`, async (c) => {
      const { bucket, key } = keyOf(c, '/upload/sign');
      const as = await createRequestQueryRunner(backend, c.req.raw);
      const upsert = c.req.header('x-upsert') === 'true';
      await authorizeUpload(backend, as, bucket, key, upsert ? 'upsert' : 'insert', null);
      return c.json(await signUploadPathAndToken(backend, bucket, requireValidObjectKey(key), as.userId, upsert));
    })
    .put(`${base}/upload/sign/*`, async (c) => {
      const { bucket, key } = keyOf(c, '/upload/sign');
      const grant = await verifyUploadToken(backend, bucket, key, c.req.query('token') ?? '');
      const as = createTrustedQueryRunner(backend, grant.owner);
      const mode = grant.upsert ? 'upsert' : 'insert';
      return putObjectAndRespond(backend, files, as, bucket, key, await readUpload(c.req.raw), mode);
    })
    .post(`${base}/sign/:bucket`, async (c) => {
      const { paths, ...rest } = await body(c, z.object({ expiresIn, paths: z.array(z.string()).max(1000) }));
      const as = await createRequestQueryRunner(backend, c.req.raw);
      const bucket = c.req.param('bucket');
      const visible = await as.run((query) =>
        query<{ name: string }>('select name from storage.objects where bucket_id = $1 and name = any ($2::text[])', [
          bucket,
          // One that PostgreSQL cannot store would fail them all.
          paths.filter(isValidObjectKey),
        ]),
      );
      const names = new Set(visible.map(({ name }) => name));
      const links = paths.map(async (path) => {
        if (names.has(path))
          return { path, error: null, signedURL: await signDownloadPath(backend, bucket, path, rest.expiresIn) };
        const error = 'Either the object does not exist or you do not have access to it';
        return { path, error, signedURL: null };
      });
      return c.json(await Promise.all(links));
    })
    .post(`${base}/sign/*`, async (c) => {
      const given = await body(c, z.object({ expiresIn }));
      const { name, bucket_id: bucket } = await visible(c, keyOf(c, '/sign'));
      return c.json({ signedURL: await signDownloadPath(backend, bucket, name, given.expiresIn) });
    })
    .get(`${base}/sign/*`, async (c) => {
      const { bucket, key } = keyOf(c, '/sign');
      await verifyDownloadToken(backend, bucket, key, c.req.query('token') ?? '');
      return buildObjectResponse(files, () => requireVisibleObject(database.query, bucket, key), c.req.raw, 'private');
    })
    .get(`${base}/public/*`, async (c) => {
      const { bucket, key } = keyOf(c, '/public');
      if (!(await requireBucket(database, bucket)).public) throw noSuchBucketError();
      return buildObjectResponse(files, () => requireVisibleObject(database.query, bucket, key), c.req.raw, 'public');
    })
    .get(`${base}/info/*`, async (c) => {
      const { metadata, ...object } = await visible(c, keyOf(c, '/info'));
      const { user_metadata: userMetadata, ...rest } = object;
      const { mimetype, size, cacheControl, eTag } = metadata;
      const described = {
        content_type: mimetype,
        cache_control: cacheControl,
        etag: eTag,
        metadata: userMetadata ?? {},
      };
      return c.json({ ...rest, size, ...described, last_modified: object.updated_at });
    })
    .get(`${base}/authenticated/*`, async (c) =>
      buildObjectResponse(files, () => visible(c, keyOf(c, '/authenticated')), c.req.raw, 'private'),
    )
    .get(`${base}/*`, async (c) => buildObjectResponse(files, () => visible(c, keyOf(c, '')), c.req.raw, 'private'))
    .on(['POST', 'PUT'], `${base}/*`, async (c) => {
      const { bucket, key } = keyOf(c, '');
      const as = await createRequestQueryRunner(backend, c.req.raw);
      const upsert = c.req.header('x-upsert') === 'true';
      const mode = c.req.method === 'PUT' ? 'update' : upsert ? 'upsert' : 'insert';
      // Callers who may not write are rejected before their file is read.
      await authorizeUpload(backend, as, bucket, key, mode, null);
      return putObjectAndRespond(backend, files, as, bucket, key, await readUpload(c.req.raw), mode);
    })
    .delete(`${base}/:bucket`, async (c) => {
      const { prefixes } = await body(c, removeSchema);
      const as = await createRequestQueryRunner(backend, c.req.raw);
      const removed = await as.run((query) =>
        query<StoredObject>(
          `delete from storage.objects where bucket_id = $1 and name = any ($2::text[]) returning ${objectColumnsSql}`,
          [c.req.param('bucket'), prefixes],
        ),
      );
      await database.flush();
      await files.remove(removed.map(({ version }) => version));
      return c.json(removed);
    });
  // What hosted projects have as options: image transformation, cache purging, life cycles, analytics and vector
  // buckets, S3.
  routes.all('/storage/v1/*', (c) => {
    if (c.req.path.startsWith('/storage/v1/iceberg/v1/')) return featureNotEnabledError().toIcebergResponse();
    if (/^\/storage\/v1\/(render|cdn|iceberg|vector|s3|bucket\/[^/]+\/lifecycle)(\/|$)/.test(c.req.path))
      return featureNotEnabledError().toResponse();
    const message = `Route ${c.req.method}:${c.req.path} not found`;
    return new StorageError(404, 'Not Found', message).toResponse();
  });
  routes.onError((error) => {
    if (error instanceof StorageError) return error.toResponse();
    throw error;
  });
  return routes;
}
