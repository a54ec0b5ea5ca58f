import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFilesBelow } from '@/lib/files/list-files';
import { buildAssetHeaders } from '@/server/http/serve-assets-from-disk';
import type { UncompressedResponse } from '@/server/next-internals/build-output';

/** File extensions that compress well, with their media types. */
const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
};

/**
 * The assets of a build that are served from memory: the scripts and styles of Next, and the compressible files of
 * `public`.
 */
export function* listAssetResponses(distDir: string, publicDir: string): Generator<UncompressedResponse> {
  for (const [folder, prefix] of [
    [publicDir, ''],
    [path.join(distDir, 'static'), '/_next/static'],
  ] as const) {
    if (!existsSync(folder)) continue;
    for (const file of listFilesBelow(folder)) {
      const type = types[path.extname(file)];
      if (!type) continue;
      const urlPath = encodeURI(path.posix.join('/', prefix, path.relative(folder, file)));
      const headers = { 'Content-Type': type, ...buildAssetHeaders(urlPath), Vary: 'Accept-Encoding' };
      yield { urlPath, kind: 'asset', headers, tags: [], file, body: readFileSync(file) };
    }
  }
}
