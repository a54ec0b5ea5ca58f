import { getTranslations } from 'next-intl/server';
import { Link } from '@/lib/i18n/current-locale-and-link';

type Props = { page: number; pages: number; pathOf: (page: number) => string };

/** Links to the previous and next page of a staff list. Shows nothing if the list has a single page. */
export async function StaffListPagination({ page, pages, pathOf }: Props) {
  if (pages < 2) return null;
  const t = await getTranslations('staffArea.pages');
  return (
    <nav className="mt-6 flex items-center gap-6" aria-label={t('page', { page, pages })}>
      {page > 1 && <Link href={pathOf(page - 1)}>{t('previous')}</Link>}
      <span>{t('page', { page, pages })}</span>
      {page < pages && <Link href={pathOf(page + 1)}>{t('next')}</Link>}
    </nav>
  );
}
