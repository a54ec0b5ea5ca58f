import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listFilesBelow } from '@/lib/files/list-files';

const pages = ['README.md', 'CONTRIBUTING.md', ...listFilesBelow('docs').filter((file) => file.endsWith('.md'))];
const path =
  /`((?:app|assets|components|content|deploy|docs|documents|lib|messages|public|scripts|server|supabase|tests)\/[^`\s]+)`/g;

/** `a/{b,c}.ts` as `a/b.ts` and `a/c.ts`. */
function expanded(text: string): string[] {
  const group = /\{([^{}]*,[^{}]*)\}/.exec(text);
  if (!group) return [text];
  return (group[1] ?? '').split(',').flatMap((part) => expanded(text.replace(group[0], part)));
}

const exists = (named: string) => existsSync(named) || existsSync(`${named}.test.ts`);
// What the tasks instruct the reader to make.
const made = /^content\/(?:posts\/winter-walks|products\/hare-dinner)\//;

test('every file that a page names exists', () => {
  const missing = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(path)]
      .flatMap(([, named = '']) => expanded(named))
      // Names with a placeholder stand for many files.
      .filter((named) => !/[*<{…]/.test(named) && !made.test(named) && !exists(named))
      .map((named) => `${page}: ${named}`),
  );
  expect(missing).toEqual([]);
});

test('decision 8 names for each file of the HTTP layer what is lost without it', () => {
  const decision = readFileSync('docs/decisions/0008-serving.md', 'utf8');
  const rows = decision.split('\n').filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([\w-]+\.ts)`/g)].map(([, name]) => name),
  );
  expect(named.sort()).toEqual(readdirSync('server/http').sort());
});
