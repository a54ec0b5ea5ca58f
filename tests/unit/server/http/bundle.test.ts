import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readBundle, writeBundle } from '@/server/http/page-store';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pack-'));
  mkdirSync(path.join(folder, 'serve'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a pack is read back unchanged, and is null if it does not exist', () => {
  expect(readBundle(folder)).toBe(null);
  writeBundle(folder, [], [Buffer.from('one'), Buffer.alloc(0), Buffer.from('two')]);
  expect(readBundle(folder)?.bodies.toString()).toBe('onetwo');
});

it('a pack may be written in many parts', () => {
  const parts = Array.from({ length: 3000 }, (_, index) => Buffer.from(`${index},`));
  writeBundle(folder, [], parts);
  expect(readBundle(folder)?.bodies.equals(Buffer.concat(parts))).toBe(true);
});
