import { describe, expect, it, vi } from 'vitest';
import { leaves, lineOf, printProblems } from '@/lib/content/content-problem';
import { icuProblems, isUntranslated } from '@/scripts/content-check/messages';

describe('the content check', () => {
  it('reports invalid ICU messages and differing arguments', () => {
    expect(
      icuProblems('{count, plural, one {# a} other {# b}}', '{count, plural, one {# a} other {# b}}', 'en'),
    ).toEqual([]);
    expect(icuProblems('{count, plural, one {#} other {#}}', '{count, plural, one {#} other {#}}', 'ru')).toEqual([
      "plural form 'few' is missing",
      "plural form 'many' is missing",
    ]);
    expect(icuProblems('hello', 'hello {name}', 'en')).toEqual(['lacks {name}']);
    expect(icuProblems('hello {nam}', 'hello', 'en')[0]).toMatch(/has \{nam\}/);
    const marked = 'see <name>about {product}</name>';
    expect(icuProblems('<name>ο {product}</name> είναι', marked, 'gr')).toEqual([]);
    expect(icuProblems('<nam>{product}</nam>', marked, 'gr')).toEqual([
      'lacks <name>',
      'has <nam>, which the page does not give',
    ]);
    expect(icuProblems('<name>product</name>', marked, 'gr')).toEqual(['lacks {product}']);
    expect(icuProblems('{count', 'x', 'en')).toEqual(['broken from character 1 on: expect argument closing brace']);
    expect(icuProblems('Hello {first name}', 'x', 'en')).toEqual(['broken from character 7 on: malformed argument']);
    expect(icuProblems('{count, plural', 'x', 'en')).toEqual([
      'broken from character 15 on: expect select argument options',
    ]);
  });

  it('reports a long text identical to the other language as untranslated, but not a short or symbolic one', () => {
    expect(isUntranslated('The quick brown fox', 'The quick brown fox')).toBe(true);
    expect(isUntranslated('Blog', 'Blog')).toBe(false);
    expect(isUntranslated('{kj} / {kcal} / {percent}', '{kj} / {kcal} / {percent}')).toBe(false);
    expect(isUntranslated('{kcal}\u00a0kcal per 100\u00a0g', '{kcal}\u00a0kcal per 100\u00a0g')).toBe(false);
  });

  it('reports the line of a key', () => {
    const source = JSON.stringify({ a: { x: '1' }, b: { x: '2' } }, null, 2);
    expect(lineOf(source, 'b.x')).toBe(6);
    expect(leaves(JSON.parse(source)).get('b.x')).toBe('2');
  });

  it('summarizes its findings in a sentence', () => {
    const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const problem = { file: 'content/a.json', text: 'missing' };
    for (const problems of [[], [problem, problem], [problem, { ...problem, line: 2 }]])
      printProblems(problems, 'All is well');
    process.exitCode = 0;
    expect(said.mock.calls.map(([line]) => line).filter((line) => !String(line).startsWith('content/'))).toEqual([
      'All is well\n',
      '1 problem in the content\n',
      '2 problems in the content\n',
    ]);
    said.mockRestore();
  });
});
