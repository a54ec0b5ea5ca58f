import { Pagination, PaginationArrowContent, PaginationGap, PaginationLink } from '@/components/ui/pagination';
import { Link } from '@/lib/i18n/current-locale-and-link';
import { computePaginationWindow } from './pagination-window';

type Props = {
  page: number;
  pages: number;
  pathOf: (page: number) => string;
  labels: { pages: string; previous: string; next: string; page: (page: string) => string };
  className?: string;
};

/** Pagination of a list. Shows nothing if there is only one page. */
export function PaginationLinks({ page, pages, pathOf, labels, className }: Props) {
  if (pages < 2) return null;
  return (
    <Pagination label={labels.pages} className={className}>
      {page > 1 && (
        <PaginationLink asChild>
          <Link href={pathOf(page - 1)} rel="prev" data-tooltip={labels.previous}>
            <PaginationArrowContent direction="previous" label={labels.previous} />
          </Link>
        </PaginationLink>
      )}
      {computePaginationWindow(page, pages).map((number, index) =>
        number === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: gaps have no other name, and the list never changes.
          <PaginationGap key={`gap-${index}`} />
        ) : (
          <PaginationLink key={number} asChild>
            <Link
              href={pathOf(number)}
              aria-label={labels.page(String(number))}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </Link>
          </PaginationLink>
        ),
      )}
      {page < pages && (
        <PaginationLink asChild>
          <Link href={pathOf(page + 1)} rel="next" data-tooltip={labels.next}>
            <PaginationArrowContent direction="next" label={labels.next} />
          </Link>
        </PaginationLink>
      )}
    </Pagination>
  );
}
