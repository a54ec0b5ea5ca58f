import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { catalogueFileName } from '@/lib/content/catalogue-pdf-path-and-size';
import { applyMistakes, swap } from './common-mistakes';
import { copyProjectTexts, runIn } from './project-copy';

let copy: string;
beforeEach(() => {
  copy = copyProjectTexts();
});
afterEach(() => rmSync(copy, { recursive: true }));

test('facts that cannot be read are reported, and the editions that are still served stay', () => {
  const file = 'content/products/simple/facts.json';
  applyMistakes(copy, [{ what: file, file, edit: swap('"order": 3,', '"order": "third",'), line: /./ }]);
  const folder = path.join(copy, 'catalogue');
  mkdirSync(folder);
  const names = [catalogueFileName('gr'), catalogueFileName('gr', '2026-01-02'), catalogueFileName('lv', '2099-01-02')];
  for (const name of names) writeFileSync(path.join(folder, name), '');
  const { status, stderr } = runIn(copy, 'scripts/catalogue.ts', {}, ['--out', folder]);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Catalogue: content\/products\/simple\/facts\.json: .*order.*\n$/);
  expect(readdirSync(folder).sort()).toEqual(names.sort());
});
