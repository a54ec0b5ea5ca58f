import { accessSync, constants, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import {
  areTagsExpired,
  areTagsStale,
  tagsManifest,
} from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import pino from 'pino';
import { mapRouteToPublicPath } from '@/lib/config/redirects';
import { inlineScriptHashes } from '@/lib/http/inline-script-hashes';
import { localePath } from '@/lib/i18n/locale-paths';
import { isLocale } from '@/lib/i18n/locales';
import { createLogOptions } from '@/lib/observability/log-options';
import type { ResponseBundleEntry } from '@/server/http/prepared-response-bundle';
import { createChunkFinder, type FindSplitStylesheet, inlineStylesAndDeferScripts } from './optimize-page-html';

/**
 * The configuration that a build was made with, as Next stores it beside its output. Read from there, it needs no
 * TypeScript at run time, and it is all that a container has of it.
 */
export function readBuiltConfig(distDir: string): Record<string, unknown> {
  const { config } = JSON.parse(readFileSync(path.join(distDir, 'required-server-files.json'), 'utf8'));
  // Whether instances share regenerated pages is known at the start.
  if (process.env.REDIS_URL) config.cacheHandler ??= path.resolve('server/next-internals/cache-handler.mjs');
  // Next would log each page that it regenerates as a failure.
  if (!isWritable(path.join(distDir, 'server')))
    config.experimental = { ...config.experimental, isrFlushToDisk: false };
  return config;
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

type Route = { initialRevalidateSeconds: number | false; initialStatus?: number; dataRoute: string | null };
type Headers = Record<string, string>;

/** A body as Next would send it, with its headers. */
export type UncompressedResponse = Pick<
  ResponseBundleEntry,
  'urlPath' | 'kind' | 'headers' | 'hashes' | 'tags' | 'file'
> & {
  body: Buffer;
};

/** What intermediate caches may do with a page: store it for five minutes, the age that pages with stores may reach. */
export const pageCacheHeaders = {
  'Cache-Control': 'public, max-age=0, s-maxage=300, must-revalidate',
  Vary: 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding',
};

/** The prerendered routes of a build, by path. */
export function readPrerenderedRoutesByPath(distDir: string): Record<string, Route> {
  return JSON.parse(readFileSync(path.join(distDir, 'prerender-manifest.json'), 'utf8')).routes;
}

/**
 * Removes all prerendered files and the copies of them that a running site has written. When Next renders only the pages
 * it would leave those of a page that no longer exists, and send the copies instead of the new files.
 */
export function removePrerenderedFiles(distDir: string): void {
  rmSync(path.join(distDir, 'server/route-cache'), { recursive: true, force: true });
  for (const route of Object.keys(readPrerenderedRoutesByPath(distDir)))
    for (const suffix of ['.html', '.rsc', '.meta', '.body', '.segments'])
      rmSync(path.join(distDir, 'server/app', `${route}${suffix}`), { recursive: true, force: true });
}

/** The paths of the prerendered routes that are files, such as a feed or a list: only pages have a data route. */
export function readPrerenderedNonPagePaths(distDir: string): Set<string> {
  const files = Object.entries(readPrerenderedRoutesByPath(distDir)).filter(([, { dataRoute }]) => dataRoute === null);
  return new Set(files.map(([route]) => urlPathOfRoute(route)).filter((urlPath) => urlPath !== null));
}

/** The paths of all prerendered routes, with the cache tags by which Next invalidates them. */
export function readCacheTagsByPath(distDir: string): Map<string, string[]> {
  const tags = new Map<string, string[]>();
  for (const route of Object.keys(readPrerenderedRoutesByPath(distDir))) {
    const urlPath = urlPathOfRoute(route);
    if (urlPath !== null) tags.set(urlPath, readRegeneratedTags(path.join(distDir, 'server/app', route)));
  }
  return tags;
}

/**
 * The tags of a page that Next may have written anew while the site ran. A file that a power failure damaged must not
 * prevent the start: Next regenerates the page, and without tags it is shared for its time alone.
 */
function readRegeneratedTags(file: string): string[] {
  try {
    return readMeta(file).tags;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    pino(createLogOptions()).warn({ file: `${file}.meta` }, 'damaged file of a page ignored');
    return [];
  }
}

function readMeta(file: string): { tags: string[]; own: Headers } {
  const { headers = {} }: { headers?: Headers } = JSON.parse(readFileSync(`${file}.meta`, 'utf8'));
  const { 'x-next-cache-tags': tags = '', ...own } = headers;
  return { tags: tags.split(',').filter(Boolean), own };
}

/**
 * Every response of a build that can be cached in memory. A page with its own revalidation time stays with Next: only
 * Next knows when it expires.
 */
export function* iteratePrerenderedResponses(
  distDir: string,
  sheets: FindSplitStylesheet,
): Generator<UncompressedResponse> {
  const onDemandChunks = createChunkFinder(distDir);
  for (const [route, { initialRevalidateSeconds, initialStatus, dataRoute }] of Object.entries(
    readPrerenderedRoutesByPath(distDir),
  )) {
    const urlPath = urlPathOfRoute(route);
    if (urlPath === null || initialRevalidateSeconds !== false || (initialStatus ?? 200) !== 200) continue;
    const file = path.join(distDir, 'server/app', route);
    const { tags, own } = readMeta(file);
    const source = (
      kind: ResponseBundleEntry['kind'],
      extension: string,
      headers: Headers,
      body: Buffer,
    ): UncompressedResponse => ({
      ...{ urlPath, kind, tags, file: `${file}${extension}` },
      ...{ headers: { ...pageCacheHeaders, ...headers }, body },
    });
    if (dataRoute === null) {
      yield source('file', '.body', capitalised(own), readFileSync(`${file}.body`));
      continue;
    }
    const built = readFileSync(`${file}.html`, 'utf8');
    // The policy's hashes must be those of what is sent.
    const html = route.endsWith(notFoundPagePath) ? built : inlineStylesAndDeferScripts(built, sheets, onDemandChunks);
    const page = source('page', '.html', { 'Content-Type': 'text/html; charset=utf-8' }, Buffer.from(html));
    yield { ...page, hashes: inlineScriptHashes(html) };
    if (!existsSync(`${file}.rsc`)) continue;
    yield source('data', '.rsc', dataHeaders(route, urlPath, own), readFileSync(`${file}.rsc`));
  }
}

/**
 * What the client router reads: how long it may cache the page, that it is complete, and where its URL was rewritten
 * to.
 */
function dataHeaders(route: string, urlPath: string, own: Headers): Headers {
  const headers: Headers = { 'Content-Type': 'text/x-component', 'x-nextjs-prerender': '1' };
  const staleTime = own['x-nextjs-stale-time'];
  if (staleTime) headers['x-nextjs-stale-time'] = staleTime;
  if (route !== urlPath) headers['x-nextjs-rewritten-path'] = route;
  return headers;
}

/** Header names in one spelling, so that a route's own header replaces the common one. */
function capitalised(headers: Headers): Headers {
  const name = (key: string) => key.replace(/(^|-)[a-z]/g, (start) => start.toUpperCase());
  return Object.fromEntries(Object.entries(headers).map(([key, value]) => [name(key), value]));
}

/**
 * True once `revalidatePath` or `revalidateTag` has invalidated one of these cache tags since that time, in this
 * process.
 */
export function areTagsStaleSince(tags: string[], since: number): boolean {
  return tagsManifest.size > 0 && (areTagsExpired(tags, since) || areTagsStale(tags, since));
}

/**
 * The URL path that shows a prerendered route, as next.config.ts maps it: `/gr/about` -> `/about`, `/en/why` ->
 * `/en/why-{slug}-food`; null for a route without a URL of its own.
 */
export function urlPathOfRoute(route: string): string | null {
  if (route.startsWith('/_')) return null;
  const [, locale, ...rest] = route.split('/');
  if (!isLocale(locale)) return route;
  const path = `/${rest.join('/')}`;
  return localePath(locale, mapRouteToPublicPath(path));
}

/** The prebuilt page that Next itself sends when nothing is found. */
export const notFoundPagePath = '/page-not-found';
