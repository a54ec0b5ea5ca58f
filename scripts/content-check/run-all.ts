import { attempt, type Problem } from '@/lib/content/content-problem';
import { checkDates } from './dates';
import { checkContentFiles } from './files';
import { findHours } from './hours';
import { checkMedia } from './media';
import { checkMessages } from './messages';
import { findUnfilled } from './places';
import { checkPosts } from './posts';
import { checkSharedFiles } from './shared';
import { findUnusedKeys } from './unused-texts';

/** Every problem in texts, facts and images whose files can be read. */
export async function checkAll(): Promise<Problem[]> {
  return [
    ...attempt(checkMessages),
    ...attempt(findUnusedKeys),
    ...attempt(findUnfilled),
    ...attempt(findHours),
    ...attempt(checkContentFiles),
    ...(await checkPosts()),
    ...(await checkSharedFiles()),
    ...(await checkMedia()),
    ...attempt(checkDates),
  ];
}
