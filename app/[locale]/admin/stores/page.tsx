import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AdminShell } from '@/components/admin/admin-shell';
import { BusyListContainer } from '@/components/admin/busy-list-container';
import { StaffListPagination } from '@/components/admin/staff-list-pagination';
import { StaffSearchForm } from '@/components/admin/staff-search-form';
import { StoreTable } from '@/components/admin/stores/store-table';
import { Alert } from '@/components/ui/alert';
import { buttonVariants } from '@/components/ui/button';
import { rolesByPermission } from '@/lib/auth/permissions';
import { requireStaffWithRole } from '@/lib/auth/require-staff';
import { createStaffPageMetadata } from '@/lib/auth/staff-page-metadata';
import { staffPaths } from '@/lib/config/site-paths';
import { lastSearchParam, parsePageNumber, type SearchParamsProps } from '@/lib/http/search-params';
import { currentLocale, Link } from '@/lib/i18n/current-locale-and-link';
import { localePath } from '@/lib/i18n/locale-paths';
import { findInvalidAmongStoreIds, listStoresForStaff } from '@/lib/stores/staff-queries';

export const dynamic = 'force-dynamic';

export const generateMetadata = () => createStaffPageMetadata('stores', 'storesAdmin.heading');

export default async function AdminStoresPage({ searchParams }: SearchParamsProps) {
  await requireStaffWithRole(...rolesByPermission.stores);
  const t = await getTranslations('storesAdmin');
  const { q, page: pageParam, removed } = await searchParams;
  const text = lastSearchParam(q).slice(0, 80);
  const page = parsePageNumber(pageParam);
  const { rows, count, pages } = await listStoresForStaff(text, page);
  const invalid = await findInvalidAmongStoreIds(rows.map(({ id }) => id));
  const link = (to: number) =>
    `${staffPaths.stores}?${new URLSearchParams({ ...(text && { q: text }), page: String(to) })}`;
  const locale = await currentLocale();
  // The page no longer exists: its rows were removed, or the URL is old.
  if (rows.length === 0 && page > 1) redirect(localePath(locale, link(1)));
  return (
    <AdminShell
      path={staffPaths.stores}
      title={t('heading')}
      aside={
        <p className="flex flex-wrap gap-3">
          {/* Not by the router: Back from the form then asks before it drops unsaved input. */}
          <a href={localePath(locale, `${staffPaths.stores}/new`)} className={buttonVariants({ size: 'sm' })}>
            {t('new')}
          </a>
          <Link href={`${staffPaths.stores}/import`} className={buttonVariants({ size: 'sm', variant: 'outline' })}>
            {t('import.heading')}
          </Link>
        </p>
      }
    >
      {removed && (
        <Alert variant="success" role="status" className="mb-6">
          {t('removed')}
        </Alert>
      )}
      <StaffSearchForm
        action={localePath(locale, staffPaths.stores)}
        text={text}
        labels={{ search: t('search'), submit: t('find') }}
        className="mb-6"
      />
      <p className="mb-3">{t('count', { count })}</p>
      <BusyListContainer>{rows.length > 0 && <StoreTable rows={rows} invalid={invalid} />}</BusyListContainer>
      <StaffListPagination page={page} pages={pages} pathOf={link} />
    </AdminShell>
  );
}
