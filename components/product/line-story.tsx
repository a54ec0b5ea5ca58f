import { getPageCopy, getPageSection } from '@/lib/content/page-copy';
import type { Product } from '@/lib/content/products';
import { currentLocale } from '@/lib/i18n/navigation';
import { findLineStoryFolder } from './find-line-story-folder';
import { LineStorySection } from './line-story-section';

/** Shows the story of the product's line, if the line has one. */
export async function LineStory({ line }: { line: Product['line'] }) {
  const folder = findLineStoryFolder(line);
  if (!folder) return null;
  const page = getPageCopy(folder, await currentLocale());
  return <LineStorySection page={page} story={getPageSection(page, 'story')} choose={getPageSection(page, 'choose')} />;
}
