import type { ContentProblem } from '@/lib/content/content-problem';
import { listContentFolderNames, readContentText } from '@/lib/content/read-content';
import { ContentError } from '@/lib/files/parse-file';
import { localeCodes } from '@/lib/i18n/locales';
import { isSlug } from '@/lib/text/slug';
import { findDuplicateIndexes } from './find-duplicate-indexes';

/** Posts with the title of another one: a folder that was copied, or a file saved into the wrong folder. */
export function findRepeatedPostTitles(): ContentProblem[] {
  // A name that is no URL is reported elsewhere.
  const slugs = listContentFolderNames('posts').filter(isSlug);
  return localeCodes.flatMap((locale) => {
    const titles = slugs.map((slug) => readTitle(`posts/${slug}/${locale}.mdx`));
    return findDuplicateIndexes(titles).map((index) => {
      const other = `content/posts/${slugs[titles.indexOf(titles[index])]}/${locale}.mdx`;
      const text = `is the title in ${other} too: write its own in one of them, or delete the folder that is a copy`;
      return { file: `content/posts/${slugs[index]}/${locale}.mdx`, key: 'title', text };
    });
  });
}

/** Undefined for a file that cannot be read, which the check of posts reports with the reason. */
function readTitle(file: string): string | undefined {
  try {
    return /^title:\s*"(.+)"\s*$/m.exec(readContentText(file))?.[1];
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}
