import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/site-shell/page-shell';
import { PaginationLinks } from '@/components/site-shell/pagination-links';
import { sitePaths } from '@/lib/config/site-paths';
import { blogPagePath, postsPerPage } from '@/lib/content/blog-list-pages';
import { getPageCopy } from '@/lib/content/page-copy';
import { itemsOnPage, pageCount } from '@/lib/content/pagination';
import { loadPosts } from '@/lib/content/posts';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { BlogCategoryNav } from './blog-category-nav';
import { BlogFeedsSection } from './blog-feeds-section';
import { BlogHeader } from './blog-list-header';
import { PostList } from './post-list';

/** One page of the list of all posts. The first page starts with the newest post as a feature. */
export async function AllPostsPage({ page }: { page: number }) {
  const locale = await currentLocale();
  const t = await getTranslations();
  const { eyebrow, heading, lead } = getPageCopy('blog', locale);
  const posts = await loadPosts(locale);
  const trail = [
    { label: t('nav.blog'), path: sitePaths.blog },
    { label: t('blog.page', { page: String(page) }), path: blogPagePath(page) },
  ];
  return (
    <PageShell path={blogPagePath(page)}>
      <BlogHeader trail={page > 1 ? trail : undefined} eyebrow={eyebrow} heading={heading} lead={lead}>
        <BlogCategoryNav posts={posts} />
      </BlogHeader>
      <PostList posts={itemsOnPage(posts, page, postsPerPage)} lead={page === 1} />
      <PostPagination page={page} pages={pageCount(posts.length, postsPerPage)} />
      <BlogFeedsSection />
    </PageShell>
  );
}

/** Pagination of the article list. */
async function PostPagination({ page, pages }: { page: number; pages: number }) {
  const t = await getTranslations('blog');
  const labels = {
    pages: t('pages'),
    previous: t('newerPage'),
    next: t('olderPage'),
    page: (number: string) => t('page', { page: number }),
  };
  return (
    <PaginationLinks
      page={page}
      pages={pages}
      pathOf={blogPagePath}
      labels={labels}
      className="container-page pb-14 lg:pb-20"
    />
  );
}
