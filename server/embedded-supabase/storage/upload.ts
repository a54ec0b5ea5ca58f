import { randomUUID } from 'node:crypto';
import type { Backend } from '../backend';
import { invalidRequest } from './errors';
import type { storedFiles } from './files';
import { checkLimits, findBucket, findObject, objectKey, type StoredObject } from './objects';
import { type As, callerOf, type Query } from './request-user';

type Body = { bytes: Uint8Array; type: string; cacheControl: string };

const bareType = (type: string) => type.split(';')[0]?.trim().toLowerCase() || 'application/octet-stream';
const seconds = (text: string | null) => /(\d{1,9})/.exec(text ?? '')?.[1] ?? '3600';

// A Blob is sent as a form with the file under an empty name; anything else is the body itself.
async function readBody(request: Request): Promise<Body> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('multipart/form-data')) {
    const bytes = new Uint8Array(await request.arrayBuffer());
    return { bytes, type: bareType(type), cacheControl: `max-age=${seconds(request.headers.get('cache-control'))}` };
  }
  const form = await request.formData().catch(() => {
    throw invalidRequest('The form cannot be read');
  });
  const file = [...form.values()].find((value) => value instanceof File);
  if (!(file instanceof File)) throw invalidRequest('The form holds no file');
  const cacheControl = `max-age=${seconds(form.get('cacheControl') as string | null)}`;
  return { bytes: new Uint8Array(await file.arrayBuffer()), type: bareType(file.type), cacheControl };
}

const insert = `insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata)
  values ($1, $2, $3::uuid, $3::text, $4, $5::text::jsonb)`;
const overwrite = 'update storage.objects set version = $3, metadata = $4::text::jsonb, updated_at = now()';

async function store(
  query: Query,
  as: As,
  mode: 'insert' | 'update',
  row: Omit<StoredObject, 'created_at' | 'updated_at' | 'id'>,
) {
  const metadata = JSON.stringify(row.metadata);
  if (mode === 'insert') {
    // The row is read back in a second statement, because `returning` would need the right to read.
    await query(insert, [row.bucket_id, row.name, as.userId, row.version, metadata]);
    return;
  }
  const changed = await query(`${overwrite} where bucket_id = $1 and name = $2 returning id`, [
    row.bucket_id,
    row.name,
    row.version,
    metadata,
  ]);
  if (changed.length === 0) await query(insert, [row.bucket_id, row.name, as.userId, row.version, metadata]);
}

/** Stores the body of a request under a name: a new file, or another version of one (`x-upsert`, PUT). Throws `StorageError`. */
export async function upload(
  backend: Backend,
  files: ReturnType<typeof storedFiles>,
  request: Request,
  bucketId: string,
  name: string,
): Promise<Response> {
  const as = await callerOf(backend, request);
  const bucket = await findBucket(backend.database, bucketId);
  const key = objectKey(name);
  const replaces = request.method === 'PUT' || request.headers.get('x-upsert') === 'true';
  const { bytes, type, cacheControl } = await readBody(request);
  checkLimits(bucket, bytes.length, type);
  const version = randomUUID();
  const row = {
    bucket_id: bucketId,
    name: key,
    version,
    metadata: { mimetype: type, size: bytes.length, cacheControl, eTag: '' },
  };
  const write = async (query: Query, object: typeof row) => {
    const before = replaces ? await findObject(query, bucketId, key).catch(() => null) : null;
    if (request.method === 'PUT' && !before) await findObject(query, bucketId, key);
    await store(query, as, before ? 'update' : 'insert', object);
    return before?.version;
  };
  // Callers who may not write are refused before anything is on disk.
  await as.run((query) => write(query, row), true);
  const eTag = await files.write(version, bytes);
  try {
    const old = await as.run((query) => write(query, { ...row, metadata: { ...row.metadata, eTag } }));
    await backend.database.flush();
    if (old) await files.remove([old]);
  } catch (error) {
    await files.remove([version]);
    throw error;
  }
  const [saved] = await backend.database.query<{ id: string }>(
    'select id from storage.objects where bucket_id = $1 and name = $2',
    [bucketId, key],
  );
  return Response.json({ Key: `${bucketId}/${key}`, Id: saved?.id });
}
