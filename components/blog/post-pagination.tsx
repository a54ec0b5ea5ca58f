import { getTranslations } from 'next-intl/server';
import { PaginationLinks } from '@/components/site-shell/pagination-links';
import { blogPagePath } from '@/lib/content/blog-list-pages';

/** Pagination of the article list. */
export async function PostPagination({ page, pages }: { page: number; pages: number }) {
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
