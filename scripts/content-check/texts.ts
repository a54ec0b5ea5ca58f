import type { ContentProblem } from '@/lib/content/content-problem';
import { checkFiguresAcrossLanguages } from './figures-across-languages';
import { checkSearchResultWidth } from './search-result-width';
import { checkStrayMarkup } from './stray-markup';
import { checkTerminology } from './terminology';
import type { SourceFile } from './text-files';
import { type LocatedText, snippetsOf } from './text-snippets';
import { checkTypography } from './typography';
import { checkWordLength } from './word-length';

const rules: ((snippet: LocatedText) => ContentProblem[])[] = [
  checkStrayMarkup,
  checkTypography,
  checkTerminology,
  checkSearchResultWidth,
  checkWordLength,
];

/** Every check of a text by itself, whatever file it is in. */
export function checkText(snippet: LocatedText): ContentProblem[] {
  return rules.flatMap((rule) => rule(snippet));
}

/** The same of every text of the files. */
export function checkTexts(sources: SourceFile[]): ContentProblem[] {
  const snippets = sources.flatMap(snippetsOf);
  return [...snippets.flatMap(checkText), ...checkFiguresAcrossLanguages(snippets)];
}
