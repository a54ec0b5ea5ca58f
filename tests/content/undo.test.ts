import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runGeneratorTransaction, undoLastGeneratorRun } from '@/scripts/new/generator-transaction';
import { addLanguageToProject } from '@/scripts/new/language';
import { createPostFiles } from '@/scripts/new/post';
import { createProductFiles } from '@/scripts/new/product';

let root: string;
const at = (file: string) => path.join(root, file);
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'undo-'));
  for (const part of ['content', 'messages', 'middleware.ts', 'lib/i18n/locales.ts', 'lib/supabase/database.types.ts'])
    cpSync(part, at(part), { recursive: true });
  cpSync('supabase/migrations', at('supabase/migrations'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

test('a dry run lists the files and writes none', () => {
  const files = runGeneratorTransaction(root, (copy) => createProductFiles(copy, 'hare-dinner'), true);
  expect(files).toContain('content/products/hare-dinner/facts.json');
  expect(existsSync(at('content/products/hare-dinner'))).toBe(false);
  expect(() => undoLastGeneratorRun(root)).toThrow('there is nothing to undo');
});

test('what was generated can be taken back, whole', () => {
  const table = readFileSync(at('lib/i18n/locales.ts'), 'utf8');
  const german = { code: 'de', tag: 'de', label: 'Deutsch', script: 'Latn', og: 'de_DE' };
  const files = runGeneratorTransaction(root, (copy) => addLanguageToProject(copy, german, '20270101000000'));
  expect(existsSync(at('messages/de.json'))).toBe(true);
  expect(undoLastGeneratorRun(root)).toEqual(files);
  expect(existsSync(at('messages/de.json'))).toBe(false);
  expect(readFileSync(at('lib/i18n/locales.ts'), 'utf8')).toBe(table);
  expect(() => undoLastGeneratorRun(root)).toThrow('there is nothing to undo');
});

test('what somebody has written since is not taken back by accident', () => {
  runGeneratorTransaction(root, (copy) => createPostFiles(copy, 'hare-post', '2026-12-01'));
  const file = 'content/posts/hare-post/lv.mdx';
  writeFileSync(at(file), 'Mans teksts');
  expect(() => undoLastGeneratorRun(root)).toThrow(`somebody has written in ${file} since`);
  expect(readFileSync(at(file), 'utf8')).toBe('Mans teksts');
  undoLastGeneratorRun(root, true);
  expect(existsSync(at('content/posts/hare-post'))).toBe(false);
});

test('a generator that fails leaves nothing behind', () => {
  expect(() =>
    runGeneratorTransaction(root, (copy) => {
      createProductFiles(copy, 'hare-dinner');
      throw new Error('the disk is full');
    }),
  ).toThrow('the disk is full');
  expect(existsSync(at('content/products/hare-dinner'))).toBe(false);
});
