import { getTranslations } from 'next-intl/server';
import type { Post } from '@/lib/content/posts';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { formatLongDate } from '@/lib/i18n/formatters';
import { cn } from '@/lib/utils';
import { PostDates } from './post-dates';

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
