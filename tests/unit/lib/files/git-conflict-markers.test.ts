import { describe, expect, it, test } from 'vitest';
import { findGitConflictMarker, gitConflictMarkerMessage } from '@/lib/files/git-conflict-markers';

const lineOf = (text: string, format: 'json' | 'markdown') => {
  const offset = findGitConflictMarker(text, format);
  return offset < 0 ? null : text.slice(0, offset).split('\n').length;
};

describe('the first line of a merge conflict', () => {
  it.each([
    ['all marks', 'a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> texts\n', 2],
    ['only the end', 'a\nb\n>>>>>>> texts\n', 3],
    ['lines of Windows', 'a\r\n\r\n=======\r\nb\r\n', 3],
    ['the middle and the end, below a line of text', 'a\nb\n=======\nc\n>>>>>>> texts\n', 3],
    ['the middle alone after an empty line', 'a\n\n=======\n\n## b\n', 3],
    ['the middle alone after a heading', '## a\n=======\nb\n', 2],
    ['the middle alone after an entry of a list', '- a\n=======\n- b\n', 2],
    ['the middle alone in the first line', '=======\nb\n', 1],
    ['the middle alone in the head of a post', '---\ntitle: a\n=======\nsummary: b\n---\n\nc\n', 3],
    ['the common ancestor alone', 'a\n||||||| 1a2b3c4\nb\n', 2],
  ])('is found in Markdown: %s', (_, text, line) => {
    expect(lineOf(text, 'markdown')).toBe(line);
  });

  it.each([
    ['a heading underlined with seven signs', '---\ntitle: a\n---\n\nb\n\nOur food\n=======\n\nc\n'],
    ['the same with lines of Windows', 'Our food\r\n=======\r\n\r\nc\r\n'],
    ['six or eight signs', '\n======\n\n========\n'],
    ['an empty row of a table', '| a | b |\n|||||||\n'],
  ])('is not %s', (_, text) => {
    expect(lineOf(text, 'markdown')).toBeNull();
  });

  it('is in JSON also the middle below another line', () => {
    expect(lineOf('{\n  "a": 1,\n=======\n  "b": 2\n}\n', 'json')).toBe(3);
  });
});

test('the text names each mark', () => {
  for (const mark of ['<<<<<<<', '|||||||', '=======', '>>>>>>>']) expect(gitConflictMarkerMessage).toContain(mark);
});
