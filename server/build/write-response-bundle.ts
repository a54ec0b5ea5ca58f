import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { type CompressionEffort, compressBrotliAndGzip, isCompressible } from '@/server/http/compression';
import {
  type ContentEncoding,
  createResponseBundleWriter,
  openResponseBundle,
  type ResponseBundle,
  type ResponseBundleEntry,
} from '@/server/http/prepared-response-bundle';
import { iteratePrerenderedResponses, type UncompressedResponse } from '@/server/next-internals/build-output';
import { createPerPageStylesheetReducer, writeDeferredStylesheets } from '@/server/next-internals/optimize-page-html';
import { listAssetResponses } from './asset-responses';
import { hashCodeThatWritesResponseBundle } from './build-stamps';
import { openReducedStylesheetCache } from './reduced-stylesheet-cache';

type Bodies = Partial<Record<ContentEncoding, Buffer>>;

// Two bodies in progress for each of zlib's four threads.
const concurrency = 8;

function* allResponses(distDir: string, publicDir: string): Generator<UncompressedResponse> {
  const reduced = openReducedStylesheetCache(distDir, hashCodeThatWritesResponseBundle());
  yield* iteratePrerenderedResponses(distDir, createPerPageStylesheetReducer(distDir, reduced));
  reduced.save();
  yield* listAssetResponses(distDir, publicDir);
}

/** Handles sources a few at a time, because compression has four threads. */
function inParallel<T>(sources: Iterable<T>, handle: (source: T) => Promise<void>): Promise<unknown> {
  const shared = sources[Symbol.iterator]();
  const worker = async () => {
    for (let next = shared.next(); !next.done; next = shared.next()) await handle(next.value);
  };
  return Promise.all(Array.from({ length: concurrency }, worker));
}

/**
 * Writes the bundle after `next build`: all responses that are served from memory. Unchanged responses are copied from
 * the last bundle; the others are compressed quickly, until `recompressBundle` compresses them better.
 */
export async function writeResponseBundle(
  distDir: string,
  publicDir: string,
): Promise<{ responses: number; bytes: number }> {
  const lastBundle = openResponseBundle(distDir, 0);
  const entriesByEtag = new Map(lastBundle?.entries.map((entry) => [entry.etag, entry]));
  // Written before the bundle: a file newer than the bundle counts as replaced.
  writeDeferredStylesheets(distDir);
  const bundle = createResponseBundleWriter(distDir);
  await inParallel(allResponses(distDir, publicDir), async ({ body, ...metadata }) => {
    const etag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    const unchanged = entriesByEtag.get(etag);
    const quick = unchanged?.quick ?? isWorthwhile(metadata.headers, body);
    const bodies =
      lastBundle && unchanged
        ? bodiesOf(unchanged, lastBundle)
        : quick
          ? await compressBrotliAndGzip(body, 'first')
          : { identity: body };
    bundle.add({ ...metadata, etag, quick }, bodies);
  });
  lastBundle?.close();
  const { entries, bytes } = bundle.finish();
  return { responses: entries.length, bytes };
}

/** Rewrites the bundle with the best compression. Resolves with the number of recompressed responses. */
export async function recompressBundle(distDir: string): Promise<number> {
  const bundle = openResponseBundle(distDir, 0);
  const quick = bundle?.entries.filter((entry) => entry.quick) ?? [];
  if (!bundle || quick.length === 0) return 0;
  const recompressed = createResponseBundleWriter(distDir, bundle.madeAt);
  await inParallel(bundle.entries, async (entry) => {
    const bodies = bodiesOf(entry, bundle);
    if (!entry.quick || !bodies.gzip) return recompressed.add(entry, bodies);
    const effort: CompressionEffort = entry.kind === 'asset' ? 'asset' : 'page';
    recompressed.add({ ...entry, quick: false }, await compressBrotliAndGzip(gunzipSync(bodies.gzip), effort));
  });
  recompressed.finish();
  bundle.close();
  return quick.length;
}

const isWorthwhile = (headers: Record<string, string>, body: Buffer) =>
  isCompressible(headers['Content-Type'] ?? '') && body.length > 200;

function bodiesOf({ bodies }: ResponseBundleEntry, bundle: ResponseBundle): Bodies {
  return Object.fromEntries(Object.entries(bodies).map(([encoding, span]) => [encoding, bundle.body(span)]));
}
