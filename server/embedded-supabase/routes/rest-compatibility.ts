import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { BackendContext } from '../backend-context';
import { DatabaseError } from '../database-error';
import { runAndRollBack } from '../prefer-tx-rollback';
import { createRequestQueryRunner } from '../storage/caller-query-runners';
import { StorageError } from '../storage/errors';
import { createWrittenValueEncoder, TooManyDigitsError } from './encode-written-values';
import { type RestError, rewriteRestQuery } from './rewrite-rest-query';

const rowSchema = z.record(z.string(), z.unknown());
const writtenSchema = z.union([rowSchema, z.array(rowSchema)]);
type Row = z.infer<typeof rowSchema>;
const bodySchema = z.union([rowSchema, z.array(rowSchema).min(1).max(10_000)]);

const estimated = /(^|[,\s])count=estimated\b/;

const isJson = (request: Request) => /^(application\/json|$)/.test(request.headers.get('content-type') ?? '');

/** The value of a JSON text; undefined when it is none, which the server underneath rejects. */
function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A part of a path as the server underneath reads it, also when it is malformed. */
function tryDecodePath(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

type Column = { name: string; value: string | null; identity: boolean };

/** A row that cannot be filled is rejected by the server underneath, with its reason. */
function notFilled(error: unknown): null {
  if (error instanceof StorageError || error instanceof DatabaseError) return null;
  throw error;
}

/**
 * What the REST API underneath does not do as PostgREST: parameters that it misreads are rewritten or rejected, a row
 * without values takes its defaults, and so do the missing values of `Prefer: missing=default`; texts of JSON columns
 * stay texts, `tx=rollback` undoes the changes, and a small table is counted where its size should be estimated.
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

  const encodeValues = createWrittenValueEncoder(database);

  /** The JSON body of a write as the server underneath must get it; as it is when it has another form. */
  async function encodeBody(request: Request, url: URL): Promise<string> {
    const text = await request.text();
    const [, kind, encodedName = ''] = /^\/rest\/v1\/(rpc\/)?([^/]+)$/.exec(url.pathname) ?? [];
    const parsed = writtenSchema.safeParse(tryParseJson(text));
    if (!encodedName || !parsed.success || !isJson(request)) return text;
    const name = tryDecodePath(encodedName);
    const schema = request.headers.get('content-profile') ?? 'public';
    const target = kind ? { schema, function: name } : { schema, table: name };
    const isList = Array.isArray(parsed.data);
    const rows = await encodeValues(target, isList ? (parsed.data as Row[]) : [parsed.data as Row]);
    return JSON.stringify(isList ? rows : rows[0]);
  }

  async function rewrite(request: Request): Promise<Request | RestError> {
    const url = new URL(request.url);
    const isFunctionCall = url.pathname.startsWith('/rest/v1/rpc/');
    const error = rewriteRestQuery(url.searchParams, isFunctionCall);
    if (error) return error;
    const headers = new Headers(request.headers);
    const prefer = headers.get('prefer');
    // Hosted projects count up to 1000 rows exactly, where the plan of a small table says nothing.
    if (prefer) headers.set('prefer', prefer.replace(estimated, '$1count=exact'));
    // The server underneath reads the arguments of a function from the URL of a GET alone.
    const method = request.method === 'HEAD' && isFunctionCall ? 'GET' : request.method;
    if (!/^(POST|PATCH|PUT)$/.test(method)) return new Request(url, { method, headers });
    headers.delete('content-length');
    return new Request(url, { method, headers, body: await encodeBody(request, url) });
  }

  return new Hono()
    .use('/rest/v1/*', async (c, next) => {
      const prefer = c.req.header('prefer') ?? '';
      const rewritten = await rewrite(c.req.raw).catch((error) => {
        if (!(error instanceof TooManyDigitsError)) throw error;
        const details = `The number of ${error.column} has more than 15 digits`;
        return { code: 'PGRST127', message: 'Feature not implemented', details, hint: null };
      });
      if (!(rewritten instanceof Request)) return c.json(rewritten, 400);
      c.req.raw = rewritten;
      await (/(^|[,\s])tx=rollback\b/.test(prefer) ? runAndRollBack(next) : next());
      const applied = c.res.headers.get('preference-applied');
      if (applied && estimated.test(prefer))
        c.res.headers.set('preference-applied', applied.replace('count=exact', 'count=estimated'));
      // It names the key of the inserted row, which may not be among the selected columns.
      if (!/(^|[,\s])return=headers-only\b/.test(prefer)) c.res.headers.delete('location');
    })
    .post('/rest/v1/:table', async (c, next) => {
      if (!isJson(c.req.raw)) return next();
      const parsed = bodySchema.safeParse(tryParseJson(await c.req.raw.clone().text()));
      return (parsed.success && (await fillIn(c, parsed.data).catch(notFilled))) || next();
    });
}
