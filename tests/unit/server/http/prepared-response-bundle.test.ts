import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  createResponseBundleWriter,
  openResponseBundle,
  type ResponseBundleEntry,
} from '@/server/http/prepared-response-bundle';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bundle-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const about = (urlPath: string): Omit<ResponseBundleEntry, 'bodies'> => ({
  ...{ urlPath, kind: 'page', etag: urlPath, quick: false },
  ...{ tags: [], file: '', headers: {} },
});

function write(texts: string[], madeAt?: number) {
  const bundle = createResponseBundleWriter(folder, madeAt);
  for (const text of texts) bundle.add(about(text), { br: Buffer.from(text), gzip: Buffer.from(`${text}!`) });
  bundle.finish();
}

function read(inMemory: number): string[] {
  const bundle = openResponseBundle(folder, inMemory);
  const texts = bundle?.entries.flatMap(({ bodies }) => Object.values(bodies).map((span) => String(bundle.body(span))));
  bundle?.close();
  return texts ?? [];
}

it('a bundle is read as it was written, from memory, from disk and partly from each, and is null where none was', () => {
  expect(openResponseBundle(folder, 0)).toBe(null);
  write(['one', '', 'two']);
  for (const inMemory of [0, 5, 1000]) expect(read(inMemory)).toEqual(['one', 'one!', '', '!', 'two', 'two!']);
});

it('holds the Brotli bodies in memory, and lends one copy of each other body to all who send it', () => {
  write(['one', 'two']);
  const bundle = openResponseBundle(folder, 1000);
  const [one, two] = bundle?.entries.map(({ bodies }) => bodies) ?? [];
  if (!bundle || !one?.br || !one.gzip || !two?.gzip) throw new Error('no bodies');
  const lent = bundle.body(one.gzip);
  expect(bundle.body(one.gzip)).toBe(lent);
  bundle.close();
  expect(String(bundle.body(one.br))).toBe('one');
  expect(() => two.gzip && bundle.body(two.gzip)).toThrow('EBADF');
});

it('a bundle may be written in many parts', () => {
  const parts = Array.from({ length: 3000 }, (_, index) => `${index},`);
  write(parts);
  expect(read(10_000)).toEqual(parts.flatMap((text) => [text, `${text}!`]));
});

it('replaces the one before, which stays readable for whoever has it open', () => {
  write(['old'], 7);
  const open = openResponseBundle(folder, 0);
  write(['new'], open?.madeAt);
  expect(read(0)).toEqual(['new', 'new!']);
  expect(openResponseBundle(folder, 0)?.madeAt).toBe(7);
  expect(open?.entries.map(({ bodies }) => bodies.br && String(open.body(bodies.br)))).toEqual(['old']);
  open?.close();
  expect(readdirSync(path.join(folder, 'cache/serve'))).toHaveLength(2);
});

it('removes what a writer left that was killed, but not what another one still writes', () => {
  write(['one']);
  const file = (name: string) => path.join(folder, 'cache/serve', name);
  for (const name of ['bundle-killed.bin', 'bundle-other.bin']) writeFileSync(file(name), 'half');
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  utimesSync(file('bundle-killed.bin'), longAgo, longAgo);
  write(['two']);
  expect(readdirSync(path.join(folder, 'cache/serve'))).not.toContain('bundle-killed.bin');
  expect(readdirSync(path.join(folder, 'cache/serve'))).toContain('bundle-other.bin');
  expect(read(0)).toEqual(['two', 'two!']);
});

it.each([
  ['an empty index', () => writeFileSync(path.join(folder, 'cache/serve/bundle.json'), '')],
  ['half an index', () => truncateSync(path.join(folder, 'cache/serve/bundle.json'), 40)],
  ['an index of something else', () => writeFileSync(path.join(folder, 'cache/serve/bundle.json'), '{"entries":[{}]}')],
  ['bodies that end too early', () => truncateSync(bodiesFile(), 5)],
  ['no bodies', () => rmSync(bodiesFile())],
])('a bundle with %s counts as none, and is replaced by the next one', (_, damage) => {
  write(['one', 'two']);
  damage();
  expect(openResponseBundle(folder, 1000)).toBe(null);
  write(['new']);
  expect(read(0)).toEqual(['new', 'new!']);
});

function bodiesFile(): string {
  const { bodies } = JSON.parse(readFileSync(path.join(folder, 'cache/serve/bundle.json'), 'utf8'));
  return path.join(folder, 'cache/serve', bodies);
}
