import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { BackendContext } from '../backend-context';
import { createRequestQueryRunner, type StorageQueryFunction } from '../storage/caller-query-runners';
import { invalidRequestError, noSuchBucketError, StorageError } from '../storage/errors';
import type { createFileStore } from '../storage/file-store';

const units = { b: 1, kb: 1024, mb: 1024 ** 2, gb: 1024 ** 3 } as const;

/** A number of bytes, or a text such as `20MB`. */
const sizeSchema = z.union([
  z.int().min(0),
  z
    .string()
    .regex(/^\d+(\.\d+)? *(b|kb|mb|gb)?$/i)
    .transform((text) => {
      const unit = /[a-z]+$/i.exec(text)?.[0].toLowerCase() as keyof typeof units | undefined;
      return Math.floor(Number.parseFloat(text) * units[unit ?? 'b']);
    })
    .pipe(z.int()),
]);
const changeSchema = z.object({
  public: z.boolean().optional(),
  file_size_limit: sizeSchema.nullish(),
  allowed_mime_types: z.array(z.string().max(200)).max(200).nullish(),
  type: z.enum(['STANDARD']).optional(),
});
const name = z.string().regex(/^[\w!\-.*'() &$@=;:+,?]{1,100}$/, 'Bucket name invalid');
const createSchema = changeSchema.extend({ id: name.optional(), name }).strict();
const updateSchema = changeSchema.extend({ id: z.string().optional(), name: z.string().optional() }).strict();
const listSchema = z.object({
  limit: z.coerce.number().int().min(1).max(1000).default(1000),
  offset: z.coerce.number().int().min(0).default(0),
  search: z.string().max(100).default(''),
  sortColumn: z.enum(['id', 'name', 'created_at', 'updated_at']).default('name'),
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
});

const columns = `id, name, coalesce(owner::text, '') as owner, public, file_size_limit::float8 as file_size_limit, allowed_mime_types,
  created_at, updated_at, 'STANDARD' as type`;

function parse<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw invalidRequestError(z.prettifyError(parsed.error));
  return parsed.data;
}
const body = async <T>(c: Context, schema: z.ZodType<T>) => parse(schema, await c.req.json().catch(() => null));

/**
 * The buckets of Supabase Storage: the policies of `storage.buckets` decide, so without one only the secret key reads
 * and changes them.
 */
export function bucketRoutes(backend: BackendContext, files: ReturnType<typeof createFileStore>): Hono {
  const { database } = backend;

  async function run<T>(c: Context, work: (query: StorageQueryFunction) => Promise<T>): Promise<T> {
    const as = await createRequestQueryRunner(backend, c.req.raw);
    const result = await as.run(work);
    if (c.req.method !== 'GET') await database.flush();
    return result;
  }
  async function find(query: StorageQueryFunction, id: string) {
    const [bucket] = await query(`select ${columns} from storage.buckets where id = $1`, [id]);
    if (!bucket) throw noSuchBucketError();
    return bucket;
  }

  return new Hono()
    .get('/storage/v1/bucket', async (c) => {
      const { limit, offset, search, sortColumn, sortOrder } = parse(listSchema, c.req.query());
      return c.json(
        await run(c, (query) =>
          query(
            `select ${columns} from storage.buckets where position(lower($1) in lower(name)) > 0 or $1 = ''
             order by ${sortColumn} ${sortOrder}, id limit $2 offset $3`,
            [search, limit, offset],
          ),
        ),
      );
    })
    .get('/storage/v1/bucket/:id', async (c) => c.json(await run(c, (query) => find(query, c.req.param('id')))))
    .post('/storage/v1/bucket', async (c) => {
      const {
        id,
        name,
        public: open = false,
        file_size_limit: limit,
        allowed_mime_types: types,
      } = await body(c, createSchema);
      const as = await createRequestQueryRunner(backend, c.req.raw);
      await run(c, (query) =>
        query(
          `insert into storage.buckets (id, name, owner, public, file_size_limit, allowed_mime_types)
           values ($1, $2, $3::uuid, $4, $5::bigint, $6::text[])`,
          [id ?? name, name, as.userId, open, limit ?? null, types ?? null],
        ),
      );
      return c.json({ name: id ?? name });
    })
    .put('/storage/v1/bucket/:id', async (c) => {
      const id = c.req.param('id');
      const change = await body(c, updateSchema);
      if (change.name !== undefined && change.name !== id) throw invalidRequestError('A bucket keeps its name');
      await run(c, async (query) => {
        const changed = await query(
          `update storage.buckets set public = coalesce($2, public), updated_at = now(),
             file_size_limit = case when $3 then $4::bigint else file_size_limit end,
             allowed_mime_types = case when $5 then $6::text[] else allowed_mime_types end
           where id = $1 returning id`,
          [
            id,
            change.public ?? null,
            change.file_size_limit !== undefined,
            change.file_size_limit ?? null,
            change.allowed_mime_types !== undefined,
            change.allowed_mime_types ?? null,
          ],
        );
        if (changed.length === 0) throw noSuchBucketError();
      });
      return c.json({ message: 'Successfully updated' });
    })
    .post('/storage/v1/bucket/:id/empty', async (c) => {
      const id = c.req.param('id');
      const removed = await run(c, async (query) => {
        await find(query, id);
        return query<{ version: string }>('delete from storage.objects where bucket_id = $1 returning version', [id]);
      });
      await files.remove(removed.map(({ version }) => version));
      return c.json({ message: 'Successfully emptied' });
    })
    .delete('/storage/v1/bucket/:id', async (c) => {
      const id = c.req.param('id');
      // Objects that the caller may not see count as well.
      const [object] = await database.query('select from storage.objects where bucket_id = $1 limit 1', [id]);
      await run(c, async (query) => {
        await find(query, id);
        if (object) throw new StorageError(409, 'ResourceNotEmpty', 'The bucket you tried to delete is not empty');
        const removed = await query('delete from storage.buckets where id = $1 returning id', [id]);
        if (removed.length === 0) throw new StorageError(403, 'AccessDenied', 'Not allowed to delete this bucket');
      });
      return c.json({ message: 'Successfully deleted' });
    });
}
