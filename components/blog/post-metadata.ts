import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Post } from '@/lib/content/posts';
import type { Locale } from '@/lib/i18n/locales';
import { createPageMetadata } from '@/lib/seo';
import { withFeedLinks } from './with-feed-links';

/** Returns the metadata of a post as an article with dates and topic. */
export async function createPostMetadata(post: Post, locale: Locale): Promise<Metadata> {
  const t = await getTranslations('blog.categories');
  const { title, description, path, slug, published, updated = published, category } = post;
  const metadata = createPageMetadata({ locale, path, title, description, image: `/og/${locale}/post-${slug}.png` });
  return withFeedLinks(
    {
      ...metadata,
      openGraph: {
        ...metadata.openGraph,
        type: 'article',
        publishedTime: published,
        modifiedTime: updated,
        section: t(`${category}.name`),
      },
    },
    locale,
  );
}
