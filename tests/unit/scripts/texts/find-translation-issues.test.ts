import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findIssuesOfOutdatedText, findIssuesOfTranslatedText } from '@/scripts/texts/find-translation-issues';
import { openTextChangeDateCache, uncommittedSentinel } from '@/scripts/texts/text-change-dates';

const text = { file: 'messages/lv.json', key: 'nav.more', locale: 'lv' as const, limit: null };
const english = 'More about raw feeding';
const greek = 'Περισσότερα για την ωμή τροφή';
const states = (own: string, limit: number | null = null, isName = false) =>
  findIssuesOfTranslatedText({ ...text, text: own, limit, english, greek }, isName).map(
    ({ state, reason }) => `${state}: ${reason}`,
  );

describe('a text is marked', () => {
  test('where it is missing, or the English or Greek one', () => {
    expect(states('Vairāk par svaigbarošanu')).toEqual([]);
    expect(states('')).toEqual(['untranslated: not written yet']);
    expect(states(english)).toEqual(['untranslated: same as English']);
    expect(states(greek)).toEqual(['untranslated: same as Greek']);
    expect(states(english, null, true)).toEqual([]);
  });

  test('where it is longer than its place', () => {
    expect(states('Vairāk par svaigbarošanu', 24)).toEqual([]);
    expect(states('Vairāk par svaigbarošanu', 23)).toEqual(['long: 24 characters, at most 23 fit']);
    expect(states('x'.repeat(33))).toEqual([expect.stringContaining('long: the word')]);
  });

  test('where its source changed after it, unless somebody read the language through since', () => {
    const day = (iso: string) => Date.parse(iso) / 1000;
    const marks = (own: number, source: number, readThrough?: string) =>
      findIssuesOfOutdatedText('lv', own, source, readThrough);
    expect(marks(day('2026-11-20'), day('2026-11-21'))).toEqual([
      { state: 'changed', reason: 'the English was changed on 2026-11-21, after this text' },
    ]);
    expect(marks(day('2026-11-21'), day('2026-11-21'))).toEqual([]);
    expect(marks(day('2026-11-20'), day('2026-11-21'), '2026-11-21')).toEqual([]);
    expect(marks(day('2026-11-20'), day('2026-11-21'), '2026-11-20')).toHaveLength(1);
    expect(marks(day('2026-11-20'), uncommittedSentinel)).toEqual([
      { state: 'changed', reason: 'the English was changed just now, after this text' },
    ]);
    expect(marks(uncommittedSentinel, uncommittedSentinel)).toEqual([]);
    expect(findIssuesOfOutdatedText('gr', 1, 2)).toEqual([]);
    expect(findIssuesOfOutdatedText('en', 1, 2)[0]?.reason).toContain('the Greek');
  });
});

describe('the date of a text', () => {
  let folder: string;
  let file: string;
  const git = (args: string[], date = '') =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.com', ...args], {
      cwd: folder,
      env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
    });
  const save = (texts: object) => writeFileSync(file, JSON.stringify(texts, null, 2));

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'text-dates-'));
    file = path.join(folder, 'en.json');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('is that of the last commit that changed it, and of none after a change that is not committed', () => {
    git(['init', '-q']);
    save({ nav: { a: 'A', b: 'B', c: 'C' } });
    git(['add', '.']);
    git(['commit', '-qm', 'one'], '2026-11-01T12:00:00Z');
    save({ nav: { a: 'A', b: 'New', c: 'C' } });
    git(['commit', '-qam', 'two'], '2026-11-05T12:00:00Z');
    save({ nav: { a: 'A', b: 'New', c: 'Newer' } });
    const at = (day: string) => Date.parse(`${day}T12:00:00Z`) / 1000;
    expect(openTextChangeDateCache().datesOf(file)).toEqual({
      'nav.a': { line: 3, changed: at('2026-11-01') },
      'nav.b': { line: 4, changed: at('2026-11-05') },
      'nav.c': { line: 5, changed: uncommittedSentinel },
    });
  });

  test('is unknown without git', () => {
    save({ nav: 'A' });
    expect(openTextChangeDateCache().datesOf(file)).toEqual({ nav: { line: 2, changed: 0 } });
  });
});
