import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { listFilesBelow } from '@/lib/files/list-files';

const folder = 'app/[locale]/dev';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function extensions(environment: string) {
  vi.stubEnv('NODE_ENV', environment as 'test');
  vi.stubEnv('DESIGN_CATALOGUE', '1');
  vi.resetModules();
  return (await import('@/next.config')).default.pageExtensions;
}

test('only the development server takes routes of the tools for editors', async () => {
  expect(await extensions('development')).toEqual(['design.tsx', 'dev.tsx', 'dev.ts', 'tsx', 'ts']);
  expect(await extensions('production')).toEqual(['design.tsx', 'tsx', 'ts']);
});

test('every route of theirs has the extension that a build leaves out', () => {
  const special = /^(page|route|layout|template|loading|error|not-found|default|global-error)\./;
  const routes = listFilesBelow(folder).filter((file) => special.test(path.basename(file)));
  expect(routes.length).toBeGreaterThan(2);
  expect(routes.filter((file) => !/\.dev\.tsx?$/.test(file))).toEqual([]);
});

test('nothing that a build has imports them', () => {
  const files = ['app', 'components', 'documents', 'lib', 'server'].flatMap(listFilesBelow);
  const importing = files
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.startsWith(folder))
    .filter((file) => {
      const text = readFileSync(file, 'utf8');
      return /from '(\.\.?\/(.*\/)?dev\/|@\/app\/\[locale\]\/dev)/.test(text) || /content\/text-preview'/.test(text);
    });
  expect(importing).toEqual(['app/[locale]/template.dev.tsx']);
});

test('their styles are their own: utility classes would get into the styles of every page', () => {
  const files = [...listFilesBelow(folder), 'app/[locale]/template.dev.tsx'].filter((file) => file.endsWith('.tsx'));
  expect(files.filter((file) => /className="/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
