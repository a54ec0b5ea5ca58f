import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listFilesBelow } from '@/lib/files/list-files';

const folders = [
  ...['app', 'components', 'deploy', 'docs', 'documents', 'lib', 'scripts', 'server', 'supabase', 'tests'],
  ...['content', 'messages'],
];
const root = ['README.md', 'CONTRIBUTING.md', 'middleware.ts', 'instrumentation.ts', 'next.config.ts', 'biome.json'];
const files = [...folders.flatMap(listFilesBelow), ...root];
const named = /`([^`\s{*<…]+\.(?:tsx?|mjs|cjs|sql|css))`/g;

const isThere = (name: string) => existsSync(name) || files.some((file) => file.endsWith(`/${name}`));

it('the documents name files that exist', () => {
  const documents = [...listFilesBelow('docs'), 'README.md', 'CONTRIBUTING.md'].filter((file) => file.endsWith('.md'));
  expect(documents.length).toBeGreaterThan(20);
  const missing = documents.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(named)]
      .filter(([, name = '']) => !isThere(name.replace(/^\.\//, '')))
      .map(([, name]) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});
