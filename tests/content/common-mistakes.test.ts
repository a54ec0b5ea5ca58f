import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkContent } from './check-content';
import {
  applyMistakes,
  dataMistakes,
  factMistakes,
  listMissedMistakes,
  type Mistake,
  textMistakes,
  unreadableFiles,
} from './common-mistakes';
import { copyProjectTexts } from './project-copy';

let copy: string;
beforeEach(() => {
  copy = copyProjectTexts();
});
afterEach(() => rmSync(copy, { recursive: true }));

const check = async (...args: string[]) => (await checkContent(copy, args)).stdout.split('\n');

test('there are at least sixty mistakes, each of its own kind', () => {
  const all = [...unreadableFiles, ...textMistakes, ...factMistakes, ...dataMistakes].map(({ what }) => what);
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(100);
});

test.each([
  ['files', unreadableFiles],
  ['texts', textMistakes],
  ['the company file', factMistakes],
  ['facts, references and posts', dataMistakes],
])('each mistake in %s is reported by place, with what would be right', async (_, mistakes) => {
  applyMistakes(copy, mistakes);
  const lines = await check();
  expect(listMissedMistakes(mistakes, lines), lines.join('\n')).toEqual([]);
});

test('--fix repairs what is safe, and only that', async () => {
  const safe = [...unreadableFiles, ...textMistakes].filter(({ repaired }) => repaired);
  // The mistakes of one file that cannot be repaired would stop the check.
  applyMistakes(copy, safe);
  await check('--fix');
  const wrong = safe.filter(({ file, repaired }) => !repaired?.test(readFileSync(path.join(copy, file), 'utf8')));
  expect(
    wrong.map(({ what, file }: Mistake) => `${what}: ${readFileSync(path.join(copy, file), 'utf8').slice(0, 600)}`),
  ).toEqual([]);
  // Whatever else the files contain is as it was.
  for (const file of ['messages/gr.json', 'content/posts/bones/fr.mdx', 'content/hero.json'])
    expect(readFileSync(path.join(copy, file), 'utf8')).toBe(readFileSync(file, 'utf8'));
});

test('a file with the common code of a language is to be renamed to that of the site', async () => {
  writeFileSync(path.join(copy, 'content/pages/about/el.json'), '{}');
  writeFileSync(path.join(copy, 'content/posts/bones/zh.mdx'), '');
  const lines = await check();
  expect(lines).toContain('content/pages/about/el.json: nothing reads this file: rename it to gr.json');
  expect(lines).toContain('content/posts/bones/zh.mdx: nothing reads this file: rename it to cn.mdx');
});

test('a copy that an editor left behind and a file of no language are reported', async () => {
  cpSync(path.join(copy, 'content/pages/about/fr.json'), path.join(copy, 'content/pages/about/fr copy.json'));
  writeFileSync(path.join(copy, 'content/pages/about/de.json'), '{}');
  rmSync(path.join(copy, 'content/pages/cats/lv.json'));
  const lines = await check();
  expect(lines).toContain('content/pages/about/fr copy.json: looks like a copy; nothing reads it: delete it');
  expect(lines.some((line) => line.startsWith('content/pages/about/de.json: nothing reads this file'))).toBe(true);
  expect(lines).toContain('content/pages/cats/lv.json: is missing');
});
