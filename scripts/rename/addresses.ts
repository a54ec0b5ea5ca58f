import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Redirects } from '@/lib/config/redirects';
import { routes } from '@/lib/config/site-paths';
import { postCategories } from '@/lib/content/post-schema';
import { isContent } from '@/lib/files/parse-file';
import { localeCodes } from '@/lib/i18n/locales';
import { readJson } from '@/scripts/new/json';

/** Everything that has an address, by what it is (`product simple`), as the files under `root` say now. */
export function addresses(root: string): Map<string, string> {
  const at = (file: string) => path.join(root, 'content', file);
  const names = (kind: string) => readdirSync(at(kind)).filter(isContent).sort();
  const slug = String(readJson(at('brand.json')).slug);
  const { renamed } = readJson(at('redirects.json')) as unknown as Redirects;
  const public_ = (route: string) => renamed[route] ?? (route === '/why' ? `/why-${slug}-food` : route);
  const posts = names('posts');
  const used = new Set(posts.map((name) => readJson(at(`posts/${name}/post.json`)).category));
  return new Map([
    ...Object.entries(routes).map(([key, route]): [string, string] => [`page ${key}`, public_(route)]),
    ...names('products').map((name): [string, string] => [
      `product ${name}`,
      String(readJson(at(`products/${name}/facts.json`)).route).replace('{brand}', slug),
    ]),
    ...posts.map((name): [string, string] => [`post ${name}`, public_(`/blog/${name}`)]),
    ...postCategories
      .filter((name) => used.has(name))
      .map((name): [string, string] => [`category ${name}`, public_(`/blog/category/${name}`)]),
    ...localeCodes.map((locale): [string, string] => [`catalogue ${locale}`, `/catalogue/${slug}-${locale}.pdf`]),
  ]);
}

/** The table after what was at one address in `before` is at another in `after`: old addresses lead to the newest, and none to itself. */
export function withMoves(
  table: Redirects,
  before: Map<string, string>,
  after: Map<string, string>,
  today: string,
): Redirects {
  let { moved } = table;
  for (const [what, from] of before) {
    const to = after.get(what);
    if (!to || to === from) continue;
    moved = moved.filter((one) => one.from !== to).map((one) => (one.to === from ? { ...one, to } : one));
    moved = [...moved.filter((one) => one.from !== from && one.from !== one.to), { from, to, since: today }];
  }
  return { ...table, moved, published: published(table, [...before.values(), ...after.values()]) };
}

/** Every address that was ever public, in order. */
export function published(table: Redirects, more: Iterable<string>): string[] {
  return [...new Set([...table.published, ...more])].sort();
}
