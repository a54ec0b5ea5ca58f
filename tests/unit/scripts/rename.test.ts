import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  buildNginxRedirectMapLines,
  buildRedirectRules,
  type RedirectsConfig,
  redirectsSchema,
} from '@/lib/config/redirects';
import { localePath } from '@/lib/i18n/locale-paths';
import { localeCodes } from '@/lib/i18n/locales';
import { readJsonRecord } from '@/scripts/new/json';
import { collectPathsByContentId } from '@/scripts/rename-public-path/collect-paths-by-content-id';
import { computePathRename } from '@/scripts/rename-public-path/compute-page-url-rename';
import { nginxConfigPath } from '@/scripts/rename-public-path/nginx-redirects';
import { sampleRenames } from '@/tests/sample-renames';

type Match = (source: string, options: object) => (url: string) => { params: Record<string, string> } | false;
// What Next.js itself compiles the rules with; it comes without types.
const { match }: { match: Match } = createRequire(import.meta.url)('next/dist/compiled/path-to-regexp');

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'rename-test-'));
  // What has or gives an address.
  const filter = (file: string) =>
    !/\.\w+$/.test(file) || /(brand|redirects|facts|post)\.json$|terms\/..\.json$/.test(file);
  cpSync('content', path.join(root, 'content'), { recursive: true, filter });
  mkdirSync(path.join(root, path.dirname(nginxConfigPath)), { recursive: true });
  cpSync(nginxConfigPath, path.join(root, nginxConfigPath));
});
afterEach(() => rmSync(root, { recursive: true }));

const today = '2026-12-01';
function run(what: string, name: string, to: string) {
  const { files, moves } = computePathRename(root, { what, name, to }, today);
  for (const [file, text] of files) writeFileSync(path.join(root, file), text);
  return moves;
}
const table = () => redirectsSchema.parse(readJsonRecord(path.join(root, 'content/redirects.json'))) as RedirectsConfig;

/** Where Next.js sends a public path: the first rule that matches, with the language it captured. */
function nextTarget(url: string): string | null {
  for (const { source, destination } of buildRedirectRules(table())) {
    const found = match(source, { strict: true })(url);
    if (found) return destination.replace(':locale', String(found.params.locale));
  }
  return null;
}

/** Where the map of the proxy example sends a public path. */
function proxyTarget(url: string): string | null {
  for (const line of buildNginxRedirectMapLines(table())) {
    const [from = '', to = ''] = line.slice(0, -1).split(' ');
    if (!from.startsWith('~')) {
      if (from === url) return to;
      continue;
    }
    const found = new RegExp(from.slice(1)).exec(url);
    if (found) return to.replace('$prefix', found.groups?.prefix ?? '');
  }
  return null;
}

const renames: typeof sampleRenames = [
  ...sampleRenames,
  [
    'page',
    'cats',
    '/products/complete-raw-meals/for-cats',
    '/products/complete-raw-meals/cats',
    '/products/complete-raw-meals/for-cats',
  ],
  ['brand', 'maera', 'nova', '/why-maera-food', '/why-nova-food'],
];

