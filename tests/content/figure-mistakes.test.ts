import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkContent } from './check-content';
import { applyMistakes, listMissedMistakes, swap } from './common-mistakes';
import {
  backwardRanges,
  exchangedFigures,
  figuresOfOthers,
  storeMistakes,
  timeMistakes,
  unitMistakes,
  wrongCounts,
} from './figure-mistakes';
import { copyProjectTexts } from './project-copy';

let copy: string;
beforeEach(() => {
  copy = copyProjectTexts();
});
afterEach(() => rmSync(copy, { recursive: true }));

const check = async () => (await checkContent(copy, ['--hints'])).stdout.split('\n');

test.each([
  ['of time', timeMistakes],
  ['in another place', exchangedFigures],
  ['with another unit', unitMistakes],
  ['in a range that runs backwards', backwardRanges],
  ['of another product', figuresOfOthers],
  ['that counts otherwise', wrongCounts],
  ['of a store', storeMistakes],
])('each wrong figure %s is reported by place, with what to do', async (_, mistakes) => {
  applyMistakes(copy, mistakes);
  const lines = await check();
  expect(listMissedMistakes(mistakes, lines), lines.join('\n')).toEqual([]);
});

test('a figure that is written otherwise is not refused', async () => {
  const same = [
    ['content/pages/faq/en.json', /2–4\shours/, 'two to four hours'],
    ['content/pages/faq/es.json', /hasta 48\shoras/, 'hasta dos días'],
    ['content/pages/faq/cn.json', /冷藏最多48\s?小时/, '冷藏最多两天'],
    ['content/pages/faq/lv.json', /līdz 48\sstundām/, 'līdz 2 dienām'],
    ['content/pages/faq/en.json', /500–750\sg/, '0.5–0.75\u00a0kg'],
    ['content/pages/faq/it.json', /500–750\sg/, '0,5–0,75\u00a0kg'],
    ['content/pages/faq/ru.json', /720\sг/, '0,720\u00a0кг'],
    ['content/pages/faq/fr.json', /500 à 750\sg pour 25\skg/, 'pour 25\u00a0kg, 500 à 750\u00a0g'],
    ['content/products/turkey-sensitive/it.json', '8% di osso', 'l’8 per cento di osso'],
    ['content/products/active/fr.json', /196\skcal pour 100\sg/, 'pour 100\u00a0g, 196\u00a0kcal'],
  ] as const;
  applyMistakes(
    copy,
    same.map(([file, from, to]) => ({ what: to, file, edit: swap(from, to), line: /./ })),
  );
  const rejected = /in no other language|stands elsewhere|has no unit|runs backwards/;
  expect((await check()).filter((line) => rejected.test(line))).toEqual([]);
});
