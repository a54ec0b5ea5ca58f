import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { BlogCategoryNav } from '@/components/blog/blog-category-nav';
import { BlogFeedsSection } from '@/components/blog/blog-feeds-section';
import { BlogHeader } from '@/components/blog/blog-list-header';
import { createBlogCategoryMetadata } from '@/components/blog/blog-list-metadata';
import { PostList } from '@/components/blog/post-list';
import { PageShell } from '@/components/site-shell/page-shell';
import { sitePaths } from '@/lib/config/site-paths';
import { blogCategoryPath, countPostsPerUsedCategory } from '@/lib/content/blog-list-pages';
import { postCategories } from '@/lib/content/post-schema';
import { listCategoryOfEachPost, loadPosts } from '@/lib/content/posts';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';

export const dynamicParams = false;

type Props = { params: Promise<{ category: string }> };

export function generateStaticParams() {
  return countPostsPerUsedCategory(listCategoryOfEachPost()).map(({ category }) => ({ category }));
}

async function find(params: Props['params']) {
  const { category } = await params;
  return postCategories.find((known) => known === category) ?? notFound();
}

export const generateMetadata = async ({ params }: Props) => createBlogCategoryMetadata(await find(params));

export default async function BlogCategoryPage({ params }: Props) {
  const category = await find(params);
  const t = await getTranslations();
  const posts = await loadPosts(await currentLocale());
  const name = t(`blog.categories.${category}.name`);
  const path = blogCategoryPath(category);
  return (
    <PageShell path={path}>
      <BlogHeader
        trail={[
          { label: t('nav.blog'), path: sitePaths.blog },
          { label: name, path },
        ]}
        heading={name}
        lead={t(`blog.categories.${category}.description`)}
      >
        <BlogCategoryNav posts={posts} current={category} />
      </BlogHeader>
      <PostList posts={posts.filter((post) => post.category === category)} />
      <BlogFeedsSection />
    </PageShell>
  );
}
