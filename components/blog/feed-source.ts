import { getTranslations } from 'next-intl/server';
import { brand } from '@/lib/config/brand';
import { getPageCopy } from '@/lib/content/page-copy';
import type { FeedSource } from '@/lib/content/post-atom-and-json-feeds';
import { loadPosts } from '@/lib/content/posts';
import { renderPostFeedHtml } from '@/lib/content/render-post-feed-html';
import type { Locale } from '@/lib/i18n/locales';
import { withoutJoiners } from '@/lib/text/insert-joiners';

/**
 * Returns the posts of a language with the labels of its feeds. Route handlers have no
 * current locale, so it is a parameter.
 */
export async function loadFeedSource(locale: Locale): Promise<FeedSource> {
  const titles = await getTranslations({ locale, namespace: 'pageTitles' });
  const t = await getTranslations({ locale, namespace: 'blog' });
  const posts = (await loadPosts(locale)).map(async (post) => ({
    ...post,
    html: await renderPostFeedHtml(post, locale),
  }));
  return {
    ...withoutJoiners({
      locale,
      title: titles('blog', { brand: brand.name }),
      description: getPageCopy('blog', locale).lead,
      posts: await Promise.all(posts),
    }),
    category: ({ category }) => withoutJoiners(t(`categories.${category}.name`)),
  };
}
