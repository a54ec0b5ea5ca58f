import { existsSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sirv from 'sirv';
import { catalogueDownloadPath, findCurrentCatalogueFile } from '@/lib/content/catalogue-pdf-path-and-size';
import { listFilesBelow } from '@/lib/files/list-files';
import { localeCodes } from '@/lib/i18n/locales';
import { matchesEtag } from './prepared-responses';
import { respondWithStatus } from './validate-request';

/** URLs that change with their content. */
const hashed = /^\/_next\/static\/|\.[0-9a-f]{8}\.woff2$/;
const catalogues = new Map(localeCodes.map((locale) => [catalogueDownloadPath(locale), locale]));
const pollIntervalMs = 500;
const maxWaitMs = 60_000;

/** The headers of an asset, whether it is served from memory or from disk. */
export function buildAssetHeaders(pathname: string): Record<string, string> {
  return {
    // The URL of images and documents stays the same when they are redrawn: cache for an hour, then revalidate.
    'Cache-Control': hashed.test(pathname)
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600, must-revalidate',
    'X-Content-Type-Options': 'nosniff',
    // Feed readers and link previews show images on their own pages.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
}

/** The URL paths of the files of `publicDir`, decoded; none where the folder is missing. */
export function listAssetPaths(publicDir: string): string[] {
  if (!existsSync(publicDir)) return [];
  return listFilesBelow(publicDir).map((file) => path.posix.join('/', path.relative(publicDir, file)));
}

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Serves from disk the files of `publicDir` that are not in memory because they do not compress: images, fonts and
 * documents. A PDF catalogue that is still being drawn, after a first start, is waited for, a minute at most; it is
 * served in the edition of the day.
 */
export function createAssetHandler(publicDir: string): Handler {
  if (!existsSync(publicDir)) return (_request, _response, next) => next();
  // In this mode sirv looks for a file when it is requested, and finds what was drawn since the start.
  const files = sirv(publicDir, {
    dev: true,
    etag: true,
    extensions: [],
    setHeaders(response, pathname) {
      for (const [name, value] of Object.entries(buildAssetHeaders(pathname))) response.setHeader(name, value);
      response.setHeader('Accept-Ranges', 'bytes');
      // The only kind of file here whose type sirv does not know.
      if (pathname.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
    },
  });
  return (request, response, next) => {
    if (request.headers.range && !isPlainRange(request)) delete request.headers.range;
    const send = () => {
      respondIfUnchanged(publicDir, request, response) || files(request, response, next);
    };
    // A file that disappears while it is being sent: the headers are already out, so only closing the connection can
    // signal it.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    const [pathname = ''] = (request.url ?? '').split('?');
    const locale = catalogues.get(pathname);
    if (!locale) return send();
    const serve = () => {
      const edition = findCurrentCatalogueFile(path.join(publicDir, path.dirname(pathname)), locale);
      request.url = path.posix.join(path.posix.dirname(pathname), path.basename(edition));
      send();
    };
    const file = path.join(publicDir, pathname);
    if (existsSync(file)) return serve();
    void isDrawn(file, response).then((drawn) => {
      if (response.destroyed) return;
      if (drawn) return serve();
      response.setHeader('Retry-After', maxWaitMs / 1000);
      respondWithStatus(request, response, 503);
    });
  };
}

/**
 * Responds with 304 if the client has the file. sirv compares one ETag only, no date, and leaves out the headers that a
 * 304 must repeat (RFC 9110, section 15.4.5). True if it has responded.
 */
function respondIfUnchanged(publicDir: string, { url = '', headers }: IncomingMessage, response: ServerResponse) {
  const tags = headers['if-none-match'];
  const since = headers['if-modified-since'];
  if (tags === undefined && since === undefined) return false;
  const [pathname = ''] = url.split('?');
  // Dot segments stay in the paths of programs, and would lead out of the folder.
  if (/(^|\/)\.\.(\/|$)/.test(pathname)) return false;
  const stats = statSync(path.join(publicDir, pathname), { throwIfNoEntry: false });
  if (!stats?.isFile()) return false;
  const tag = `"${stats.size}-${stats.mtime.getTime()}"`;
  // A date counts only without a tag, and has no fractions of a second.
  const isUnchanged =
    tags === undefined ? Math.floor(stats.mtimeMs / 1000) * 1000 <= Date.parse(since ?? '') : matchesEtag(tags, tag);
  if (isUnchanged) response.writeHead(304, { ...buildAssetHeaders(pathname), ETag: `W/${tag}` }).end();
  return isUnchanged;
}

/**
 * sirv supports a single range with a start, and takes an end of 0 for none; a server may respond to any other range
 * request with the whole file, and must for HEAD and for a range of another edition.
 */
function isPlainRange({ method, headers }: IncomingMessage): boolean {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
  const isSupported = from !== undefined && !(to && (Number(to) < Number(from) || Number(to) === 0));
  return method === 'GET' && isSupported && headers['if-range'] === undefined;
}

async function isDrawn(file: string, response: ServerResponse): Promise<boolean> {
  for (const until = performance.now() + maxWaitMs; performance.now() < until; await sleep(pollIntervalMs))
    if (response.destroyed || existsSync(file)) return true;
  return false;
}
