import { expect, test, vi } from 'vitest';
import { ContentError } from '@/lib/files/parse-file';
import { checkPagesProductsDictionaries } from '@/scripts/content-check/check-page-product-and-dictionary-content';

vi.mock('@/lib/content/read-content', async (original) => {
  const read = await original<typeof import('@/lib/content/read-content')>();
  const readContent: typeof read.readContent = (file, schema) => {
    if (file === 'products/kittens-grow/facts.json') throw new ContentError(file, 'is invalid');
    return read.readContent(file, schema);
  };
  return { ...read, readContent };
});

test('entries for a product whose facts are invalid are not to be deleted', () => {
  const problems = checkPagesProductsDictionaries();
  expect(problems.map(({ text }) => text)).toContain('is invalid');
  expect(problems.filter(({ text }) => text.includes('belongs to no product'))).toEqual([]);
});
