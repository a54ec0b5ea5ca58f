import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { localeCodes } from '@/lib/i18n/locales';
import { computeTextImport } from '@/scripts/texts/compute-text-import';
import { collectTextRowsForTranslator } from '@/scripts/texts/translator-text-rows';
import {
  readWorkbookLanguageAndRows,
  type TranslationWorkbookRow,
  writeTranslationWorkbook,
} from '@/scripts/texts/workbook';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'texts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const rows = collectTextRowsForTranslator('fr');
const returned = (key: string, text: string, change: Partial<TranslationWorkbookRow> = {}): TranslationWorkbookRow => {
  const found = rows.find((row) => row.key === key);
  if (!found) throw new Error(`no text ${key}`);
  return { row: 2, file: found.file, key, english: found.english, text, ...change };
};
const plan = (...list: TranslationWorkbookRow[]) => computeTextImport('fr', rows, list);

test.each(localeCodes)('%s comes back from a spreadsheet as it went', async (locale) => {
  const own = collectTextRowsForTranslator(locale);
  const file = path.join(folder, 'texts.xlsx');
  await writeTranslationWorkbook(file, locale, own, () => '/');
  const { language, rows: read } = await readWorkbookLanguageAndRows(file);
  expect(language).toBe(locale);
  expect(read.map(({ file: source, key, text }) => [source, key, text])).toEqual(
    own.map((row) => [row.file, row.key, row.text]),
  );
  expect(computeTextImport(locale, own, read)).toEqual({ files: new Map(), changed: 0, problems: [], remarks: [] });
});

test('a row has the limit, the placeholders and the terms of its text', () => {
  const found = (file: string, key: string) => rows.find((row) => row.file === file && row.key === key);
  expect(found('content/products/simple/fr.json', 'badge')).toMatchObject({ limit: 40 });
  expect(found('content/pages/about/fr.json', 'metaDescription')).toMatchObject({ limit: 175 });
  expect(found('content/hero.json', '0.messages.fr.title')).toMatchObject({
    limit: 60,
    english: 'Named after the dog who stayed.',
  });
  expect(found('messages/fr.json', 'footer.copyright')?.placeholders).toBe('{from} {name} {to}');
  expect(rows.some(({ terms }) => terms.includes('kibble: croquettes'))).toBe(true);
  expect(rows.some(({ key }) => /(^|\.)(id|key)$/.test(key))).toBe(false);
});

test('new texts get into their files, and nothing else there changes', () => {
  const { files, changed, problems } = plan(
    returned('nav.exports', 'Nous exportons'),
    returned('nav.contact', 'Nous écrire "ici"'),
  );
  expect({ changed, problems }).toEqual({ changed: 2, problems: [] });
  const before = readFileSync('messages/fr.json', 'utf8').split('\n');
  const after = files.get('messages/fr.json')?.split('\n') ?? [];
  expect(after).toHaveLength(before.length);
  const lines = after.filter((line, at) => line !== before[at]).map((line) => line.trim().replace(/,$/, ''));
  expect(lines.sort()).toEqual(['"contact": "Nous écrire \\"ici\\""', '"exports": "Nous exportons"']);
});

test.each([
  ['a placeholder lost', returned('footer.copyright', '© {from}–{to}'), 'row 2, footer.copyright: lacks {name}'],
  [
    'a placeholder translated',
    returned('footer.copyright', '© {from}–{to} {nom} {name}'),
    'row 2, footer.copyright: has {nom}, which the page does not give',
  ],
  [
    'a brace too few',
    returned('footer.copyright', '© {from}–{to} {name'),
    /row 2, footer\.copyright: broken from character \d+ on/,
  ],
  [
    'a text too long',
    returned('0.messages.fr.title', 'x'.repeat(61)),
    'row 2, 0.messages.fr.title: has 61 characters, at most 60 fit',
  ],
  [
    'a placeholder in a page',
    returned('metaDescription', 'Un texte pour {dog}'),
    'row 2, metaDescription: has {dog}, which nothing fills in',
  ],
  [
    'a key that nobody knows',
    returned('nav.exports', 'x', { key: 'nav.gone' }),
    'row 2, nav.gone: messages/fr.json has no such text',
  ],
])('%s is rejected by row', (_, row, problem) => {
  expect(plan(row).problems).toEqual([typeof problem === 'string' ? problem : expect.stringMatching(problem)]);
});

test('matters of style and English that changed since are remarks', () => {
  const { problems, remarks } = plan(returned('nav.exports', 'La "gamme complète"', { english: 'Old' }));
  expect(problems).toEqual([]);
  expect(remarks).toEqual([
    'row 2, nav.exports: the English text has changed since the export; now: Exports',
    expect.stringContaining('" is not a quotation mark'),
    expect.stringContaining('" is not a quotation mark'),
    expect.stringContaining("'gamme complète' is not said here"),
  ]);
});

test('a spreadsheet of somebody else is rejected with a plain message', async () => {
  const file = path.join(folder, 'other.xlsx');
  const { default: write } = await import('write-excel-file/node');
  await write([['a', 'b']], { sheet: 'fr' }).toFile(file);
  await expect(readWorkbookLanguageAndRows(file)).rejects.toThrow('the first row must be File, Key, English, Text');
});
