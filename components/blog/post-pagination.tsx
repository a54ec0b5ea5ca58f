import { getTranslations } from 'next-intl/server';
import { Pagination, PaginationArrow, PaginationLink } from '@/components/ui/pagination';
import { pagePath } from '@/lib/content/post-pages';
import { Link } from '@/lib/i18n/navigation';

/** The pages of the list; nothing when there is only one. */
export async function PostPagination({ page, pages }: { page: number; pages: number }) {
  if (pages < 2) return null;
  const t = await getTranslations('blog');
  return (
    <Pagination label={t('pages')} className="container-page pb-14 lg:pb-20">
      {page > 1 && (
        <PaginationLink asChild>
          <Link href={pagePath(page - 1)} rel="prev">
            <PaginationArrow direction="previous" label={t('newerPage')} />
          </Link>
        </PaginationLink>
      )}
      {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
        <PaginationLink key={number} asChild>
          <Link
            href={pagePath(number)}
            aria-label={t('page', { page: String(number) })}
            aria-current={number === page ? 'page' : undefined}
          >
            {number}
          </Link>
        </PaginationLink>
      ))}
      {page < pages && (
        <PaginationLink asChild>
          <Link href={pagePath(page + 1)} rel="next">
            <PaginationArrow direction="next" label={t('olderPage')} />
          </Link>
        </PaginationLink>
      )}
    </Pagination>
  );
}
