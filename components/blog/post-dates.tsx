import { getFormatter, getTranslations } from 'next-intl/server';
import type { Post } from '@/lib/content/posts';

/** When a post appeared and when it was last revised, in the language of the page. */
export async function PostDates({ post: { published, updated } }: { post: Pick<Post, 'published' | 'updated'> }) {
  const t = await getTranslations('blog');
  const format = await getFormatter();
  const long = (date: string) => format.dateTime(new Date(date), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <>
      <time dateTime={published}>{t('published', { date: long(published) })}</time>
      {updated && (
        <>
          {' · '}
          <time dateTime={updated}>{t('updated', { date: long(updated) })}</time>
        </>
      )}
    </>
  );
}
