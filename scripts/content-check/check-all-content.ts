import { type ContentProblem, runCheckCatchingErrors } from '@/lib/content/content-problem';
import { listContentFolderNames } from '@/lib/content/read-content';
import { checkChangeDates, findPostsChangedAfterTheirDate } from './change-dates';
import { checkCharacters } from './characters';
import { checkContentBuilders } from './check-content-builders';
import { checkPagesProductsDictionaries } from './check-page-product-and-dictionary-content';
import { findClaimsWithoutFigure } from './claims-without-figure';
import { checkCompanyDetails } from './company-details';
import { checkCountries, checkMarketYears, checkSlides, checkStoryIds, checkSynonyms } from './content-list-files';
import { checkGlyphs } from './glyphs';
import { checkImporterContacts } from './importer-contacts';
import { checkMarketFigures } from './market-figures';
import { checkMedia } from './media';
import { checkMessages } from './messages';
import { checkPicturesOfOthers } from './misassigned-pictures';
import { findBusinessHoursInContactCopy } from './no-business-hours-in-contact-copy';
import { findMissingPagePlaceholders } from './page-placeholders';
import { checkPostPictures } from './post-pictures';
import { checkPosts } from './posts';
import { checkPublishedPathRedirects } from './published-path-redirects';
import { findRepeatedPostTitles } from './repeated-post-titles';
import { checkProductTitleWidths } from './search-result-width';
import { checkSharedFiles } from './shared-files';
import { checkPlaces, checkStores } from './stores-and-places';
import { findStrayAndMissingContentFiles } from './stray-and-missing-files';
import { checkTermKeysMatchContent } from './terminology';
import { readContentAndMessageFiles } from './text-files';
import { checkTexts } from './texts';
import { findUnreplacedContentPlaceholders } from './unreplaced-placeholders';
import { findUnusedKeys } from './unused-texts';

/** Every problem in texts, facts and images whose files can be read. */
export async function checkAllContent(): Promise<ContentProblem[]> {
  const sources = readContentAndMessageFiles();
  const problems = [
    ...runCheckCatchingErrors(findStrayAndMissingContentFiles),
    ...sources.flatMap(checkCharacters),
    ...sources.flatMap(checkGlyphs),
    ...runCheckCatchingErrors(() => checkTexts(sources)),
    ...runCheckCatchingErrors(() =>
      checkTermKeysMatchContent(listContentFolderNames('products'), listContentFolderNames('pages')),
    ),
    ...runCheckCatchingErrors(checkMessages),
    ...runCheckCatchingErrors(findUnusedKeys),
    ...runCheckCatchingErrors(findUnreplacedContentPlaceholders),
    ...runCheckCatchingErrors(findMissingPagePlaceholders),
    ...runCheckCatchingErrors(checkProductTitleWidths),
    ...runCheckCatchingErrors(findBusinessHoursInContactCopy),
    ...runCheckCatchingErrors(checkPagesProductsDictionaries),
    ...runCheckCatchingErrors(findClaimsWithoutFigure),
    ...runCheckCatchingErrors(checkMarketFigures),
    ...runCheckCatchingErrors(findRepeatedPostTitles),
    ...(await checkPosts()),
    ...(await checkPostPictures()),
    ...checkSharedFiles(),
    ...[
      checkStores,
      checkPlaces,
      checkStoryIds,
      checkCountries,
      checkSynonyms,
      checkMarketYears,
      checkSlides,
      checkCompanyDetails,
      checkImporterContacts,
      checkPicturesOfOthers,
    ].flatMap(runCheckCatchingErrors),
    ...(await checkMedia()),
    ...runCheckCatchingErrors(checkPublishedPathRedirects),
    ...runCheckCatchingErrors(checkChangeDates),
    ...runCheckCatchingErrors(findPostsChangedAfterTheirDate),
  ];
  // The content is combined only if every file is valid by itself.
  return problems.some(({ weight = 'fault' }) => weight === 'fault')
    ? problems
    : [...problems, ...(await checkContentBuilders())];
}
