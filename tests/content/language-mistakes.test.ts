import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { applyMistakes } from './common-mistakes';
import {
  conflictMistakes,
  languageMistakes,
  markupMistakes,
  mediaMistakes,
  messageMistakes,
} from './language-mistakes';
import { copyProjectTexts, runIn } from './project-copy';

let copy: string;
beforeEach(() => {
  copy = copyProjectTexts();
});
afterEach(() => rmSync(copy, { recursive: true }));

const check = () => runIn(copy, 'scripts/content-check.ts').stdout.split('\n');

test.each([
  ['of language', languageMistakes],
  ['of messages', messageMistakes],
  ['of marks, heads and dates', markupMistakes],
  ['of merging', conflictMistakes],
  ['of pictures', mediaMistakes],
])('each mistake %s is reported by place, with what would be right', (_, mistakes) => {
  applyMistakes(copy, mistakes);
  const lines = check();
  const missed = mistakes
    .filter(({ line }) => !lines.some((one) => line.test(one)))
    .map(({ what, line }) => `${what}: ${line}`);
  expect(missed, lines.join('\n')).toEqual([]);
});

test('a drawing with the ending of a photograph is reported', () => {
  const folder = path.join(copy, 'public');
  unlinkSync(folder);
  mkdirSync(folder);
  for (const name of readdirSync('public')) symlinkSync(path.resolve('public', name), path.join(folder, name));
  writeFileSync(path.join(folder, 'fake.png'), readFileSync('public/art/tiles/cats.svg'));
  const manifest = path.join(copy, 'content/media.json');
  const slots = JSON.parse(readFileSync(manifest, 'utf8'));
  Object.assign(slots['tile/cats'], { file: '/fake.png', decorative: true });
  writeFileSync(manifest, JSON.stringify(slots));
  expect(check()).toContainEqual(
    expect.stringMatching(
      /tile\/cats: public\/fake\.png is in truth a file of the kind svg: export it anew, or correct/,
    ),
  );
});
