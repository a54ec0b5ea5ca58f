import { expect, test } from 'vitest';
import { findForbiddenPostContent } from '@/lib/content/validate-post-tree';
import { parsePostTree } from '@/scripts/content-check/parse-post-tree';

const table = (rule: string, row: string) => `| Recipe | Bone |\n${rule}| Simple | 15% |\n${row}\n`;
const rule = '| --- | --- |\n';

test.each([
  ['a link with a space after its words', 'See [our shop] (/about) now.\n', /^3: a link is not complete/],
  ['a link with a space in its address', 'See [our shop](/about us) now.\n', /^3: a link is not complete/],
  ['a link that is not closed', 'See [our shop](/about now.\n', /^3: a link is not complete/],
  ['a table without its second line', table('', '| Duck | 10% |'), /^3: a table has \| --- \| --- \|/],
  ['a table with a rule of too few columns', table('| --- |\n', '| Duck | 10% |'), /^3: a table has/],
  ['a row with a cell too many', table(rule, '| Duck | 10% | more |'), /^6: this row has 3 cells, the first one 2/],
  ['a row with a cell too few', table(rule, '| Duck |'), /^6: this row has 1 cells, the first one 2/],
  ['a heading without its space', '##Bones\n', /^3: a heading has a space after its #/],
])('%s is reported with its line', (_what, text, problem) => {
  const issues = findForbiddenPostContent(parsePostTree(`Words.\n\n${text}`));
  expect(issues.map(({ line, text }) => `${line}: ${text}`)).toEqual([expect.stringMatching(problem)]);
});

test.each(['#rawfeeding is a word of social networks.\n', '#1 in Greece, and proud of it.\n'])(
  'a paragraph may begin with one #: %s',
  (text) => {
    expect(findForbiddenPostContent(parsePostTree(text))).toEqual([]);
  },
);

test('what is meant so is accepted', () => {
  const text = `## Bones\n\n${table(rule, '| Duck | 10% |')}\nA [link](/about) (and more), [1] (see above: #2).\n`;
  expect(findForbiddenPostContent(parsePostTree(text))).toEqual([]);
});
