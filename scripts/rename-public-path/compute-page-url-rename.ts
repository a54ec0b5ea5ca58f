import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RedirectsConfig } from '@/lib/config/redirects';
import { appRouteByPageKey } from '@/lib/config/site-paths';
import { localeCodes } from '@/lib/i18n/locales';
import { isSlug } from '@/lib/text/slug';
import { readJsonRecord } from '@/scripts/new/json';
import {
  buildRedirectTableAfterMoves,
  collectPathsByContentId,
  type FileContentOverrides,
} from './collect-paths-by-content-id';
import { nginxConfigPath, replaceNginxRedirects } from './nginx-redirects';

export type PathRenameRequest = { what: string; name: string; to: string };
export type PathRenameChanges = { files: Map<string, string>; moves: { from: string; to: string }[]; next: string[] };

// Other pages stand below these, or their path follows from something else.
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

/**
 * What a change of path changes under `root`: the new texts of files and the moves it records. Throws, in plain
 * words, what is not possible.
 */
export function computePathRename(root: string, request: PathRenameRequest, today: string): PathRenameChanges {
  const before = collectPathsByContentId(root);
  const files = new Map<string, string>();
  apply({ root, files, before }, request);
  const after = collectPathsByContentId(root, files);
  rejectDuplicates(after);
  const known = readTable(root);
  const ofOne = (pathname: string) => new Map([['it', pathname]]);
  const updated: RedirectsConfig = { ...known, renamed: readTable(root, files).renamed };
  const next =
    request.what === 'address'
      ? buildRedirectTableAfterMoves(updated, ofOne(request.name), ofOne(request.to), today)
      : buildRedirectTableAfterMoves(updated, before, after, today);
  rejectUsed(next, after);
  files.set(table, `${JSON.stringify(next, null, 2)}\n`);
  const proxy = path.join(root, nginxConfigPath);
  if (existsSync(proxy)) files.set(nginxConfigPath, replaceNginxRedirects(readFileSync(proxy, 'utf8'), next));
  const moves = next.moved.filter(({ from, to }) => !known.moved.some((one) => one.from === from && one.to === to));
  return { files, moves, next: nextSteps(request.what) };
}

const readTable = (root: string, files: FileContentOverrides = new Map()): RedirectsConfig =>
  JSON.parse(files.get(table) ?? readFileSync(path.join(root, table), 'utf8'));

function nextSteps(what: string): string[] {
  const art = what === 'brand' ? ['npm run art'] : [];
  return [...art, 'npm run content:dates', 'npm run content:check'];
}

type Project = { root: string; files: Map<string, string>; before: Map<string, string> };

/** Changes the files that give something its path. */
function apply(project: Project, { what, name, to }: PathRenameRequest): void {
  const { root, files, before } = project;
  const edit = (file: string, field: string, value: string) =>
    files.set(file, replaceField(readFileSync(path.join(root, file), 'utf8'), field, value));
  if (what === 'address') {
    const live = [...before.values()];
    if (!live.includes(to)) throw new Error(`${to} is no address of the site`);
    if (live.includes(name)) throw new Error(`${name} is in use; rename what is there instead`);
    return;
  }
  if (what === 'brand') {
    const { slug } = readJsonRecord(path.join(root, 'content/brand.json'));
    if (slug !== name) throw new Error(`the slug of the brand is not '${name}'`);
    if (!/^[a-z][a-z0-9]*$/.test(to))
      throw new Error(`'${to}' cannot be the slug: use lower-case Latin letters and digits`);
    edit('content/brand.json', 'slug', to);
    renameTerms(project, name, to);
    return;
  }
  const old = before.get(`${what} ${name}`);
  if (!old) throw new Error(`there is no ${what} '${name}'; known are: ${known(before, what)}`);
  if (what === 'page') {
    renamePage(project, name, to);
    return;
  }
  if (!isSlug(to)) throw new Error(`'${to}' cannot be part of a URL: use lower-case Latin letters, digits and hyphens`);
  const pathname = `${old.slice(0, old.lastIndexOf('/'))}/${to}`;
  if (what === 'product') edit(`content/products/${name}/facts.json`, 'route', pathname);
  else setRoute(project, what === 'post' ? `/blog/${name}` : `/blog/category/${name}`, pathname);
}

/** The files of terms know how each language writes the brand, by its slug. */
function renameTerms({ root, files }: Project, from: string, to: string): void {
  for (const locale of localeCodes) {
    const file = `content/terms/${locale}.json`;
    if (!existsSync(path.join(root, file))) continue;
    const text = readFileSync(path.join(root, file), 'utf8');
    files.set(file, text.replace(new RegExp(`^(    )"${from}": \\{`, 'm'), `$1"${to}": {`));
  }
}

const known = (before: Map<string, string>, what: string) =>
  [...before.keys()]
    .filter((key) => key.startsWith(`${what} `))
    .map((key) => key.slice(what.length + 1))
    .join(', ') || 'product, post, category, page, brand, address';

function renamePage(project: Project, name: string, to: string): void {
  if (fixed.includes(name))
    throw new Error(`the address of '${name}' cannot change: other pages stand below it or it follows from the brand`);
  if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(to)) throw new Error(`'${to}' is no address: write it as /our-story`);
  setRoute(project, appRouteByPageKey[name as keyof typeof appRouteByPageKey], to);
}

function setRoute({ root, files }: Project, route: string, pathname: string): void {
  const all = readTable(root);
  const { [route]: _, ...others } = all.renamed;
  const renamed = route === pathname ? others : { ...others, [route]: pathname };
  files.set(table, JSON.stringify({ ...all, renamed }));
}

/** The text of a JSON file with another value of a field of its first level; the rest stays as it is. */
function replaceField(text: string, field: string, value: string): string {
  return text.replace(
    new RegExp(`^(  "${field}": )("(?:[^"\\\\]|\\\\.)*")`, 'm'),
    (_, start) => start + JSON.stringify(value),
  );
}

function rejectDuplicates(after: Map<string, string>): void {
  const seen = new Map<string, string>();
  for (const [what, pathname] of after) {
    const other = seen.get(pathname);
    if (other) throw new Error(`${pathname} is the address of ${other} already`);
    seen.set(pathname, what);
  }
}

function rejectUsed({ moved }: RedirectsConfig, after: Map<string, string>): void {
  const live = new Set(after.values());
  for (const { from } of moved) if (live.has(from)) throw new Error(`${from} is in use: nothing can lead away from it`);
}
