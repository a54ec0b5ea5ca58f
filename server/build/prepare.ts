/** After `next build`: compresses what never changes, so that the server only has to send it. Run with `tsx server/build/prepare.ts`. */
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { prepareAssets } from '@/server/http/assets';
import {
  assetsFolder,
  compress,
  type Encoding,
  type Entry,
  isCompressible,
  type Span,
  writeBundle,
} from '@/server/http/page-store';
import { prerendered, type Source } from '@/server/next-internals/prerendered';
import { criticalSheetsOf, writeRestSheets } from './critical-styles';

const pageQuality = 9;
// Two bodies in progress for each of zlib's four threads.
const inWork = 8;

/** Writes `{distDir}/serve`: the pages in one file, the assets beside their compressed forms. */
export async function prepare(
  distDir: string,
  publicDir: string,
): Promise<{ pages: number; assets: number; bytes: number }> {
  rmSync(path.dirname(assetsFolder(distDir)), { recursive: true, force: true });
  mkdirSync(assetsFolder(distDir), { recursive: true });
  const entries: Entry[] = [];
  const bodies: Buffer[] = [];
  let size = 0;
  const place = (body: Buffer): Span => {
    bodies.push(body);
    size += body.length;
    return [size - body.length, body.length];
  };
  const sources = prerendered(distDir, criticalSheetsOf(distDir));
  const worker = async () => {
    for (const source of sources) {
      const forms = await encode(source);
      const spans = Object.entries(forms).map(([encoding, body]) => [encoding, place(body)]);
      const { body, ...about } = source;
      const etag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
      entries.push({ ...about, etag, bodies: Object.fromEntries(spans) });
    }
  };
  await Promise.all(Array.from({ length: inWork }, worker));
  writeBundle(distDir, entries, bodies);
  writeRestSheets(distDir);
  return { pages: entries.length, assets: await prepareAssets(distDir, publicDir), bytes: size };
}

async function encode({ headers, body }: Source): Promise<Partial<Record<Encoding, Buffer>>> {
  const compressible = isCompressible(headers['Content-Type'] ?? '') && body.length > 200;
  return compressible ? compress(body, pageQuality) : { identity: body };
}
