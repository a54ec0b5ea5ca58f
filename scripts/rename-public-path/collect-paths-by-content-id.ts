import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RedirectsConfig } from '@/lib/config/redirects';
import { appRouteByPageKey } from '@/lib/config/site-paths';
import { postCategories } from '@/lib/content/post-schema';
import { listFolderNames } from '@/lib/files/list-files';
import { localeCodes } from '@/lib/i18n/locales';
import type { JsonRecord } from '@/scripts/new/json';

/** Texts of files that replace those on disk, by their path under the project. */
export type FileContentOverrides = ReadonlyMap<string, string>;

/**
 * Everything that has a path, by what it is (`product simple`), as the files under `root`, or those that replace
 * them, for example.
 */
export function collectPathsByContentId(root: string, overlay: FileContentOverrides = new Map()): Map<string, string> {
  const at = (file: string) => path.join(root, 'content', file);
  const json = (file: string): JsonRecord =>
    JSON.parse(overlay.get(`content/${file}`) ?? readFileSync(at(file), 'utf8'));
  const names = (kind: string) => listFolderNames(at(kind));
  const slug = String(json('brand.json').slug);
  const { renamed } = json('redirects.json') as unknown as RedirectsConfig;
  const public_ = (route: string) => renamed[route] ?? (route === '/why' ? `/why-${slug}-food` : route);
  const posts = names('posts');
  const used = new Set(posts.map((name) => json(`posts/${name}/post.json`).category));
  return new Map([
    ...Object.entries(appRouteByPageKey).map(([key, route]): [string, string] => [`page ${key}`, public_(route)]),
    ...names('products').map((name): [string, string] => [
      `product ${name}`,
      String(json(`products/${name}/facts.json`).route).replace('{brand}', slug),
    ]),
    ...posts.map((name): [string, string] => [`post ${name}`, public_(`/blog/${name}`)]),
    ...postCategories
      .filter((name) => used.has(name))
      .map((name): [string, string] => [`category ${name}`, public_(`/blog/category/${name}`)]),
    ...localeCodes.map((locale): [string, string] => [`catalogue ${locale}`, `/catalogue/${slug}-${locale}.pdf`]),
  ]);
}

/**
 * The table after what was at one path in `before` is at another in `after`: old paths lead to the newest, and
 * none to itself.
 */
export function buildRedirectTableAfterMoves(
  table: RedirectsConfig,
  before: Map<string, string>,
  after: Map<string, string>,
  today: string,
): RedirectsConfig {
  let { moved } = table;
  for (const [what, from] of before) {
    const to = after.get(what);
    if (!to || to === from) continue;
    moved = moved.filter((one) => one.from !== to).map((one) => (one.to === from ? { ...one, to } : one));
    moved = [...moved.filter((one) => one.from !== from && one.from !== one.to), { from, to, since: today }];
  }
  return { ...table, moved, published: mergePublishedPaths(table, [...before.values(), ...after.values()]) };
}

/** Every path that was ever public, in order. */
export function mergePublishedPaths(table: RedirectsConfig, more: Iterable<string>): string[] {
  return [...new Set([...table.published, ...more])].sort();
}
