import type { ContentProblem } from '@/lib/content/content-problem';
import { checkAdditiveCodes } from './additive-codes';
import { checkCompanyDetails } from './company-details';
import { checkCounts } from './counts-in-texts';
import { checkFiguresAcrossLanguages } from './figures-across-languages';
import { checkFiguresOfNamedProducts } from './figures-of-named-products';
import { checkIcuApostrophes } from './icu-apostrophes';
import { type LocatedText, listLocatedTexts } from './located-texts';
import { checkMarkupAndWhitespace } from './markup-and-whitespace';
import { checkRangeOrder } from './measured-figures';
import { checkMessageForms } from './message-forms';
import { checkProductFigures } from './product-figures';
import { checkRepeatedTerms } from './repeated-terms';
import { checkSearchResultWidth } from './search-result-width';
import { checkTerminology } from './terminology';
import type { RawContentFile } from './text-files';
import { checkTraditionalChinese } from './traditional-chinese';
import { checkTypography } from './typography';
import { findUntranslatedTexts } from './untranslated-texts';
import { checkWordLength } from './word-length';

const rules: ((snippet: LocatedText) => ContentProblem[])[] = [
  checkMarkupAndWhitespace,
  checkTypography,
  checkTerminology,
  checkSearchResultWidth,
  checkWordLength,
  checkIcuApostrophes,
  checkRepeatedTerms,
  checkTraditionalChinese,
  checkCompanyDetails,
  checkRangeOrder,
];

/** Runs every check that needs only one text. */
export function checkText(snippet: LocatedText): ContentProblem[] {
  return rules.flatMap((rule) => rule(snippet));
}

/** Checks every text of the files, also across languages. */
export function checkTexts(sources: RawContentFile[]): ContentProblem[] {
  const snippets = sources.flatMap(listLocatedTexts);
  return [
    ...snippets.flatMap(checkText),
    ...checkFiguresAcrossLanguages(snippets),
    ...checkProductFigures(snippets),
    ...checkFiguresOfNamedProducts(snippets),
    ...checkCounts(snippets),
    ...checkAdditiveCodes(snippets),
    ...checkMessageForms(snippets),
    ...findUntranslatedTexts(snippets, sources),
  ];
}
