import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findTodoProblemsInFolders } from '@/lib/content/todo-marks';
import { listFolderNames } from '@/lib/files/list-files';
import { isNonHiddenFileName } from '@/lib/files/parse-file';
import { localeCodes } from '@/lib/i18n/locales';
import { readStockableProducts } from '@/lib/stores/stockable-products';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'folders-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});
const write = (file: string, text = '') => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};

test.each(['.DS_Store', '._en.json', 'Thumbs.db', 'desktop.ini', '~$en.json', '~WRL0001.tmp', '#en.json#', '__MACOSX'])(
  '%s belongs to a system or an editor',
  (name) => expect(isNonHiddenFileName(name)).toBe(false),
);

test.each(['en.json', 'en.json~', 'thumbs', 'desktop-ini', 'macosx'])('%s is a file of somebody', (name) =>
  expect(isNonHiddenFileName(name)).toBe(true),
);

test('files of systems, their folders and what git leaves of a deleted folder are no products', () => {
  write('content/products/Thumbs.db');
  write('content/products/__MACOSX/._simple');
  write('content/products/deleted/.DS_Store');
  for (const locale of localeCodes) write(`content/products/simple/${locale}.json`, `{"name": "Simple ${locale}"}`);
  expect(listFolderNames(path.join(folder, 'content/products'))).toEqual(['simple']);
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  expect([...readStockableProducts()]).toEqual(['simple']);
});

test('a mark in a file that Word or an editor keeps open does not stop the build', () => {
  write('content/~$en.json', 'TODO: x');
  write('content/.en.json.swp', 'TODO: x');
  write('content/en.json', '"TODO: y"');
  expect(findTodoProblemsInFolders([path.join(folder, 'content')]).map(({ text }) => text)).toEqual([
    'not written yet: TODO: y',
  ]);
});
