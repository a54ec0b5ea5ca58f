import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { computeSourceStamps } from '@/server/build/build-stamps';

const { projectDir } = vi.hoisted(() => ({ projectDir: `/tmp/stamps-${process.pid}` }));
vi.mock('@/server/project-environment', () => ({ projectDir }));
afterAll(() => rmSync(projectDir, { recursive: true, force: true }));

/** The stamps before and after a file appears. */
function stampsAround(file: string) {
  const before = computeSourceStamps();
  mkdirSync(path.dirname(path.join(projectDir, file)), { recursive: true });
  writeFileSync(path.join(projectDir, file), file);
  return { before, after: computeSourceStamps() };
}

test.each(['messages/en.json', 'messages/staff/en.json', 'content/posts/a/en.mdx', 'content/products/a/facts.json'])(
  '%s is rendered by code that is compiled already',
  (file) => {
    const { before, after } = stampsAround(file);
    expect(after.code).toBe(before.code);
    expect(after.pages).not.toBe(before.pages);
  },
);

test.each(['content/brand.json', 'lib/a.ts', 'app/page.tsx', 'next.config.ts', 'package-lock.json'])(
  '%s is compiled',
  (file) => {
    const { before, after } = stampsAround(file);
    expect(after.code).not.toBe(before.code);
    expect(after.pages).not.toBe(before.pages);
  },
);

test('a variable with a value on pages is compiled', () => {
  const before = computeSourceStamps();
  vi.stubEnv('NEXT_PUBLIC_TEST', '1');
  expect(computeSourceStamps().code).not.toBe(before.code);
  vi.unstubAllEnvs();
});

test('code imports no text that it must read from disk', () => {
  const importsText = /(?:from|import\()\s*['"`][^'"`]*\/(?:messages|public|content\/[\w-]+)\/[^'"`]*['"`]/;
  const code = ['app', 'components', 'documents', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  );
  const importing = code.filter(
    (file) =>
      /(?<!\.d)\.tsx?$/.test(file) &&
      readFileSync(file, 'utf8')
        .split('\n')
        .some((line) => importsText.test(line) && !/import type|NODE_ENV === 'development'/.test(line)),
  );
  expect(importing).toEqual([]);
  expect(importsText.test("import posts from '@/content/posts/a.json'")).toBe(true);
});
