import type { ContentProblem } from '@/lib/content/content-problem';
import { checkFiguresAcrossLanguages } from './figures-across-languages';
import { checkPlainText } from './plain-text';
import { checkSearchWidth } from './search-result-width';
import { checkTerminology } from './terminology';
import type { SourceFile } from './text-files';
import { snippetsOf, type TextSnippet } from './text-snippets';
import { checkTypography } from './typography';
import { checkWordLength } from './word-length';

const rules: ((snippet: TextSnippet) => ContentProblem[])[] = [
  checkPlainText,
  checkTypography,
  checkTerminology,
  checkSearchWidth,
  checkWordLength,
];

/** Every check of a text by itself, whatever file it is in. */
export function checkText(snippet: TextSnippet): ContentProblem[] {
  return rules.flatMap((rule) => rule(snippet));
}

/** The same of every text of the files. */
export function checkTexts(sources: SourceFile[]): ContentProblem[] {
  const snippets = sources.flatMap(snippetsOf);
  return [...snippets.flatMap(checkText), ...checkFiguresAcrossLanguages(snippets)];
}
