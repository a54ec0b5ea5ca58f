import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { readPrerenderedRoutesByPath } from '@/server/next-internals/build-output';
import {
  asyncScriptPattern,
  flightScriptPattern,
  stylesheetLinkPattern,
} from '@/server/next-internals/optimize-page-html';
import { ACTION_ID_PATTERN } from '@/server/next-internals/request-protocol';
import { openHydrated } from './open-hydrated';

// What server/next-internals relies on in the output of Next.js. After an upgrade, the name of a failed test states
// which format changed; docs/tasks/upgrade-next.md lists what depends on it.
const distDir = path.resolve('.next');
const json = (file: string) => JSON.parse(readFileSync(path.join(distDir, file), 'utf8'));
const html = (route: string) => readFileSync(path.join(distDir, 'server/app', `${route}.html`), 'utf8');
const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

test('prerender-manifest.json lists each route with its revalidation time and data route', () => {
  const routes = readPrerenderedRoutesByPath(distDir);
  expect(routes['/gr/about']).toMatchObject({ initialRevalidateSeconds: false, dataRoute: '/gr/about.rsc' });
  expect(routes['/gr/store-locator']?.initialRevalidateSeconds).toBeGreaterThan(0);
  expect(routes['/sitemap.xml']?.dataRoute).toBeNull();
});

test('a page has its data and a .meta file with its cache tags beside it', () => {
  const folder = path.join(distDir, 'server/app/gr');
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(['about.html', 'about.rsc', 'about.meta']));
  expect(json('server/app/gr/about.meta').headers['x-next-cache-tags']).toContain('_N_T_');
});

test('pages are not divided into parts that the router would prefetch', () => {
  const parts = readdirSync(path.join(distDir, 'server/app/gr')).filter((name) => name.endsWith('.segments'));
  expect(parts).toEqual([]);
});

test('a page pushes its flight data in inline scripts and loads its chunks with async scripts', () => {
  const page = html('gr/about');
  expect(count(page, flightScriptPattern)).toBeGreaterThan(1);
  expect(count(page, asyncScriptPattern)).toBeGreaterThan(1);
  expect(page.replaceAll(flightScriptPattern, '')).not.toContain('self.__next_f.push([1,');
});

test('a page links its stylesheets with the attributes by which React finds them', () => {
  expect(count(html('gr/about'), stylesheetLinkPattern)).toBeGreaterThan(0);
});

test('ids of server actions are 42 hexadecimal digits', () => {
  const ids = Object.keys(json('server/server-reference-manifest.json').node);
  expect(ids.length).toBeGreaterThan(20);
  for (const id of ids) expect(id).toMatch(ACTION_ID_PATTERN);
});

test('the tables of invalidated tags and of cached files are in the known place', async () => {
  const tags = await import('next/dist/server/lib/incremental-cache/tags-manifest.external.js');
  expect(tags.tagsManifest).toBeInstanceOf(Map);
  expect(typeof tags.areTagsExpired).toBe('function');
  expect(typeof tags.areTagsStale).toBe('function');
  const cache = await import('next/dist/server/lib/incremental-cache/file-system-cache.js');
  const FileSystemCache = (cache.default as { default?: unknown }).default ?? cache.default;
  const { prototype } = FileSystemCache as { prototype: object };
  expect(Object.getOwnPropertyNames(prototype)).toEqual(expect.arrayContaining(['get', 'set', 'revalidateTag']));
});

test('a build writes the configuration that a standalone server starts with', () => {
  expect(json('required-server-files.json').config).toMatchObject({ distDir: '.next' });
});

test('a page that is pointed at is requested as its tree and as a whole, and a click requests nothing', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { rsc, 'next-router-segment-prefetch': tree, 'next-router-state-tree': state = '' } = request.headers();
    const part = tree ?? (state.includes('metadata-only') ? 'head' : 'whole');
    if (rsc) requests.push(`${new URL(request.url()).pathname} ${part}`);
  });
  await openHydrated(page, '/en');
  // What is rendered for the visitor must not be outdated when it shows.
  await page.locator('header a[data-router][href="/en/auth"]').hover();
  await expect.poll(() => requests).toContain('/en/auth /_tree');
  await page.waitForTimeout(500);
  expect(requests.filter((request) => request.endsWith('whole'))).toEqual([]);
  // A touch may begin a scroll.
  await page.locator('footer a[data-router][href="/en/faq"]').dispatchEvent('pointerover', { pointerType: 'touch' });
  await page.waitForTimeout(500);
  expect(requests.filter((request) => request.startsWith('/en/faq'))).toEqual([]);
  // A page that is rendered anew while the site runs, and one that is not.
  for (const path of ['/en/store-locator', '/en/about']) {
    requests.length = 0;
    const link = page.locator(`footer a[data-router][href="${path}"]`);
    await link.hover();
    await expect.poll(() => requests).toEqual([`${path} /_tree`, `${path} whole`]);
    await page.waitForTimeout(500);
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('h1')).toBeVisible();
    expect(requests).toEqual([`${path} /_tree`, `${path} whole`]);
  }
});