describe('a new path', () => {
  it.each(renames)(
    'of %s %s: the old one leads to it in nine languages, here and in the proxy',
    (what, name, to, old, next) => {
      expect(run(what, name, to)).toContainEqual(expect.objectContaining({ from: old, to: next }));
      for (const locale of localeCodes) {
        expect(nextTarget(localePath(locale, old)), locale).toBe(localePath(locale, next));
        expect(proxyTarget(localePath(locale, old)), locale).toBe(localePath(locale, next));
      }
      expect([...collectPathsByContentId(root).values()]).toContain(next);
      expect([...collectPathsByContentId(root).values()]).not.toContain(old);
      expect(readFileSync(path.join(root, nginxConfigPath), 'utf8')).toContain(`"$prefix${next}";`);
    },
  );

  it('of everything at once preserves every old path, and none leads to one that has moved again', () => {
    const before = collectPathsByContentId(root);
    for (const [what, name, to] of renames) run(what, name, to);
    run('post', 'bones', 'about-bones');
    run('brand', 'nova', 'astra');
    const live = new Set(collectPathsByContentId(root).values());
    for (const old of before.values()) {
      const target = live.has(old) ? old : (nextTarget(old) ?? '');
      expect(live, `${old} leads to ${target}`).toContain(target);
    }
    expect(nextTarget('/blog/bones')).toBe('/blog/about-bones');
    expect(nextTarget('/en/blog/raw-bones')).toBe('/en/blog/about-bones');
    expect(nextTarget('/lv/why-maera-food')).toBe('/lv/why-astra-food');
    expect(nextTarget('/catalogue/maera-lv.pdf')).toBe('/catalogue/astra-lv.pdf');
  });

  it('of the brand goes into the terms of every language, and nothing else there changes', () => {
    const before = localeCodes.map((locale) => readFileSync(`content/terms/${locale}.json`, 'utf8'));
    run('brand', 'maera', 'nova');
    for (const [at, locale] of localeCodes.entries())
      expect(readFileSync(path.join(root, `content/terms/${locale}.json`), 'utf8'), locale).toBe(
        before[at]?.replace('    "maera": {', '    "nova": {'),
      );
    expect(readJsonRecord(path.join(root, 'content/terms/lv.json')).names).toHaveProperty('nova');
  });

  it('that is taken back leaves no circle', () => {
    run('product', 'beef-dinner', 'beef');
    run('product', 'beef-dinner', 'beef-dinner');
    expect(nextTarget('/products/beef-dinner')).toBeNull();
    expect(nextTarget('/products/beef')).toBe('/products/beef-dinner');
  });

  it('of what is gone can be named by hand', () => {
    run('address', '/products/old-treats', '/products/yummy');
    expect(nextTarget('/fr/products/old-treats')).toBe('/fr/products/yummy');
  });

  it.each([
    ['product', 'hare', 'x', "there is no product 'hare'; known are: active, "],
    ['product', 'simple', 'Simple Chicken', 'cannot be part of a URL'],
    ['product', 'beef-dinner', 'duck-dinner', '/products/duck-dinner is the address of'],
    ['page', 'blog', '/news', "the address of 'blog' cannot change"],
    ['page', 'about', 'our story', 'write it as /our-story'],
    ['page', 'about', '/faq', '/faq is the address of'],
    ['brand', 'maera', 'New Name', 'cannot be the slug'],
    ['brand', 'other', 'new', "the slug of the brand is not 'other'"],
    ['shop', 'x', 'y', "there is no shop 'x'; known are: product, post"],
    ['address', '/about', '/faq', '/about is in use'],
    ['address', '/gone', '/nowhere', '/nowhere is no address of the site'],
  ])('is rejected with a plain message: %s %s %s', (what, name, to, reason) => {
    const before = readFileSync(path.join(root, 'content/redirects.json'), 'utf8');
    expect(() => run(what, name, to)).toThrow(reason);
    expect(readFileSync(path.join(root, 'content/redirects.json'), 'utf8')).toBe(before);
  });
});

it('the table rejects chains, twins, languages and what is no path', () => {
  const parse = (moved: object[]) =>
    redirectsSchema.safeParse({ renamed: {}, moved, published: [] }).error?.issues.map(({ message }) => message);
  const move = (from: string, to: string) => ({ from, to, since: today });
  expect(parse([move('/a', '/b')])).toBeUndefined();
  expect(parse([move('/a', '/b'), move('/a', '/c')])).toEqual(["'/a' has moved already"]);
  expect(parse([move('/a', '/b'), move('/b', '/c')])).toEqual(["'/b' has itself moved: name where it is now"]);
  expect(parse([move('/a', '/a')])).toContain('is the address itself');
  expect(parse([move('/en/a', '/b')])?.[0]).toMatch(/begins with a language/);
  expect(parse([move('//evil.example', '/b')])?.[0]).toMatch(/a path such as/);
  expect(parse([move('/a', 'https://evil.example')])?.[0]).toMatch(/a path such as/);
});
