import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readCacheTagsByPath } from '@/server/next-internals/build-output';

let distDir: string;
beforeEach(() => {
  distDir = mkdtempSync(path.join(tmpdir(), 'page-files-'));
});
afterEach(() => rmSync(distDir, { recursive: true }));

test('a page whose description a power failure damaged does not prevent the start', () => {
  const contents = { whole: '{"headers":{"x-next-cache-tags":"a,b"}}', cut: '{"headers":{"x-ne', emptied: '' };
  mkdirSync(path.join(distDir, 'server/app/el'), { recursive: true });
  for (const [name, content] of Object.entries(contents))
    writeFileSync(path.join(distDir, 'server/app/el', `${name}.meta`), content);
  const routes = Object.fromEntries(Object.keys(contents).map((name) => [`/el/${name}`, { dataRoute: 'x' }]));
  writeFileSync(path.join(distDir, 'prerender-manifest.json'), JSON.stringify({ routes }));
  expect([...readCacheTagsByPath(distDir).values()]).toEqual([['a', 'b'], [], []]);
});
