import { getTranslations } from 'next-intl/server';
import type { Post } from '@/lib/content/posts';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { formatDateAfterVerb, formatLongDate } from '@/lib/i18n/formatters';
import { cn } from '@/lib/utils';

type Props = { post: Post; brief?: boolean; className?: string };

/** Shows a post's date and reading time. The brief variant has no label for the date. */
export async function PostDateAndReadingTime({ post, brief = false, className }: Props) {
  const t = await getTranslations('blog');
  const date = formatLongDate(await currentLocale(), post.published);
  return (
    <p className={cn('max-w-none text-muted text-sm tabular-nums', className)}>
      {brief ? <time dateTime={post.published}>{date}</time> : <PostDates post={post} />}
      {'\u00a0· '}
      {t('readingTime', { minutes: post.minutes })}
    </p>
  );
}

/** Shows when a post was published and last updated. */
async function PostDates({ post: { published, updated } }: { post: Pick<Post, 'published' | 'updated'> }) {
  const t = await getTranslations('blog');
  const locale = await currentLocale();
  return (
    <>
      <time dateTime={published}>{t('published', { date: formatDateAfterVerb(locale, published) })}</time>
      {updated && (
        <>
          {'\u00a0· '}
          <time dateTime={updated}>{t('updated', { date: formatDateAfterVerb(locale, updated) })}</time>
        </>
      )}
    </>
  );
}
