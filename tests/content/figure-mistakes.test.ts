import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { timeFiguresOf } from '@/scripts/content-check/time-figures';
import { applyMistakes, listMissedMistakes, swap } from './common-mistakes';
import { timeMistakes } from './figure-mistakes';
import { copyProjectTexts, runIn } from './project-copy';

let copy: string;
beforeEach(() => {
  copy = copyProjectTexts();
});
afterEach(() => rmSync(copy, { recursive: true }));

const check = () => runIn(copy, 'scripts/content-check.ts').stdout.split('\n');

test.each([['of time', timeMistakes]])(
  'each figure %s that other languages state otherwise is reported',
  (_, mistakes) => {
    applyMistakes(copy, mistakes);
    const lines = check();
    expect(listMissedMistakes(mistakes, lines), lines.join('\n')).toEqual([]);
  },
);

test('a figure that is written otherwise is not refused', () => {
  const same = [
    ['content/pages/faq/en.json', /2–4\shours/, 'two to four hours'],
    ['content/pages/faq/es.json', /hasta 48\shoras/, 'hasta dos días'],
    ['content/pages/faq/cn.json', /冷藏最多48\s?小时/, '冷藏最多两天'],
    ['content/pages/faq/lv.json', /līdz 48\sstundām/, 'līdz 2 dienām'],
  ] as const;
  applyMistakes(
    copy,
    same.map(([file, from, to]) => ({ what: to, file, edit: swap(from, to), line: /./ })),
  );
  expect(check().filter((line) => line.includes('in no other language'))).toEqual([]);
});

test.each([
  ['2 minced packs', 'en'],
  ['3 gadījumi', 'lv'],
  ['2 части', 'ru'],
  ['2 λεπτές φέτες', 'gr'],
  ['2 天然原料', 'cn'],
  ['9 h 00 à 16 h', 'fr'],
])('%s (%s) is no duration', (text) => {
  expect(timeFiguresOf({ text })).toEqual([]);
});
