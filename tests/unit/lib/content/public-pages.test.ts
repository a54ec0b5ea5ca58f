import { expect, it, vi } from 'vitest';
import { sitePaths } from '@/lib/config/site-paths';
import { getPublicPages } from '@/lib/content/public-pages';

vi.mock('@/lib/content/read-content', async (original) => {
  const read = await original<typeof import('@/lib/content/read-content')>();
  const readContent: typeof read.readContent = (path, schema) => {
    const content = read.readContent(path, schema);
    return path.startsWith('posts/')
      ? Object.assign({}, content, { published: '2099-01-01', updated: undefined })
      : content;
  };
  return { ...read, readContent };
});

it('a new article changes only the pages that show articles', () => {
  const changed = getPublicPages('en').filter((page) => page.changed === '2099-01-01');
  const paths = changed.map(({ path }) => path);
  expect(paths).toContain(sitePaths.blog);
  expect(paths.filter((path) => path !== sitePaths.blog && !path.startsWith(`${sitePaths.blog}/`))).toEqual([]);
});
