import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createResponseBundleWriter, openBundle, type ResponseBundleEntry } from '@/server/http/response-bundle';

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
  const bundle = openBundle(folder, inMemory);
  const texts = bundle?.entries.flatMap(({ bodies }) => Object.values(bodies).map((span) => String(bundle.body(span))));
  bundle?.close();
  return texts ?? [];
}

it('a bundle is read as it was written, from memory, from disk and partly from each, and is null where none was', () => {
  expect(openBundle(folder, 0)).toBe(null);
  write(['one', '', 'two']);
  for (const inMemory of [0, 5, 1000]) expect(read(inMemory)).toEqual(['one', 'one!', '', '!', 'two', 'two!']);
});

it('a bundle may be written in many parts', () => {
  const parts = Array.from({ length: 3000 }, (_, index) => `${index},`);
  write(parts);
  expect(read(10_000)).toEqual(parts.flatMap((text) => [text, `${text}!`]));
});

it('replaces the one before, which stays readable for whoever has it open', () => {
  write(['old'], 7);
  const open = openBundle(folder, 0);
  write(['new'], open?.madeAt);
  expect(read(0)).toEqual(['new', 'new!']);
  expect(openBundle(folder, 0)?.madeAt).toBe(7);
  expect(open?.entries.map(({ bodies }) => bodies.br && String(open.body(bodies.br)))).toEqual(['old']);
  open?.close();
  expect(readdirSync(path.join(folder, 'cache/serve'))).toHaveLength(2);
});
