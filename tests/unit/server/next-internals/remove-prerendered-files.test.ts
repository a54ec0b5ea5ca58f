import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { removePrerenderedFiles } from '@/server/next-internals/build-output';

test('removes the files of every prerendered route and the copies of a running site, and nothing else', () => {
  const distDir = mkdtempSync(path.join(tmpdir(), 'prerendered-'));
  const write = (file: string, text = '') => {
    mkdirSync(path.dirname(path.join(distDir, file)), { recursive: true });
    writeFileSync(path.join(distDir, file), text);
  };
  const removed = [
    ...['html', 'rsc', 'meta', 'segments/_tree.segment.rsc'].map((end) => `server/app/en/about.${end}`),
    'server/app/robots.txt.body',
    'server/route-cache/APP_PAGE/ab/$/en/about.html',
  ];
  const remaining = ['server/app/[locale]/about/page.js', 'server/app/en/about.js', 'BUILD_ID'];
  for (const file of [...removed, ...remaining]) write(file);
  write('prerender-manifest.json', JSON.stringify({ routes: { '/en/about': {}, '/robots.txt': {} } }));
  removePrerenderedFiles(distDir);
  expect([...removed, ...remaining].filter((file) => existsSync(path.join(distDir, file)))).toEqual(remaining);
  rmSync(distDir, { recursive: true });
});
