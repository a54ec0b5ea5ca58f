import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { brand } from '@/lib/config/brand';
import { blogCategoryPath, blogPagePath } from '@/lib/content/blog-list-pages';
import { getPageCopy } from '@/lib/content/page-copy';
import type { PostCategory } from '@/lib/content/post-schema';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { createPageMetadata } from '@/lib/seo';
import { withFeedLinks } from './with-feed-links';

/** Returns the metadata of one page of the post list. Each page is its own canonical. */
export async function createBlogListPageMetadata(page: number): Promise<Metadata> {
  const locale = await currentLocale();
  const t = await getTranslations();
  const title = t('pageTitles.blog', { brand: brand.name });
  const description = getPageCopy('blog', locale).metaDescription;
  const pageParams = { page: String(page) };
  const metadata = createPageMetadata({
    locale,
    path: blogPagePath(page),
    title: page === 1 ? title : t('blog.pageTitle', { title, ...pageParams }),
    description: page === 1 ? description : t('catalogue.pageDescription', { description, ...pageParams }),
    image: `/og/${locale}/blog.png`,
  });
  return withFeedLinks(metadata, locale);
}

/** Returns the metadata of the list of one topic. */
export async function createBlogCategoryMetadata(category: PostCategory): Promise<Metadata> {
  const locale = await currentLocale();
  const t = await getTranslations('blog');
  const metadata = createPageMetadata({
    locale,
    path: blogCategoryPath(category),
    title: t('topicTitle', { topic: t(`categories.${category}.name`) }),
    description: t(`categories.${category}.description`),
    image: `/og/${locale}/blog.png`,
  });
  return withFeedLinks(metadata, locale);
}
