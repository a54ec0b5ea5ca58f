import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listFilesBelow } from '@/lib/files/list-files';
import { codeDefinedAnchorsByPage } from '@/scripts/content-check/list-page-anchors';
import { checkContent } from './check-content';
import { applyMistakes, listMissedMistakes, set } from './common-mistakes';
import { copyProjectTexts } from './project-copy';
import {
  contactMistakes,
  copiedMistakes,
  doubledMistakes,
  keyMistakes,
  lengthMistakes,
  nameMistakes,
  placeholderMistakes,
  postMistakes,
} from './wording-mistakes';

let copy: string;
beforeEach(() => {
  copy = copyProjectTexts();
});
afterEach(() => rmSync(copy, { recursive: true }));

const check = async (...args: string[]) => (await checkContent(copy, args)).stdout.split('\n');

test.each([
  ['of names, prices and numbers', nameMistakes],
  ['of placeholders in pages', placeholderMistakes],
  ['of doubled words and marks', doubledMistakes],
  ['of posts and links', postMistakes],
  ['of copied entries', copiedMistakes],
  ['of contacts', contactMistakes],
  ['of keys', keyMistakes],
  ['of length', lengthMistakes],
])('each mistake %s is reported by place, with what would be right', async (_, mistakes) => {
  applyMistakes(copy, mistakes);
  const lines = await check();
  expect(listMissedMistakes(mistakes, lines), lines.join('\n')).toEqual([]);
});

test('--fix types apostrophes before placeholders anew', async () => {
  const repairable = doubledMistakes.filter(({ repaired }) => repaired);
  applyMistakes(copy, repairable);
  await check('--fix');
  for (const { file, repaired } of repairable)
    expect(readFileSync(path.join(copy, file), 'utf8')).toMatch(repaired ?? '');
});

test('words that are said twice, and other numbers, are not refused', async () => {
  const right: [locale: string, phrase: string][] = [
    ['en', 'He said that that dog had had enough: sign in in another tab, etc., and wait... E is a letter; it’s so.'],
    ['en', 'The 2025 2026 seasons, from 1 000 000 to 2 000 000, by EN 301 549 of 01.02.2026 and (EC) No 767/2009.'],
    ['gr', 'Σιγά σιγά, λίγο λίγο, βράδυ βράδυ. Νούμερα, κ.λπ.; Τα ίδια (π.χ., κρέας).'],
    ['fr', 'Nous nous voyons, vous vous voyez\u202f!'],
    ['it', 'Piano piano, così così.'],
    ['es', '¿Qué? ¡Sí! ¿Sí? Llame al +30 210 000 0000.'],
    ['bg', 'През 2019 г., и по-късно. Тел. 210 000 0000.'],
    ['cn', '除了了解，目的的确是天天看看、研究研究，瞭望……的的确确！'],
  ];
  for (const [locale, phrase] of right)
    applyMistakes(copy, [
      {
        what: phrase,
        file: `content/pages/about/${locale}.json`,
        edit: set('lead', (old: string) => `${old} ${phrase}`),
        line: /./,
      },
    ]);
  const wrong = /stands twice|two marks|one mark too many|is a price|phone number|Traditional|the code/;
  expect((await check()).filter((line) => wrong.test(line))).toEqual([]);
});

test('a placeholder may move to another paragraph, be there twice, and the brand may be named less often', async () => {
  const edit = (locale: string, key: string, value: (old: string) => string) => {
    const file = `content/pages/accessibility/${locale}.json`;
    applyMistakes(copy, [{ what: `${file} ${key}`, file, edit: set(key, value), line: /./ }]);
  };
  edit('it', 'sections.5.paragraphs.0', (old) => old.replace('{days}', '5'));
  edit('it', 'sections.5.paragraphs.1', (old) => `${old} {days}.`);
  edit('es', 'lead', (old) => `${old} {email}`);
  edit('ru', 'sections.5.paragraphs.0', (old) => `${old} {phone}, {email}.`);
  for (const locale of ['gr', 'cn']) edit(locale, 'metaDescription', (old) => old.replaceAll('{brand}', '…'));
  expect((await check()).filter((line) => / lacks /.test(line))).toEqual([]);
});

test('links of posts are checked while the facts of a product are invalid', async () => {
  const facts = 'content/products/simple/facts.json';
  applyMistakes(copy, [{ what: 'an invalid fact', file: facts, edit: set('nutrition.kcal', 'much'), line: /./ }]);
  const file = 'content/posts/bones/es.mdx';
  const links = '[a](/products/lamb-diner) [b](/products/lamb-dinner) [c](/blog/category/safety) [d](/faq#refreeze)';
  const edit = (text: string) => text.replace('\n## ', `\n${links}\n\n## `);
  applyMistakes(copy, [{ what: 'links', file, edit, line: /./ }]);
  const lines = await check();
  expect(lines.filter((line) => line.startsWith(`${facts}:`))).toHaveLength(1);
  expect(lines.filter((line) => /leads to no page|has no place/.test(line))).toEqual([
    expect.stringMatching(/bones\/es\.mdx:\d+:\d+: \/products\/lamb-diner: leads to no page of the site/),
  ]);
});

test('the places of pages that the check knows are in the programs', () => {
  const sources = ['app', 'components'].flatMap(listFilesBelow).map((file) => readFileSync(file, 'utf8'));
  const missing = Object.values(codeDefinedAnchorsByPage)
    .flat()
    .filter((id) => !sources.some((text) => text.includes(`id="${id}"`)));
  expect(missing).toEqual([]);
});
