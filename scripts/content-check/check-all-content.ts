import { type ContentProblem, runCheckCatchingErrors } from '@/lib/content/content-problem';
import { listContent } from '@/lib/content/read-content';
import { checkAssembledContent } from './assembled-content';
import { checkChangeDates, findPostsChangedAfterTheirDate } from './change-dates';
import { checkCharacters } from './characters';
import { checkContentFiles } from './check-page-product-and-dictionary-content';
import { findClaimsWithoutFigure } from './claims-without-figure';
import { checkCompanyPostalCode, checkImporters } from './company-and-importer-contacts';
import { checkGlyphs } from './glyphs';
import { checkMarketFigures } from './market-figures';
import { checkMedia } from './media';
import { checkMessages } from './messages';
import { findBusinessHoursInContactCopy } from './no-business-hours-in-contact-copy';
import { checkPicturesOfOthers } from './pictures-of-others';
import { checkPosts } from './posts';
import { checkPublicPaths } from './published-path-redirects';
import { findRepeatedPostTitles } from './repeated-post-titles';
import { checkProductTitleWidths } from './search-result-width';
import { checkSharedFiles } from './shared-files';
import { checkCountries, checkMarketYears, checkSlides, checkStoryIds, checkSynonyms } from './shared-lists';
import { checkPlaces, checkStores } from './stores-and-places';
import { findStrayAndMissingFiles } from './stray-and-missing-files';
import { checkTermKeysMatchContent } from './terminology';
import { readTextSourceFiles } from './text-files';
import { checkTexts } from './texts';
import { findUnreplacedContentPlaceholders } from './unreplaced-placeholders';
import { findUnusedKeys } from './unused-texts';

/** Every problem in texts, facts and images whose files can be read. */
export async function checkAllContent(): Promise<ContentProblem[]> {
  const sources = readTextSourceFiles();
  const problems = [
    ...runCheckCatchingErrors(findStrayAndMissingFiles),
    ...sources.flatMap(checkCharacters),
    ...sources.flatMap(checkGlyphs),
    ...runCheckCatchingErrors(() => checkTexts(sources)),
    ...runCheckCatchingErrors(() => checkTermKeysMatchContent(listContent('products'), listContent('pages'))),
    ...runCheckCatchingErrors(checkMessages),
    ...runCheckCatchingErrors(findUnusedKeys),
    ...runCheckCatchingErrors(findUnreplacedContentPlaceholders),
    ...runCheckCatchingErrors(checkProductTitleWidths),
    ...runCheckCatchingErrors(findBusinessHoursInContactCopy),
    ...runCheckCatchingErrors(checkContentFiles),
    ...runCheckCatchingErrors(findClaimsWithoutFigure),
    ...runCheckCatchingErrors(checkMarketFigures),
    ...runCheckCatchingErrors(findRepeatedPostTitles),
    ...(await checkPosts()),
    ...checkSharedFiles(),
    ...[
      checkStores,
      checkPlaces,
      checkStoryIds,
      checkCountries,
      checkSynonyms,
      checkMarketYears,
      checkSlides,
      checkCompanyPostalCode,
      checkImporters,
      checkPicturesOfOthers,
    ].flatMap(runCheckCatchingErrors),
    ...(await checkMedia()),
    ...runCheckCatchingErrors(checkPublicPaths),
    ...runCheckCatchingErrors(checkChangeDates),
    ...runCheckCatchingErrors(findPostsChangedAfterTheirDate),
  ];
  // The content is combined only if every file is valid by itself.
  return problems.some(({ weight = 'fault' }) => weight === 'fault')
    ? problems
    : [...problems, ...(await checkAssembledContent())];
}
