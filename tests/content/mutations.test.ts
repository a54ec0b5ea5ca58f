import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listFilesBelow } from '@/lib/files/list-files';
import { checkContent } from './check-content';
import { applyMutation, type Mutation, mutations } from './mutations';
import { copyProjectTexts, runIn } from './project-copy';

// What has a schema or a format of its own; the term files and dates are read by the check alone, pictures are drawn by
// the build.
const files = [...listFilesBelow('content'), ...listFilesBelow('messages')].filter(
  (file) => file.endsWith('.json') && !/content\/(terms|changes|media|countries|ingredients|redirects)/.test(file),
);

/** Mutations in rounds with at most one for each file, so that each verdict is that of one mutation. */
function rounds(all: Mutation[]): Mutation[][] {
  const found: Mutation[][] = [];
  for (const one of all) {
    const free = found.find((round) => round.length < 90 && round.every(({ file }) => file !== one.file));
    if (free) free.push(one);
    else found.push([one]);
  }
  return found;
}

test('whatever the build rejects, the check reports: 360 mutations of the content', async () => {
  const all = mutations(files, 360, 20261125);
  let rejections = 0;
  for (const round of rounds(all)) {
    const copy = copyProjectTexts();
    for (const one of round) writeFileSync(path.join(copy, one.file), applyMutation(one));
    const lines = (await checkContent(copy)).stdout.split('\n');
    const verdict = runIn(
      copy,
      'tests/content/list-unbuildable.ts',
      {},
      round.map(({ file }) => file),
    );
    const rejected: { file: string; reason: string }[] = JSON.parse(verdict.stdout);
    rejections += rejected.length;
    // A page may be rejected for what is wrong in a file that it needs.
    const reported = (file: string) => lines.some((line) => line.startsWith(`${file}:`));
    const unseen = rejected.filter(({ file, reason }) => !reported(file) && !reported(reason.split(': ')[0] ?? ''));
    const kindOf = (file: string) => round.find((one) => one.file === file)?.kind;
    expect(unseen.map((one) => ({ ...one, kind: kindOf(one.file) }))).toEqual([]);
    rmSync(copy, { recursive: true });
  }
  // The mutations are such that the build has something to reject, and something to accept.
  expect(rejections).toBeGreaterThan(100);
  expect(rejections).toBeLessThan(all.length - 20);
}, 900_000);

test('an unchanged copy passes the check, and the build accepts every file of it', async () => {
  const copy = copyProjectTexts();
  expect((await checkContent(copy)).stdout).toMatch(/^The content is complete in all \d languages/);
  expect(JSON.parse(runIn(copy, 'tests/content/list-unbuildable.ts', {}, files).stdout)).toEqual([]);
  expect(readFileSync(path.join(copy, 'content/brand.json'), 'utf8')).toBe(readFileSync('content/brand.json', 'utf8'));
  rmSync(copy, { recursive: true });
});
