import { type ContentProblem, runContentCheck } from '@/lib/content/content-problem';
import { listContent } from '@/lib/content/read-content';
import { checkAssembled } from './assembled-content';
import { checkDates } from './change-dates';
import { checkCharacters } from './characters';
import { checkContentFiles } from './content-files';
import { checkGlyphs } from './glyphs';
import { checkMedia } from './media';
import { checkMessages } from './messages';
import { checkPosts } from './posts';
import { checkPublicPaths } from './public-paths';
import { findRepeatedHours } from './repeated-hours';
import { checkProductTitles } from './search-result-width';
import { checkSharedFiles } from './shared-files';
import { findStrayFiles } from './stray-files';
import { checkTerminologyFiles } from './terminology';
import { readSources } from './text-files';
import { checkTexts } from './texts';
import { findUnresolvedVariables } from './unresolved-variables';
import { findUnusedKeys } from './unused-texts';

/** Every problem in texts, facts and images whose files can be read. */
export async function checkAll(): Promise<ContentProblem[]> {
  const sources = readSources();
  const found = [
    ...runContentCheck(() => findStrayFiles(sources)),
    ...sources.flatMap(checkCharacters),
    ...sources.flatMap(checkGlyphs),
    ...runContentCheck(() => checkTexts(sources)),
    ...runContentCheck(() => checkTerminologyFiles(listContent('products'), listContent('pages'))),
    ...runContentCheck(checkMessages),
    ...runContentCheck(findUnusedKeys),
    ...runContentCheck(findUnresolvedVariables),
    ...runContentCheck(checkProductTitles),
    ...runContentCheck(findRepeatedHours),
    ...runContentCheck(checkContentFiles),
    ...(await checkPosts()),
    ...checkSharedFiles(),
    ...(await checkMedia()),
    ...runContentCheck(checkPublicPaths),
    ...runContentCheck(checkDates),
  ];
  // What can still go wrong in files that are all right by themselves.
  return found.some(({ weight = 'fault' }) => weight === 'fault') ? found : [...found, ...(await checkAssembled())];
}
