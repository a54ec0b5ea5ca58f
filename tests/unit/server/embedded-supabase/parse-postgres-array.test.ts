import { expect, test } from 'vitest';
import { formatPostgresArray, parsePostgresArray } from '@/server/embedded-supabase/parse-postgres-array';

test.each([
  ['{}', []],
  ['{1,NULL,3}', [1, null, 3]],
  [
    '{{1,2},{3,NULL}}',
    [
      [1, 2],
      [3, null],
    ],
  ],
  ['[0:1]={7,8}', [7, 8]],
])('%s', (text, expected) => {
  expect(parsePostgresArray(text, Number)).toEqual(expected);
});

test('texts that look like something else stay texts', () => {
  const text = String.raw`{"NULL",NULL,"","a,b","\"c\"","d\\e","{f}",null}`;
  expect(parsePostgresArray(text, String)).toEqual(['NULL', null, '', 'a,b', '"c"', 'd\\e', '{f}', 'null']);
});

test('boxes are separated by semicolons', () => {
  expect(parsePostgresArray('{(1,1),(0,0);(2,2),(0,0)}', String, ';')).toEqual(['(1,1),(0,0)', '(2,2),(0,0)']);
});

test('an array is read as it was written', () => {
  const texts = ['NULL', null, '', 'a,b', '"c"', 'd\\e', '{f}', 'null', ' '];
  expect(parsePostgresArray(formatPostgresArray(texts, String), String)).toEqual(texts);
  const grid = [
    [1, 2],
    [3, null],
  ];
  expect(parsePostgresArray(formatPostgresArray(grid, String), Number)).toEqual(grid);
  expect(formatPostgresArray([], String)).toBe('{}');
  expect(formatPostgresArray(['(1,1),(0,0)', '(2,2),(0,0)'], String, ';')).toBe('{"(1,1),(0,0)";"(2,2),(0,0)"}');
});
