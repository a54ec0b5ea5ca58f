import { expect, it, vi } from 'vitest';
import { findPostsChangedAfterTheirDate } from '@/scripts/content-check/change-dates';

let updated = '2099-01-01';
vi.mock('@/lib/content/read-content', async (original) => {
  const read = await original<typeof import('@/lib/content/read-content')>();
  const readContent: typeof read.readContent = (path, schema) => {
    const content = read.readContent(path, schema);
    return path.startsWith('posts/') ? Object.assign({}, content, { updated }) : content;
  };
  return { ...read, readContent };
});

it('hints at an article whose text changed after the date that it shows, and fails nothing', () => {
  updated = '2026-11-01';
  const hints = findPostsChangedAfterTheirDate();
  expect(hints).toContainEqual({
    file: 'content/posts/bones/post.json',
    key: 'updated',
    text: expect.stringMatching(/^the text changed on 20\d\d-\d\d-\d\d: /),
    weight: 'hint',
  });
  expect(new Set(hints.map(({ weight }) => weight))).toEqual(new Set(['hint']));
});

it('hints at nothing once the article states a date that is as late', () => {
  updated = '2099-01-01';
  expect(findPostsChangedAfterTheirDate()).toEqual([]);
});
