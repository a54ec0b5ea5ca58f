import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Redirects } from '@/lib/config/redirects';
import { routes } from '@/lib/config/site-paths';
import { isSlug } from '@/lib/text/slug';
import { readJson, writeJson } from '@/scripts/new/json';
import { addresses, withMoves } from './addresses';
import { nginxFile, withNginxRedirects } from './nginx';

export type Request = { what: string; name: string; to: string };
export type Changes = { files: Map<string, string>; moves: { from: string; to: string }[]; next: string[] };

// Other pages stand below these, or their address follows from something else.
const fixed = [
  'home',
  'why',
  'products',
  'completeRawMeals',
  'fullRange',
  'compare',
  'blog',
  'feedingPlan',
  'storeLocator',
];
const table = 'content/redirects.json';

/** What a change of address changes under `root`: the new texts of files and the moves it records. Throws, in plain words, what is not possible. */
export function rename(root: string, request: Request, today: string): Changes {
  // Tried out on a copy, so that nothing is left half done.
  const copy = mkdtempSync(path.join(tmpdir(), 'rename-'));
  try {
    cpSync(path.join(root, 'content'), path.join(copy, 'content'), { recursive: true });
    const before = addresses(copy);
    const changed = apply(copy, request, before);
    const after = addresses(copy);
    refuseTwins(after);
    const known = readJson(path.join(copy, table)) as unknown as Redirects;
    const next =
      request.what === 'address'
        ? withMoves(known, new Map([['it', request.name]]), new Map([['it', request.to]]), today)
        : withMoves(known, before, after, today);
    refuseUsed(next, after);
    writeJson(path.join(copy, table), next);
    const files = new Map([...changed, table].map((file) => [file, readFileSync(path.join(copy, file), 'utf8')]));
    const proxy = path.join(root, nginxFile);
    if (existsSync(proxy)) files.set(nginxFile, withNginxRedirects(readFileSync(proxy, 'utf8'), next));
    const moves = next.moved.filter(({ from, to }) => !known.moved.some((one) => one.from === from && one.to === to));
    return { files, moves, next: nextSteps(request.what) };
  } finally {
    rmSync(copy, { recursive: true });
  }
}

function nextSteps(what: string): string[] {
  const art = what === 'brand' ? ['npm run art'] : [];
  return [...art, 'npm run content:dates', 'npm run content:check'];
}

/** Changes the files that give something its address. Returns those it changed. */
function apply(root: string, { what, name, to }: Request, before: Map<string, string>): string[] {
  const at = (file: string) => path.join(root, file);
  const edit = (file: string, field: string, value: unknown) => {
    writeFileSync(at(file), replaceField(readFileSync(at(file), 'utf8'), field, value));
    return [file];
  };
  if (what === 'address') {
    if (![...before.values()].includes(to)) throw new Error(`${to} is no address of the site`);
    if ([...before.values()].includes(name)) throw new Error(`${name} is in use; rename what is there instead`);
    return [];
  }
  if (what === 'brand') {
    if (readJson(at('content/brand.json')).slug !== name) throw new Error(`the slug of the brand is not '${name}'`);
    if (!/^[a-z][a-z0-9]*$/.test(to))
      throw new Error(`'${to}' cannot be the slug: use lower-case Latin letters and digits`);
    return edit('content/brand.json', 'slug', to);
  }
  const old = before.get(`${what} ${name}`);
  if (!old) throw new Error(`there is no ${what} '${name}'; known are: ${known(before, what)}`);
  if (what === 'page') return renamePage(root, name, to);
  if (!isSlug(to)) throw new Error(`'${to}' cannot be part of a URL: use lower-case Latin letters, digits and hyphens`);
  const address = `${old.slice(0, old.lastIndexOf('/'))}/${to}`;
  if (what === 'product') return edit(`content/products/${name}/facts.json`, 'route', address);
  return setRoute(root, what === 'post' ? `/blog/${name}` : `/blog/category/${name}`, address);
}

const known = (before: Map<string, string>, what: string) =>
  [...before.keys()]
    .filter((key) => key.startsWith(`${what} `))
    .map((key) => key.slice(what.length + 1))
    .join(', ') || 'product, post, category, page, brand, address';

function renamePage(root: string, name: string, to: string): string[] {
  if (fixed.includes(name))
    throw new Error(`the address of '${name}' cannot change: other pages stand below it or it follows from the brand`);
  if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(to)) throw new Error(`'${to}' is no address: write it as /our-story`);
  return setRoute(root, routes[name as keyof typeof routes], to);
}

function setRoute(root: string, route: string, address: string): string[] {
  const file = path.join(root, table);
  const all = readJson(file) as unknown as Redirects;
  const { [route]: _, ...others } = all.renamed;
  writeJson(file, { ...all, renamed: route === address ? others : { ...others, [route]: address } });
  return [];
}

/** The text of a JSON file with another value of a field of its first level; the rest stays as it is. */
function replaceField(text: string, field: string, value: unknown): string {
  return text.replace(
    new RegExp(`^(  "${field}": )("(?:[^"\\\\]|\\\\.)*")`, 'm'),
    (_, start) => start + JSON.stringify(value),
  );
}

function refuseTwins(after: Map<string, string>): void {
  const seen = new Map<string, string>();
  for (const [what, address] of after) {
    const other = seen.get(address);
    if (other) throw new Error(`${address} is the address of ${other} already`);
    seen.set(address, what);
  }
}

function refuseUsed({ moved }: Redirects, after: Map<string, string>): void {
  const live = new Set(after.values());
  for (const { from } of moved) if (live.has(from)) throw new Error(`${from} is in use: nothing can lead away from it`);
}
