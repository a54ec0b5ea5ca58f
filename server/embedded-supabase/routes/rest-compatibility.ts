import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { BackendContext } from '../backend-context';
import { DatabaseError } from '../database-error';
import { createRequestQueryRunner } from '../storage/caller-query-runners';
import { StorageError } from '../storage/errors';

const rowSchema = z.record(z.string(), z.unknown());
const bodySchema = z.union([rowSchema, z.array(rowSchema).min(1).max(10_000)]);

type Column = { name: string; value: string | null; identity: boolean };

/** A row that cannot be filled is rejected by the server underneath, with its reason. */
function notFilled(error: unknown): null {
  if (error instanceof StorageError || error instanceof DatabaseError) return null;
  throw error;
}

/**
 * What the REST API underneath does not do as PostgREST: a malformed limit is rejected, a row without values takes its
 * defaults, and so do the missing values of `Prefer: missing=default`.
 */
export function restCompatibilityRoutes(backend: BackendContext): Hono {
  const { database, forward } = backend;

  const columnsOf = (table: string, schema: string) =>
    database.query<Column>(
      `select a.attname as name, pg_get_expr(d.adbin, d.adrelid) as value, a.attidentity <> '' as identity
       from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
       where a.attrelid = to_regclass(format('%I.%I', $1::text, $2::text)) and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       order by a.attnum`,
      [schema, table],
    );

  /**
   * The rows with the missing columns filled; their defaults are computed with the caller's rights, as the insert
   * would.
   */
  async function withDefaults(request: Request, rows: Record<string, unknown>[], columns: Column[]) {
    const as = await createRequestQueryRunner(backend, request);
    const list = columns.map(({ value }, at) => `to_json(${value ?? 'null::text'}) as c${at}`);
    return as.run(async (query) => {
      const filled: Record<string, unknown>[] = [];
      for (const row of rows) {
        const [values] = await query<Record<string, unknown>>(`select ${list.join(', ')}`);
        filled.push({ ...Object.fromEntries(columns.map(({ name }, at) => [name, values?.[`c${at}`]])), ...row });
      }
      return filled;
    });
  }

  async function fillIn(c: Context, body: z.infer<typeof bodySchema>): Promise<Response | null> {
    const rows = Array.isArray(body) ? body : [body];
    const empty = rows.every((row) => Object.keys(row).length === 0);
    const url = new URL(c.req.url);
    const named = url.searchParams.get('columns')?.split(',');
    const useDefaults = /(^|[,\s])missing=default\b/.test(c.req.header('prefer') ?? '');
    if (!empty && !useDefaults) return null;
    const names = new Set([...(named ?? []), ...rows.flatMap((row) => Object.keys(row))]);
    const columns = await columnsOf(c.req.param('table') ?? '', c.req.header('content-profile') ?? 'public');
    // Of a row without values one column is enough; an identity fills itself.
    const missing = empty
      ? columns.filter(({ identity }) => !identity).slice(0, 1)
      : columns.filter(({ name }) => names.has(name) && rows.some((row) => !(name in row)));
    if (missing.length === 0) return null;
    const filled = await withDefaults(c.req.raw, rows, missing);
    url.searchParams.delete('columns');
    const headers = new Headers(c.req.raw.headers);
    headers.delete('content-length');
    const text = JSON.stringify(Array.isArray(body) ? filled : filled[0]);
    return forward(new Request(url, { method: 'POST', headers, body: text }));
  }

  return new Hono()
    .use('/rest/v1/*', async (c, next) => {
      for (const [name, value] of new URL(c.req.url).searchParams) {
        if (!/(^|\.)(limit|offset)$/.test(name) || /^-?\d+$/.test(value)) continue;
        const message = `"failed to parse ${name} (${value.slice(0, 100)})"`;
        return c.json({ code: 'PGRST100', details: 'A whole number is expected', hint: null, message }, 400);
      }
      await next();
    })
    .post('/rest/v1/:table', async (c, next) => {
      if (!/^(application\/json|$)/.test(c.req.header('content-type') ?? '')) return next();
      const body: unknown = await c.req.raw
        .clone()
        .json()
        .catch(() => null);
      const parsed = bodySchema.safeParse(body);
      return (parsed.success && (await fillIn(c, parsed.data).catch(notFilled))) || next();
    });
}
