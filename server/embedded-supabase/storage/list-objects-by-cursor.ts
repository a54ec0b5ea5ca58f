import { z } from 'zod';
import type { StorageQueryFunction } from './caller-query-runners';
import { invalidRequestError } from './errors';

const schema = z.object({
  prefix: z.string().max(1024).default(''),
  limit: z.int().min(1).max(1000).default(1000),
  cursor: z.string().max(4000).optional(),
  with_delimiter: z.boolean().default(false),
  sortBy: z
    .object({
      column: z.enum(['name', 'created_at', 'updated_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .prefault({}),
});
const cursorSchema = z.tuple([z.string(), z.string()]);

type Row = {
  key: string;
  at: string;
  id: string | null;
  created_at: string;
  updated_at: string;
  last_accessed_at: string;
  metadata: unknown;
};

function readCursor(cursor: string | undefined) {
  if (!cursor) return null;
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    throw invalidRequestError('The cursor is not one of this list');
  }
}

/**
 * One page of a bucket by a cursor (`listV2`): with a delimiter one level with its folders, without one every object
 * below the prefix.
 */
export async function listObjectPage(query: StorageQueryFunction, bucket: string, request: unknown) {
  const parsed = schema.safeParse(request ?? {});
  if (!parsed.success) throw invalidRequestError(z.prettifyError(parsed.error));
  const { prefix, limit, with_delimiter: byLevel, sortBy } = parsed.data;
  const after = readCursor(parsed.data.cursor);
  // Both come from fixed lists, so they can be part of the statement. Names are compared byte by byte.
  const column = sortBy.column === 'name' ? 'key' : `coalesce(to_char(${sortBy.column}, 'YYYYMMDDHH24MISSUS'), '')`;
  const beyond = sortBy.order === 'asc' ? '>' : '<';
  const rows = await query<Row>(
    `with below as (
       select o.*, position('/' in substr(o.name, char_length($2) + 1)) as slash from storage.objects o
       where o.bucket_id = $1 and starts_with(o.name, $2)
     ), entries as (
       select name as key, id, created_at, updated_at, last_accessed_at, metadata from below where not $3 or slash = 0
       union all
       select distinct substr(name, 1, char_length($2) + slash), null::uuid, null::timestamptz, null::timestamptz, null::timestamptz, null::jsonb
       from below where $3 and slash > 0
     ), sorted as (select entries.*, ${column} collate "C" as at from entries)
     select * from sorted where $4::text is null or (at, key collate "C") ${beyond} ($4, $5)
     order by at ${sortBy.order}, key collate "C" ${sortBy.order} limit $6`,
    [bucket, prefix, byLevel, after?.[0] ?? null, after?.[1] ?? null, limit + 1],
  );
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const hasNext = rows.length > limit;
  return {
    hasNext,
    ...(hasNext && last && { nextCursor: Buffer.from(JSON.stringify([last.at, last.key])).toString('base64url') }),
    folders: page.filter(({ id }) => id === null).map(({ key }) => ({ key: key.replace(/\/$/, ''), name: key })),
    objects: page.filter(({ id }) => id !== null).map(({ at, key, ...object }) => ({ ...object, key, name: key })),
  };
}
