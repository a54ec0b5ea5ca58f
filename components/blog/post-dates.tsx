import { getTranslations } from 'next-intl/server';
import type { Post } from '@/lib/content/posts';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { formatDateAfterVerb } from '@/lib/i18n/formatters';

/** Shows when a post was published and last updated. */
export async function PostDates({ post: { published, updated } }: { post: Pick<Post, 'published' | 'updated'> }) {
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
