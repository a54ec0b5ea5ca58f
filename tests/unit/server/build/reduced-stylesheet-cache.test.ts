import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { openReducedStylesheetCache } from '@/server/build/reduced-stylesheet-cache';
import { createPerPageStylesheetReducer } from '@/server/next-internals/optimize-page-html';

const distDir = mkdtempSync(path.join(tmpdir(), 'reduced-'));
mkdirSync(path.join(distDir, 'static/chunks'), { recursive: true });
mkdirSync(path.join(distDir, 'cache/serve'), { recursive: true });
const href = '/_next/static/chunks/a.css';
const writeSheet = (css: string) => writeFileSync(path.join(distDir, 'static/chunks/a.css'), css);
writeSheet(':root{--read:1px;--unread:2px}.here{margin:var(--read)}.absent{color:red}');
const page = `<html lang="el"><link rel="stylesheet" href="${href}" data-precedence="next"/><p class="here">`;
afterAll(() => rmSync(distDir, { recursive: true }));

/** Splits the sheet as a build does; returns the part for the page, and how many reductions the last build had not. */
function build(program: string) {
  const reduced = openReducedStylesheetCache(distDir, program);
  const get = vi.fn(reduced.get);
  const { inside } = createPerPageStylesheetReducer(distDir, { ...reduced, get })(href, page);
  reduced.save();
  return { inside, missing: get.mock.results.filter(({ value }) => value === undefined).length };
}

test('a build uses the reduced stylesheets of the last one while sheet, page and program are the same', () => {
  const first = build('one');
  expect(first).toEqual({ inside: ':root{--read:1px}.here{margin:var(--read)}', missing: 1 });
  expect(build('one')).toEqual({ ...first, missing: 0 });
  expect(build('two')).toEqual(first);
  writeSheet('.here{margin:3px}.absent{color:red}');
  expect(build('two')).toEqual({ inside: '.here{margin:3px}', missing: 1 });
});

test('an unreadable file of the last build costs nothing but time', () => {
  for (const content of ['', '{', '{"program":1}']) {
    writeFileSync(path.join(distDir, 'cache/serve/stylesheets.json'), content);
    expect(build('two').inside).toBe('.here{margin:3px}');
  }
});
