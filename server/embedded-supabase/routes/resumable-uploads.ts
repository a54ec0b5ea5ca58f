import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import type { BackendContext } from '../backend-context';
import { createRequestQueryRunner, type StorageQueryRunner } from '../storage/caller-query-runners';
import { invalidRequestError, noSuchUploadError, StorageError, tooLargeError } from '../storage/errors';
import type { createFileStore } from '../storage/file-store';
import { createIncompleteUploadStore, type ResumableUpload } from '../storage/incomplete-upload-store';
import { bareMimeType, mimeTypeSchema } from '../storage/mime-types';
import { authorizeUpload, isObjectVersionStored, parseUserMetadata, putObjectAndRespond } from '../storage/upload';

const base = '/storage/v1/upload/resumable';
const version = '1.0.0';
const protocol = {
  'tus-resumable': version,
  'tus-version': version,
  'tus-extension': 'creation,creation-with-upload,termination',
};
/** Headers of extensions of the protocol that `tus-extension` does not name. */
const absentExtensions = { 'upload-defer-length': 'creation-defer-length', 'upload-concat': 'concatenation' };
const metadataSchema = z.object({
  bucketName: z.string().min(1),
  objectName: z.string().min(1),
  contentType: mimeTypeSchema.transform(bareMimeType).default('application/octet-stream'),
  cacheControl: z
    .string()
    .regex(/^\d{1,9}$/)
    .default('3600'),
  metadata: z.string().optional(),
});

/** A number of bytes in a header, without sign, exponent or fraction. */
function readByteCount(header: string | undefined, name: string): number {
  if (!header || !/^\d+$/.test(header)) throw invalidRequestError(`${name} is missing or malformed`);
  return Number(header);
}

/** `name base64,name base64`, as in the header Upload-Metadata. */
function parseMetadata(header: string | undefined): Record<string, string> {
  return Object.fromEntries(
    (header ?? '')
      .split(',')
      .map((entry) => entry.trim().split(' '))
      .map(([name = '', value = '']) => [name, Buffer.from(value, 'base64').toString('utf8')]),
  );
}

