import { getTranslations } from 'next-intl/server';
import { PaginationLinks } from '@/components/site-shell/pagination-links';

type Props = { page: number; pages: number; pathOf: (page: number) => string };

/** Pagination of a product list. */
export async function ProductListPagination(props: Props) {
  const t = await getTranslations('catalogue');
  const labels = {
    pages: t('pages'),
    previous: t('previousPage'),
    next: t('nextPage'),
    page: (page: string) => t('page', { page }),
  };
  return <PaginationLinks {...props} labels={labels} className="mt-12 print:hidden" />;
}
