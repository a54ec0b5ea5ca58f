import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { listFilesBelow } from '@/lib/files/list-files';
import { assetsFolder, compress } from './page-store';
import { acceptedEncodings } from './send';

const compressible = /\.(css|js|json|map|svg|txt|webmanifest|xml|html)$/;
/** URLs that change with their content. */
const hashed = /^\/_next\/static\/|\.[0-9a-f]{8}\.woff2$/;

/** Collects `_next/static` and `public` in one folder, each file beside its compressed forms; returns the number of files. */
export async function prepareAssets(distDir: string, publicDir: string): Promise<number> {
  const target = assetsFolder(distDir);
  const files = [...filesOf(publicDir, ''), ...filesOf(path.join(distDir, 'static'), '_next/static')];
  const work = files.values();
  const worker = async () => {
    for (const [from, name] of work) {
      const to = path.join(target, name);
      mkdirSync(path.dirname(to), { recursive: true });
      link(from, to);
      if (!compressible.test(name)) continue;
      const body = readFileSync(from);
      const { br, gzip } = await compress(body);
      if (br.length < body.length) writeFileSync(`${to}.br`, br);
      if (gzip.length < body.length) writeFileSync(`${to}.gz`, gzip);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return files.length;
}

function filesOf(folder: string, prefix: string): [from: string, name: string][] {
  if (!existsSync(folder)) return [];
  return listFilesBelow(folder).map((from) => [from, path.join(prefix, path.relative(folder, from))]);
}

/** A hard link to the same bytes, where the disk allows it. */
function link(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Serves the prepared assets through sirv, caching everything with a hash in its name permanently; what is not there goes to `next`. */
export function assetHandler(distDir: string): Handler {
  const folder = assetsFolder(distDir);
  if (!existsSync(folder)) return (_request, _response, next) => next();
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders(response, pathname) {
      response.setHeader('Cache-Control', lifetime(pathname));
      response.setHeader('X-Content-Type-Options', 'nosniff');
      // The only kind of file here whose type sirv does not know.
      if (pathname.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
      // Feed readers and link previews show images on their own pages.
      response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    },
  });
  return (request, response, next) => {
    if (request.headers.range && !isPlainRange(request)) delete request.headers.range;
    // sirv only looks for the names of encodings, so one that is refused (`br;q=0`) must not be in the header.
    const { 'accept-encoding': given } = request.headers;
    if (given) request.headers['accept-encoding'] = acceptedEncodings(String(given)).join();
    // A file that has disappeared since the start: the headers are already sent, so only closing the connection can signal it.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    files(request, response, () => {
      if (given) request.headers['accept-encoding'] = given;
      next();
    });
  };
}

/** sirv supports a single range with a start; a server may answer any other range request with the whole file. */
function isPlainRange({ headers }: IncomingMessage): boolean {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
  return from !== undefined && !(to && Number(to) < Number(from)) && headers['if-range'] === undefined;
}

/** Images and documents keep their URL when they are redrawn: cache for an hour, then revalidate. */
function lifetime(pathname: string): string {
  return hashed.test(pathname) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600, must-revalidate';
}
