import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import {
  type Bundle,
  type CompressionEffort,
  type ContentEncoding,
  compress,
  createBundle,
  isCompressible,
  openBundle,
  type ResponseBundleEntry,
} from '@/server/http/response-bundle';
import { prerenderedResponses, type UncompressedResponse } from '@/server/next-internals/build-output';
import { createStylesheetFinder, writeDeferredStylesheets } from '@/server/next-internals/page-html';
import { assetResponses } from './asset-responses';

type Bodies = Partial<Record<ContentEncoding, Buffer>>;

// Two bodies in progress for each of zlib's four threads.
const inWork = 8;

function* everything(distDir: string, publicDir: string): Generator<UncompressedResponse> {
  yield* prerenderedResponses(distDir, createStylesheetFinder(distDir));
  yield* assetResponses(distDir, publicDir);
}

/** Handles sources a few at a time, because compression has four threads. */
function inParallel<T>(sources: Iterable<T>, handle: (source: T) => Promise<void>): Promise<unknown> {
  const shared = sources[Symbol.iterator]();
  const worker = async () => {
    for (let next = shared.next(); !next.done; next = shared.next()) await handle(next.value);
  };
  return Promise.all(Array.from({ length: inWork }, worker));
}

/**
 * After `next build`: writes the bundle, in which everything is that is served from memory. What has not changed since
 * the last bundle is copied from it; the rest is compressed quickly, and `recompressBundle` does better later.
 */
export async function writeResponseBundle(
  distDir: string,
  publicDir: string,
): Promise<{ responses: number; bytes: number }> {
  const before = openBundle(distDir, 0);
  const known = new Map(before?.entries.map((entry) => [entry.etag, entry]));
  // Before the bundle: what is newer than it is taken for a page that Next has regenerated.
  writeDeferredStylesheets(distDir);
  const bundle = createBundle(distDir);
  await inParallel(everything(distDir, publicDir), async ({ body, ...about }) => {
    const etag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    const same = known.get(etag);
    const quick = same?.quick ?? isWorthwhile(about.headers, body);
    const bodies = before && same ? bodiesOf(same, before) : quick ? await compress(body, 'first') : { identity: body };
    bundle.add({ ...about, etag, quick }, bodies);
  });
  before?.close();
  const { entries, bytes } = bundle.finish();
  return { responses: entries.length, bytes };
}

/** Writes the bundle again with everything as small as it gets. Resolves with the number of responses that were not. */
export async function recompressBundle(distDir: string): Promise<number> {
  const bundle = openBundle(distDir, 0);
  const quick = bundle?.entries.filter((entry) => entry.quick) ?? [];
  if (!bundle || quick.length === 0) return 0;
  const better = createBundle(distDir, bundle.madeAt);
  await inParallel(bundle.entries, async (entry) => {
    const bodies = bodiesOf(entry, bundle);
    if (!entry.quick || !bodies.gzip) return better.add(entry, bodies);
    const effort: CompressionEffort = entry.kind === 'asset' ? 'asset' : 'page';
    better.add({ ...entry, quick: false }, await compress(gunzipSync(bodies.gzip), effort));
  });
  better.finish();
  bundle.close();
  return quick.length;
}

const isWorthwhile = (headers: Record<string, string>, body: Buffer) =>
  isCompressible(headers['Content-Type'] ?? '') && body.length > 200;

function bodiesOf({ bodies }: ResponseBundleEntry, bundle: Bundle): Bodies {
  return Object.fromEntries(Object.entries(bodies).map(([encoding, span]) => [encoding, bundle.body(span)]));
}
