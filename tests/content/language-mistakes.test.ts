import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { characterMistakes, rightCharacters } from './character-mistakes';
import { checkContent } from './check-content';
import { applyMistakes, listMissedMistakes, set } from './common-mistakes';
import {
  conflictMistakes,
  languageMistakes,
  markupMistakes,
  mediaMistakes,
  messageMistakes,
  punctuationMistakes,
} from './language-mistakes';
import { copyProjectTexts } from './project-copy';
import { sharedListMistakes } from './shared-list-mistakes';

let copy: string;
beforeEach(() => {
  copy = copyProjectTexts();
});
afterEach(() => rmSync(copy, { recursive: true }));

const check = async (...args: string[]) => (await checkContent(copy, args)).stdout.split('\n');

test.each([
  ['of language', languageMistakes],
  ['of messages', messageMistakes],
  ['of marks, heads and dates', markupMistakes],
  ['of punctuation', punctuationMistakes],
  ['of merging', conflictMistakes],
  ['of pictures', mediaMistakes],
  ['of characters', characterMistakes],
  ['in slides and shops', sharedListMistakes],
])('each mistake %s is reported by place, with what would be right', async (_, mistakes) => {
  applyMistakes(copy, mistakes);
  const lines = await check('--hints');
  expect(listMissedMistakes(mistakes, lines), lines.join('\n')).toEqual([]);
});

test('unusual texts that are right are not refused', async () => {
  const edit = (file: string, key: string, value: unknown) =>
    applyMistakes(copy, [{ what: `${file} ${key}`, file, edit: set(key, value), line: /./ }]);
  const more = (text: string) => (old: string) => `${old} ${text}`;
  edit('content/pages/about/en.json', 'lead', more('From 9 €/kg, 9 € /kg and 100%/day, frozen /ready.'));
  edit('messages/ru.json', 'stores.count', 'Найдено магазинов: {count}');
  edit('messages/ru.json', 'home.recipes', 'Рецептов: <b>{count, number}</b> из 50');
  edit('messages/gr.json', 'stores.count', '{count, plural, one {1 κατάστημα} other {# καταστήματα}}');
  edit('messages/it.json', 'home.recipes', '{count, plural, one {1 ricetta} other {# ricette}}');
  // A word of the other language, and names of people.
  edit('content/pages/why/bg.json', 'sections.0.paragraphs.0', more('Руснаците казват „рыба“.'));
  edit('content/pages/about/bg.json', 'lead', more('Така пишат Ёлкин, Эльза и Крылов.'));
  edit('content/pages/why/ru.json', 'sections.0.paragraphs.0', more('Болгары говорят «кучета».'));
  const wrong = /is an address|has no plural|always shows|reads like (?:Russian|Bulgarian)/;
  expect((await check()).filter((line) => wrong.test(line))).toEqual([]);
});

test('unusual characters that are right are not refused', async () => {
  for (const [file, key, more] of rightCharacters)
    applyMistakes(copy, [{ what: more, file, edit: set(key, (old: string) => `${old} ${more}`), line: /./ }]);
  expect(
    (await check()).filter((line) => /alphabets|is Latin|wrong encoding|old form|old texts|stands apart/.test(line)),
  ).toEqual([]);
});

test('a drawing with the ending of a photograph is reported', async () => {
  const folder = path.join(copy, 'public');
  unlinkSync(folder);
  mkdirSync(folder);
  for (const name of readdirSync('public')) symlinkSync(path.resolve('public', name), path.join(folder, name));
  writeFileSync(path.join(folder, 'fake.png'), readFileSync('public/art/tiles/cats.svg'));
  const manifest = path.join(copy, 'content/media.json');
  const slots = JSON.parse(readFileSync(manifest, 'utf8'));
  Object.assign(slots['tile/cats'], { file: '/fake.png', decorative: true });
  writeFileSync(manifest, JSON.stringify(slots));
  expect(await check()).toContainEqual(
    expect.stringMatching(
      /tile\/cats: public\/fake\.png is in truth a file of the kind svg: export it anew, or correct/,
    ),
  );
});
