import { expect, test } from 'vitest';
import { findMisassignedPictures } from '@/scripts/content-check/misassigned-pictures';

const posts = { kind: 'post', folder: 'posts', owners: ['bones', 'reading-a-label'] };
const problemsOf = (slots: [slot: string, file: string][]) =>
  findMisassignedPictures(slots, posts).map(({ key, text }) => `${key}: ${text}`);

test('a photograph whose name begins like another post may be renamed', () => {
  expect(problemsOf([['post/bones', '/photos/reading-a-label-at-home.jpg']])).toEqual([
    'post/bones: /photos/reading-a-label-at-home.jpg is the picture of content/posts/reading-a-label: ' +
      'choose that of bones, or rename the file',
  ]);
});

test('a picture that another post has too is not saved by another name', () => {
  expect(
    problemsOf([
      ['post/bones', '/photos/bowl.jpg'],
      ['post/reading-a-label', '/photos/bowl.jpg'],
    ]),
  ).toEqual([
    'post/reading-a-label: /photos/bowl.jpg is the picture of content/posts/bones: choose that of reading-a-label',
  ]);
});

test('a picture of its own, of any name, is accepted', () => {
  expect(
    problemsOf([
      ['post/bones', '/photos/bones-and-bowl.jpg'],
      ['post/reading-a-label', '/photos/bowl.jpg'],
    ]),
  ).toEqual([]);
});
