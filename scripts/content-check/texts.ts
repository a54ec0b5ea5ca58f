import type { ContentProblem } from '@/lib/content/content-problem';
import { checkAdditiveCodes } from './additive-codes';
import { checkAnimalsAndIngredients } from './animals-in-texts';
import { checkHardcodedCompanyDetails, checkPrices } from './brand-names-prices-and-phones';
import { checkCounts } from './counts-in-texts';
import { checkFiguresAcrossLanguages } from './figures-across-languages';
import { checkFiguresOfNamedProducts } from './figures-of-named-products';
import { checkRangeOrder } from './figures-with-units';
import { checkIcuApostrophes } from './icu-apostrophes';
import { type LocatedText, listLocatedTexts } from './located-texts';
import { checkSitePaths, checkStrayMarkupAndWhitespace } from './markup-and-whitespace';
import { checkMessageForms } from './message-forms';
import { memoizeInProcess } from './process-memo';
import { checkFiguresAgainstFacts } from './product-figures';
import { checkPunctuationSpacing } from './punctuation-spacing';
import { checkRepeatedAdjacentTokens } from './repeated-adjacent-tokens';
import { findRepeatedLongTexts } from './repeated-long-texts';
import { checkSearchResultWidth } from './search-result-width';
import { checkSpeciesInTexts } from './species-in-texts';
import { checkTerminology } from './terminology';
import type { ContentFileBytes } from './text-files';
import { checkLabelLengths, checkTextLength } from './text-length';
import { checkTraditionalChinese } from './traditional-chinese';
import { checkApostrophesAndSpaces, checkQuotationMarks } from './typography';
import { checkUnfinishedMarks } from './unfinished-marks';
import { findUnpairedMarks } from './unpaired-marks';
import { findUntranslatedTexts } from './untranslated-texts';
import { checkWordLength } from './word-length';

type Rule = (snippet: LocatedText) => ContentProblem[];
/** Rules that know nothing but the text. */
const rulesOfText: Rule[] = [
  checkStrayMarkupAndWhitespace,
  checkPunctuationSpacing,
  checkUnfinishedMarks,
  checkApostrophesAndSpaces,
  checkWordLength,
  checkTextLength,
  checkIcuApostrophes,
  checkRepeatedAdjacentTokens,
  checkTraditionalChinese,
  checkPrices,
  checkRangeOrder,
];
/** Rules that follow other files: the terms of the language, the company, the redirects. */
const rulesFromFiles: Rule[] = [
  checkSitePaths,
  checkQuotationMarks,
  checkTerminology,
  checkSearchResultWidth,
  checkHardcodedCompanyDetails,
];
const checkTextItself = memoizeInProcess('text', (snippet: LocatedText) =>
  rulesOfText.flatMap((rule) => rule(snippet)),
);

/** Runs every check that needs only one text. */
export function checkText(snippet: LocatedText): ContentProblem[] {
  return [...checkTextItself(snippet), ...rulesFromFiles.flatMap((rule) => rule(snippet))];
}

/** Checks every text of the files, also across languages. */
export function checkTexts(sources: ContentFileBytes[]): ContentProblem[] {
  const snippets = sources.flatMap(listLocatedTexts);
  return [
    ...snippets.flatMap(checkText),
    ...checkFiguresAcrossLanguages(snippets),
    ...checkFiguresAgainstFacts(snippets),
    ...checkFiguresOfNamedProducts(snippets),
    ...checkAnimalsAndIngredients(snippets),
    ...checkSpeciesInTexts(snippets),
    ...checkCounts(snippets),
    ...checkAdditiveCodes(snippets),
    ...checkMessageForms(snippets),
    ...checkLabelLengths(snippets),
    ...findUnpairedMarks(snippets),
    ...findRepeatedLongTexts(snippets),
    ...findUntranslatedTexts(snippets, sources),
  ];
}
