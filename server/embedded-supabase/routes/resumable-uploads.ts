import { Hono } from 'hono';
import { z } from 'zod';
import type { BackendContext } from '../backend-context';
import { createRequestQueryRunner } from '../storage/caller-query-runners';
import { invalidRequestError, noSuchUploadError, StorageError, tooLargeError } from '../storage/errors';
import type { createFileStore } from '../storage/file-store';
import { createIncompleteUploadStore } from '../storage/incomplete-upload-store';
import { authorizeUpload, parseFileMetadataJson, putObjectAndRespond } from '../storage/upload';

const base = '/storage/v1/upload/resumable';
const version = '1.0.0';
const protocol = {
  'tus-resumable': version,
  'tus-version': version,
  'tus-extension': 'creation,creation-with-upload,termination',
};
const metadataSchema = z.object({
  bucketName: z.string().min(1),
  objectName: z.string().min(1),
  contentType: z.string().default('application/octet-stream'),
  cacheControl: z
    .string()
    .regex(/^\d{1,9}$/)
    .default('3600'),
  metadata: z.string().optional(),
});

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
  /** Uploads that a request is writing to: a second one must wait. */
  const locked = new Set<string>();

  async function find(request: Request, id: string) {
    const as = await createRequestQueryRunner(backend, request);
    const upload = await uploads.find(id);
    if (!upload || upload.owner !== as.userId) throw noSuchUploadError();
    return { as, upload };
  }

  async function append(request: Request, id: string): Promise<number> {
    const { as, upload } = await find(request, id);
    if (locked.has(id)) throw new StorageError(423, 'ResourceLocked', 'The upload is being written to');
    locked.add(id);
    try {
      let { offset } = upload;
      for await (const chunk of (request.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
        offset += chunk.length;
        if (offset > upload.size) throw tooLargeError();
        await uploads.append(id, chunk);
      }
      if (offset < upload.size) return offset;
      const { bucket, key, size, type, cacheControl, userMetadata, upsert } = upload;
      const write = (target: typeof files, name: string) => target.adopt(name, uploads.file(id));
      const body = { size, type, cacheControl, userMetadata, write };
      await putObjectAndRespond(backend, files, as, bucket, key, body, upsert ? 'upsert' : 'insert');
      await uploads.remove(id);
      return offset;
    } finally {
      locked.delete(id);
    }
  }

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
      const size = Number(c.req.header('upload-length') ?? Number.NaN);
      if (!Number.isSafeInteger(size) || size < 0) throw invalidRequestError('Upload-Length is missing or malformed');
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
        userMetadata: parseFileMetadataJson(parsed.data.metadata ?? null),
        upsert,
        owner: as.userId,
      });
      const withBody = c.req.header('content-type') === 'application/offset+octet-stream';
      const offset = withBody ? await append(c.req.raw, id) : 0;
      const location = new URL(`${base}/${id}`, c.req.url).href;
      return c.body(null, 201, { location, 'upload-offset': String(offset) });
    })
    .get(`${base}/:id`, async (c) => {
      // Hono handles HEAD with this route.
      const { upload } = await find(c.req.raw, c.req.param('id'));
      const headers = { 'upload-offset': String(upload.offset), 'upload-length': String(upload.size) };
      return c.body(null, 200, { ...headers, 'cache-control': 'no-store' });
    })
    .patch(`${base}/:id`, async (c) => {
      const id = c.req.param('id');
      if (c.req.header('content-type') !== 'application/offset+octet-stream')
        throw new StorageError(415, 'InvalidRequest', 'The content type must be application/offset+octet-stream');
      const { upload } = await find(c.req.raw, id);
      if (Number(c.req.header('upload-offset') ?? Number.NaN) !== upload.offset)
        throw new StorageError(409, 'TusError', 'Upload-Offset conflict');
      return c.body(null, 204, { 'upload-offset': String(await append(c.req.raw, id)) });
    })
    .delete(`${base}/:id`, async (c) => {
      const id = c.req.param('id');
      await find(c.req.raw, id);
      await uploads.remove(id);
      return c.body(null, 204);
    });
}
