import { getTranslations } from 'next-intl/server';
import { Pagination, PaginationArrow, PaginationLink } from '@/components/ui/pagination';
import { Link } from '@/lib/i18n/navigation';

type Props = { page: number; pages: number; pathOf: (page: number) => string };

/** The pages of a list of products; nothing when there is only one. */
export async function RangePagination({ page, pages, pathOf }: Props) {
  if (pages < 2) return null;
  const t = await getTranslations('catalogue');
  return (
    <Pagination label={t('pages')} className="mt-12 print:hidden">
      {page > 1 && (
        <PaginationLink asChild>
          <Link href={pathOf(page - 1)} rel="prev">
            <PaginationArrow direction="previous" label={t('previousPage')} />
          </Link>
        </PaginationLink>
      )}
      {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
        <PaginationLink key={number} asChild>
          <Link
            href={pathOf(number)}
            aria-label={t('page', { page: String(number) })}
            aria-current={number === page ? 'page' : undefined}
          >
            {number}
          </Link>
        </PaginationLink>
      ))}
      {page < pages && (
        <PaginationLink asChild>
          <Link href={pathOf(page + 1)} rel="next">
            <PaginationArrow direction="next" label={t('nextPage')} />
          </Link>
        </PaginationLink>
      )}
    </Pagination>
  );
}
