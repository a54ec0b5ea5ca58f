import { type Problem, runCheck } from '@/lib/content/content-problem';
import { checkDates } from './dates';
import { checkContentFiles } from './files';
import { findHours } from './hours';
import { checkMedia } from './media';
import { checkMessages } from './messages';
import { findUnfilled } from './places';
import { checkPosts } from './posts';
import { checkSharedFiles } from './shared';
import { findUnusedKeys } from './unused-texts';

/** Returns every problem in texts, facts and images whose files can be read. */
export async function checkAll(): Promise<Problem[]> {
  return [
    ...runCheck(checkMessages),
    ...runCheck(findUnusedKeys),
    ...runCheck(findUnfilled),
    ...runCheck(findHours),
    ...runCheck(checkContentFiles),
    ...(await checkPosts()),
    ...(await checkSharedFiles()),
    ...(await checkMedia()),
    ...runCheck(checkDates),
  ];
}
