import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const page = readFileSync(path.join(root, 'docs/security.md'), 'utf8');
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) +\| +(\d) \| ([\w/]+) +\| (.+?) +\|$/gm)].map(
  ([, number = '', level = '', state = '', how = '']) => ({ number, level, state, how }),
);

/** How many requirements of levels 1 and 2 each chapter of ASVS 5.0 has, V1 to V16; V17 is of no use here. */
const requirements = [27, 11, 19, 10, 9, 32, 18, 7, 7, 29, 13, 9, 13, 9, 13, 16];

test('every file that is named exists', () => {
  const named = [...page.matchAll(/`((?:tests|lib|app|scripts|supabase|docs|deploy)\/[^`]+|next\.config\.ts)`/g)].map(
    ([, file = '']) => file,
  );
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

test('every requirement is there, once', () => {
  const numbers = rows.map(({ number }) => number);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  requirements.forEach((count, index) => {
    const chapter = numbers.filter((number) => number.startsWith(`${index + 1}.`));
    expect(chapter.length, `V${index + 1}`).toBe(count);
  });
});

test('every line has a known state, and a word on it', () => {
  for (const { number, level, state, how } of rows) {
    expect(['1', '2'], number).toContain(level);
    expect(['yes', 'n/a', 'deploy', 'open'], number).toContain(state);
    expect(how.length, number).toBeGreaterThan(3);
  }
});