/** Resumable uploads by the TUS protocol 1.0.0, as clients of Supabase Storage use it for files over 6 MB. */
export function resumableUploadRoutes(
  backend: BackendContext,
  files: ReturnType<typeof createFileStore>,
  maxBytes: number,
): Hono {
  const uploads = createIncompleteUploadStore(backend.settings.dataDir);
  /** Uploads that a request is writing to: every other one that would change them is rejected meanwhile. */
  const locked = new Set<string>();

  async function find(request: Request, id: string) {
    const as = await createRequestQueryRunner(backend, request);
    const upload = await uploads.find(id);
    if (!upload || upload.owner !== as.userId) throw noSuchUploadError();
    return { as, upload };
  }

  async function lock<T>(id: string, work: () => Promise<T>): Promise<T> {
    if (locked.has(id)) throw new StorageError(423, 'ResourceLocked', 'The upload is being written to');
    locked.add(id);
    try {
      return await work();
    } finally {
      locked.delete(id);
    }
  }

  /**
   * Makes an upload that has arrived whole an object. Only within the lock. Its file stays until the row is there, so
   * that after a failure the client can have it completed.
   */
  async function complete(as: StorageQueryRunner, id: string, upload: ResumableUpload): Promise<void> {
    const { bucket, key, size, type, cacheControl, userMetadata, upsert, version } = upload;
    const write = (target: typeof files, name: string) => target.adopt(name, uploads.file(id));
    const body = { size, type, cacheControl, userMetadata, version, write };
    // An earlier attempt has written the row, and did not learn of it or could not go on.
    if (await isObjectVersionStored(backend, version)) await backend.database.flush();
    else await putObjectAndRespond(backend, files, as, bucket, key, body, upsert ? 'upsert' : 'insert');
    await uploads.remove(id);
  }

  /** Appends a body at an offset; returns the next one. */
  const append = (request: Request, id: string, start: number, body: Request['body']): Promise<number> =>
    lock(id, async () => {
      // Read within the lock: what another request has appended counts.
      const { as, upload } = await find(request, id);
      if (start !== upload.offset) throw new StorageError(409, 'TusError', 'Upload-Offset conflict');
      let { offset } = upload;
      for await (const chunk of (body ?? []) as unknown as AsyncIterable<Uint8Array>) {
        offset += chunk.length;
        if (offset > upload.size) throw tooLargeError();
        await uploads.append(id, chunk);
      }
      if (offset === upload.size) await complete(as, id, upload);
      return offset;
    });

  return new Hono()
    .use(`${base}/*`, async (c, next) => {
      await next();
      for (const [name, value] of Object.entries(protocol)) c.res.headers.set(name, value);
    })
    .use(base, async (c, next) => {
      await next();
      for (const [name, value] of Object.entries(protocol)) c.res.headers.set(name, value);
    })
    .options(base, (c) => c.body(null, 204, { 'tus-max-size': String(maxBytes) }))
    .post(base, async (c) => {
      const as = await createRequestQueryRunner(backend, c.req.raw);
      for (const [header, extension] of Object.entries(absentExtensions))
        if (c.req.header(header) !== undefined)
          throw new StorageError(501, 'NotImplemented', `The extension ${extension} is not supported`);
      const size = readByteCount(c.req.header('upload-length'), 'Upload-Length');
      const parsed = metadataSchema.safeParse(parseMetadata(c.req.header('upload-metadata')));
      if (!parsed.success) throw invalidRequestError(z.prettifyError(parsed.error));
      const { bucketName: bucket, objectName: key, contentType: type, cacheControl } = parsed.data;
      if (size > maxBytes) throw tooLargeError();
      const upsert = c.req.header('x-upsert') === 'true';
      await authorizeUpload(backend, as, bucket, key, upsert ? 'upsert' : 'insert', { size, type });
      const id = await uploads.create({
        bucket,
        key,
        size,
        type,
        cacheControl: `max-age=${cacheControl}`,
        userMetadata: parseUserMetadata(parsed.data.metadata ?? null),
        upsert,
        owner: as.userId,
        version: randomUUID(),
      });
      const withBody = c.req.header('content-type') === 'application/offset+octet-stream';
      // An empty file has arrived already.
      const offset = withBody || size === 0 ? await append(c.req.raw, id, 0, withBody ? c.req.raw.body : null) : 0;
      const location = new URL(`${base}/${id}`, c.req.url).href;
      return c.body(null, 201, { location, 'upload-offset': String(offset) });
    })
    .get(`${base}/:id`, async (c) => {
      // Hono handles HEAD with this route.
      const id = c.req.param('id');
      const { upload } = await find(c.req.raw, id);
      // A client that learns of the last offset takes the object for stored: it is told to wait while the upload is
      // being completed, and where the process ended or the database failed that is done now.
      if (upload.offset === upload.size)
        await lock(id, async () => {
          // Read within the lock: it may have been completed or given up meanwhile.
          const { as, upload: arrived } = await find(c.req.raw, id);
          await complete(as, id, arrived);
        });
      const headers = { 'upload-offset': String(upload.offset), 'upload-length': String(upload.size) };
      return c.body(null, 200, { ...headers, 'cache-control': 'no-store' });
    })
    .patch(`${base}/:id`, async (c) => {
      const id = c.req.param('id');
      if (c.req.header('content-type') !== 'application/offset+octet-stream')
        throw new StorageError(415, 'InvalidRequest', 'The content type must be application/offset+octet-stream');
      const start = readByteCount(c.req.header('upload-offset'), 'Upload-Offset');
      return c.body(null, 204, { 'upload-offset': String(await append(c.req.raw, id, start, c.req.raw.body)) });
    })
    .delete(`${base}/:id`, async (c) => {
      const id = c.req.param('id');
      await find(c.req.raw, id);
      await lock(id, () => uploads.remove(id));
      return c.body(null, 204);
    });
}
