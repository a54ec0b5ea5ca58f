import type { ContentProblem } from '@/lib/content/content-problem';
import { localeCodes } from '@/lib/i18n/locales';
import { checkAdditiveCodes } from './additive-codes';
import { checkAnimalShares } from './animal-shares-in-texts';
import { checkAnimalsAndIngredients } from './animals-in-texts';
import { checkHardcodedCompanyDetails, checkPrices } from './brand-names-prices-and-phones';
import { checkCounts } from './counts-in-texts';
import { checkDeniedFacts } from './denied-facts-in-texts';
import { checkFiguresAcrossLanguages } from './figures-across-languages';
import { checkFiguresOfNamedProducts } from './figures-of-named-products';
import { checkRangeOrder } from './figures-with-units';
import { checkFoodKindInTexts } from './food-kind-in-texts';
import { checkIcuApostrophes } from './icu-apostrophes';
import { type LocatedText, listLocatedTexts } from './located-texts';
import { checkSitePaths, checkStrayMarkupAndWhitespace } from './markup-and-whitespace';
import { checkMessageForms } from './message-forms';
import { findMisspeltNames } from './misspelt-names';
import { memoizeInProcess, reuseEarlierList } from './process-memo';
import { checkFiguresAgainstFacts } from './product-figures';
import { checkPunctuationSpacing } from './punctuation-spacing';
import { checkRepeatedAdjacentTokens } from './repeated-adjacent-tokens';
import { findRepeatedLongTexts } from './repeated-long-texts';
import { checkSearchResultWidth } from './search-result-width';
import { checkSpeciesInTexts } from './species-in-texts';
import { checkTerminology, getTerminology } from './terminology';
import type { ContentFileBytes } from './text-files';
import { checkLabelLengths, checkTextLength } from './text-length';
import { checkTraditionalChinese } from './traditional-chinese';
import { checkApostrophesAndSpaces, checkQuotationMarks } from './typography';
import { checkUnfinishedMarks } from './unfinished-marks';
import { findUnpairedMarks } from './unpaired-marks';
import { findUntranslatedTexts } from './untranslated-texts';
import { checkWordLength } from './word-length';

type Rule = (snippet: LocatedText) => readonly ContentProblem[];
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

/** Rules that compare a text with the same text of the other languages. */
const checkGroup = memoizeInProcess('group', (texts: readonly LocatedText[]) => [
  ...checkFiguresAcrossLanguages(texts),
  ...checkAdditiveCodes(texts),
  ...checkMessageForms(texts),
  ...checkLabelLengths(texts),
]);

/** Brackets and quotation marks without their other half, by the quotation marks of the languages. */
function createMarkCheck(): (texts: readonly LocatedText[]) => readonly ContentProblem[] {
  const quotes = localeCodes.map((locale) => getTerminology(locale)?.quotes);
  return memoizeInProcess(`marks ${JSON.stringify(quotes)}`, findUnpairedMarks);
}

/** The texts of each page, product, post or group of messages in all languages. */
function groupTexts(snippets: readonly LocatedText[]): (readonly LocatedText[])[] {
  const groups = new Map<string, LocatedText[]>();
  for (const snippet of snippets) {
    const { file, key = '', icu } = snippet;
    const folder = file.slice(0, file.lastIndexOf('/'));
    const group = icu ? `${folder} ${key.split('.')[0]}` : folder;
    const texts = groups.get(group);
    if (texts) texts.push(snippet);
    else groups.set(group, [snippet]);
  }
  return [...groups].map(([group, texts]) => reuseEarlierList(`group ${group}`, texts));
}

/** Checks every text of the files, also across languages. */
export function checkTexts(sources: ContentFileBytes[]): ContentProblem[] {
  const snippets = sources.flatMap(listLocatedTexts);
  const groups = groupTexts(snippets);
  return [
    ...snippets.flatMap(checkText),
    ...groups.flatMap(checkGroup),
    ...checkFiguresAgainstFacts(snippets),
    ...checkFiguresOfNamedProducts(snippets),
    ...checkAnimalsAndIngredients(snippets),
    ...checkSpeciesInTexts(snippets),
    ...checkFoodKindInTexts(snippets),
    ...checkDeniedFacts(snippets),
    ...checkAnimalShares(snippets),
    ...checkCounts(snippets),
    ...groups.flatMap(createMarkCheck()),
    ...findRepeatedLongTexts(snippets),
    ...findMisspeltNames(snippets),
    ...findUntranslatedTexts(snippets, sources),
  ];
}
