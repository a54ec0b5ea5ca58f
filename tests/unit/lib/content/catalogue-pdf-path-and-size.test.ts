import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import {
  catalogueFileName,
  findCurrentCatalogueFile,
  parseCatalogueEditionDay,
} from '@/lib/content/catalogue-pdf-path-and-size';

const folder = mkdtempSync(path.join(tmpdir(), 'editions-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a catalogue is the latest edition whose day has come in Greece', () => {
  for (const day of [undefined, '2027-03-01', '2027-05-01'])
    writeFileSync(path.join(folder, catalogueFileName('gr', day)), '');
  writeFileSync(path.join(folder, catalogueFileName('en')), '');
  const at = (time: string, locale: 'gr' | 'en' | 'lv' = 'gr') =>
    path.basename(findCurrentCatalogueFile(folder, locale, new Date(time)));
  expect(at('2027-02-28T21:59:00Z')).toBe(catalogueFileName('gr'));
  expect(at('2027-02-28T22:01:00Z')).toBe(catalogueFileName('gr', '2027-03-01'));
  expect(at('2028-01-01T12:00:00Z')).toBe(catalogueFileName('gr', '2027-05-01'));
  expect(at('2028-01-01T12:00:00Z', 'en')).toBe(catalogueFileName('en'));
  // Before anything is drawn.
  expect(findCurrentCatalogueFile(path.join(folder, 'missing'), 'lv')).toMatch(/-lv\.pdf$/);
});

it('knows the day of an edition by its file name', () => {
  expect(parseCatalogueEditionDay(catalogueFileName('cn', '2027-03-01'))).toBe('2027-03-01');
  for (const name of [catalogueFileName('cn'), 'other-cn.2027-03-01.pdf', 'notes.pdf', '.2027-03-01.pdf'])
    expect(parseCatalogueEditionDay(name)).toBeNull();
});
