import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listFilesBelow } from '@/lib/files/list-files';
import { findUnclearNames } from '@/scripts/unclear-names';

const folders = ['app', 'components', 'documents', 'lib', 'scripts', 'server', 'supabase/functions', 'tests'];

describe('names of the code', () => {
  it('are terms of the field, as docs/glossary.md requires', () => {
    const files = folders
      .flatMap(listFilesBelow)
      .filter((file) => /\.tsx?$/.test(file) && !/\.d\.ts$|database\.types\.ts$/.test(file));
    expect(files.length).toBeGreaterThan(1000);
    const found = files.flatMap((file) => findUnclearNames(file, readFileSync(file, 'utf8')));
    expect(found).toEqual([]);
  }, 60_000);

  it.each([
    'const answer = await fetch(url);',
    'function askAgain() {}',
    'class Cache { #kept = new Map(); }',
    'type StoreWords = string;',
    'const [told] = list;',
    'const { name: answer } = form;',
    'export const siteAddress = (wanted: string) => wanted;',
    'type Options = { patienceMs: number };',
    'const limits = { longestName: 60 };',
    'const state = { posted: true };',
    'const address = new URL(request.url);',
    'type Mail = { address: string };',
    'const words = query.split(" ");',
    'const refused = { status: 403 };',
  ])('are found in: %s', (code) =>
    expect(findUnclearNames('lib/a.ts', `\n${code}`)[0]).toMatch(/^lib\/a\.ts:2 #?\w+$/),
  );

  it.each([
    'const task = { asked_at: 1, address: store.address };',
    'const params = { search_words: text };',
    'type Store = { address: string; addressLatin: string };',
    'const { address } = store;',
    'const answers = paramsToAnswers(params);',
    'const wordCount = "the answer";',
  ])('leave columns, APIs and terms alone: %s', (code) =>
    expect(findUnclearNames('lib/stores/a.ts', code)).toEqual([]),
  );
});
