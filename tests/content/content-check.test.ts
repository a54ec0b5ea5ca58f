import { describe, expect, it, vi } from 'vitest';
import { textsByDottedPath } from '@/lib/content/content-problem';
import { findIcuFault, findPluralIssues, summarizeIcu } from '@/scripts/content-check/icu';
import { findArgumentIssues, isUntranslated } from '@/scripts/content-check/messages';
import { printProblemsAndSetExitCode, sortProblemsBySeverity } from '@/scripts/content-check/print-problems';

const argumentsOf = (message: string, expected: string) =>
  findArgumentIssues(summarizeIcu(message).names, summarizeIcu(expected).names);

describe('the content check', () => {
  it('finds broken and differing ICU messages', () => {
    expect(findPluralIssues(summarizeIcu('{count, plural, one {# a} other {# b}}'), 'en')).toEqual([]);
    expect(findPluralIssues(summarizeIcu('{count, plural, one {#} other {#}}'), 'ru')).toEqual([
      "plural form 'few' is missing",
      "plural form 'many' is missing",
    ]);
    expect(findPluralIssues(summarizeIcu('{count, plural, =0 {none} one {#} few {#} other {#}}'), 'en')).toEqual([
      "this language has no plural form 'few': delete it",
    ]);
    expect(argumentsOf('hello', 'hello {name}')).toEqual(['lacks {name}']);
    expect(argumentsOf('hello {nam}', 'hello')).toEqual(['has {nam}, which the page does not give']);
    const marked = 'see <name>about {product}</name>';
    expect(argumentsOf('<name>ο {product}</name> είναι', marked)).toEqual([]);
    expect(argumentsOf('<nam>{product}</nam>', marked)).toEqual([
      'lacks <name>',
      'has <nam>, which the page does not give',
    ]);
    expect(argumentsOf('<name>product</name>', marked)).toEqual(['lacks {product}']);
    expect(findIcuFault('hello {name}')).toBeNull();
    expect(findIcuFault('{count')).toEqual({
      at: 0,
      found: '{',
      text: 'broken from character 1 on: the brace { there is not closed: its } is missing',
    });
    const shops = '{count, plural, one {# shop} other {# shops';
    expect(findIcuFault(`Our ${shops}}`)?.text).toMatch(/from character 5 on: the brace { there is not closed/);
    expect(findIcuFault(`Our ${shops}`)?.text).toMatch(/from character 40 on: the brace { there is not closed/);
    expect(findIcuFault('Hello {first name}')).toMatchObject({
      at: 6,
      text: expect.stringContaining('letters, digits'),
    });
    expect(findIcuFault('{count, plural')?.text).toMatch(/from character 15 on: the forms are missing/);
  });

  it('takes a long text that equals the other language for untranslated, a short or symbolic one not', () => {
    expect(isUntranslated('The quick brown fox', 'The quick brown fox')).toBe(true);
    expect(isUntranslated('Blog', 'Blog')).toBe(false);
    expect(isUntranslated('{kj} / {kcal} / {percent}', '{kj} / {kcal} / {percent}')).toBe(false);
    expect(isUntranslated('{kcal}\u00a0kcal per 100\u00a0g', '{kcal}\u00a0kcal per 100\u00a0g')).toBe(false);
  });

  it('knows every text by its path', () => {
    expect(textsByDottedPath({ a: [{ b: 'x' }], c: 1 })).toEqual(new Map([['a.0.b', 'x']]));
  });

  it('puts the file with the worst problem first, and the worst problem of a file', () => {
    const at = (file: string, line: number, weight?: 'unreadable' | 'style') => ({ file, line, weight, text: 'x' });
    const problems = [at('a', 1, 'style'), at('b', 9), at('b', 2, 'style'), at('c', 3, 'unreadable'), at('b', 4)];
    expect(sortProblemsBySeverity(problems).map(({ file, line }) => `${file}${line}`)).toEqual([
      'c3',
      'b4',
      'b9',
      'b2',
      'a1',
    ]);
  });

  it('reports the counts of problems and of hints, which fail nothing', () => {
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const problem = { file: 'content/a.json', text: 'missing' };
    const codes = [
      [],
      [problem, problem],
      [problem, { ...problem, line: 2 }],
      [{ ...problem, weight: 'hint' as const }],
    ].map((problems) => {
      printProblemsAndSetExitCode(problems, 'All is well');
      return process.exitCode;
    });
    printProblemsAndSetExitCode([{ ...problem, weight: 'hint' }], 'All is well', true);
    process.exitCode = 0;
    expect(codes).toEqual([0, 1, 1, 0]);
    const lines = written.mock.calls.map(([line]) => line);
    expect(lines.filter((line) => !String(line).startsWith('content/'))).toEqual([
      'All is well\n',
      '1 problem in the content\n',
      '2 problems in the content\n',
      'All is well (1 hint: npm run content:check -- --hints)\n',
      'All is well\n',
    ]);
    expect(lines).toContain('content/a.json: hint: missing\n');
    written.mockRestore();
  });
});
