import { getFormatter, getTranslations } from 'next-intl/server';
import type { Post } from '@/lib/content/posts';

/** Shows when a post was published and last updated. */
export async function PostDates({ post: { published, updated } }: { post: Pick<Post, 'published' | 'updated'> }) {
  const t = await getTranslations('blog');
  const format = await getFormatter();
  const long = (date: string) => format.dateTime(new Date(date), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <>
      <time dateTime={published}>{t('published', { date: long(published) })}</time>
      {updated && (
        <>
          {'\u00a0· '}
          <time dateTime={updated}>{t('updated', { date: long(updated) })}</time>
        </>
      )}
    </>
  );
}
