import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createBundle, type Entry, openBundle } from '@/server/http/bundle';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pack-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const about = (address: string): Omit<Entry, 'bodies'> => ({
  ...{ address, kind: 'page', etag: address, quick: false },
  ...{ tags: [], file: '', headers: {} },
});

function write(texts: string[], madeAt?: number) {
  const pack = createBundle(folder, madeAt);
  for (const text of texts) pack.add(about(text), { br: Buffer.from(text), gzip: Buffer.from(`${text}!`) });
  pack.finish();
}

function read(inMemory: number): string[] {
  const pack = openBundle(folder, inMemory);
  const texts = pack?.entries.flatMap(({ bodies }) => Object.values(bodies).map((span) => String(pack.body(span))));
  pack?.close();
  return texts ?? [];
}

it('a pack is read as it was written, from memory, from disk and partly from each, and is null where none was', () => {
  expect(openBundle(folder, 0)).toBe(null);
  write(['one', '', 'two']);
  for (const inMemory of [0, 5, 1000]) expect(read(inMemory)).toEqual(['one', 'one!', '', '!', 'two', 'two!']);
});

it('a pack may be written in many parts', () => {
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
