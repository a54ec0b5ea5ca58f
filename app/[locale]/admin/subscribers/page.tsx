import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AdminShell } from '@/components/admin/admin-shell';
import { BusyListContainer } from '@/components/admin/busy-list-container';
import { StaffListPagination } from '@/components/admin/staff-list-pagination';
import { SubscriberCountTable } from '@/components/admin/subscribers/subscriber-count-table';
import { SubscriberFilters } from '@/components/admin/subscribers/subscriber-filters';
import { SubscriberTable } from '@/components/admin/subscribers/subscriber-table';
import { buttonVariants } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { rolesByPermission } from '@/lib/auth/permissions';
import { requireStaffWithRole } from '@/lib/auth/require-staff';
import { createStaffPageMetadata } from '@/lib/auth/staff-page-metadata';
import { staffPaths } from '@/lib/config/site-paths';
import { parsePageNumber, type SearchParamsProps } from '@/lib/http/search-params';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { localePath } from '@/lib/i18n/locale-paths';
import { countSubscribers, listSubscribers, parseSubscriberFilters } from '@/lib/newsletter/admin/subscriber-queries';

export const dynamic = 'force-dynamic';

export const generateMetadata = () => createStaffPageMetadata('subscribers', 'subscribersAdmin.title');

export default async function SubscribersPage({ searchParams }: SearchParamsProps) {
  await requireStaffWithRole(...rolesByPermission.subscribers);
  const t = await getTranslations('subscribersAdmin');
  const given = await searchParams;
  const view = parseSubscriberFilters(given);
  const page = parsePageNumber(given.page);
  const [{ rows, count, pages }, counts] = await Promise.all([listSubscribers(view, page), countSubscribers()]);
  const query = new URLSearchParams({ q: view.search, locale: view.locale, status: view.status });
  const link = (to: number) => `${staffPaths.subscribers}?${query}&page=${to}`;
  // The page no longer exists: its rows were removed, or the URL is old.
  if (rows.length === 0 && page > 1) redirect(localePath(await currentLocale(), link(1)));
  const everybody = new URLSearchParams([...query].map(([name, value]) => [name, name === 'status' ? 'any' : value]));
  const button = buttonVariants({ variant: 'outline', size: 'sm' });
  // A plain link, because the router would fetch a page while this URL returns a file.
  const file = localePath(await currentLocale(), `${staffPaths.subscribers}/export`);
  return (
    <AdminShell
      path={staffPaths.subscribers}
      title={t('title')}
      aside={
        <div className="flex flex-wrap gap-3">
          <a href={`${file}?${query}`} className={button}>
            {t(view.status ? 'export' : 'exportConfirmed')}
          </a>
          {!view.status && (
            <a href={`${file}?${everybody}`} className={button}>
              {t('exportAll')}
            </a>
          )}
        </div>
      }
    >
      <p className="mb-6 max-w-measure text-muted">
        {t('intro')} {t('exportHint')}
      </p>
      <SubscriberCountTable counts={counts} />
      <SubscriberFilters view={view} />
      <p className="mb-3">{t('count', { count })}</p>
      <BusyListContainer>
        {rows.length > 0 ? <SubscriberTable rows={rows} /> : <EmptyState title={t('empty')} />}
      </BusyListContainer>
      <StaffListPagination page={page} pages={pages} pathOf={link} />
    </AdminShell>
  );
}
