import { getTranslations } from 'next-intl/server';
import { AdminShell } from '@/components/admin/admin-shell';
import { AuditLogFilterForm } from '@/components/admin/audit-log-filter-form';
import { AuditTable } from '@/components/admin/audit-table';
import { BusyListContainer } from '@/components/admin/busy-list-container';
import { CursorPagination } from '@/components/admin/cursor-pagination';
import { formatAuditLogQueryString, parseAuditLogFilters } from '@/lib/auth/audit-log-filter-values';
import { listAuditEntriesBeforeId } from '@/lib/auth/audit-log-queries';
import { rolesByPermission } from '@/lib/auth/permissions';
import { requireStaffWithRole } from '@/lib/auth/require-staff';
import { createStaffPageMetadata } from '@/lib/auth/staff-page-metadata';
import { listStaff } from '@/lib/auth/team-queries';
import { staffPaths } from '@/lib/config/site-paths';
import { type SearchParamsProps, singleSearchParam } from '@/lib/http/search-params';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';

export const dynamic = 'force-dynamic';

export const generateMetadata = () => createStaffPageMetadata('audit', 'audit.title');

export default async function AuditPage({ searchParams }: SearchParamsProps) {
  await requireStaffWithRole(...rolesByPermission.audit);
  const t = await getTranslations('audit');
  const params = await searchParams;
  const given = singleSearchParam(params.before);
  const before = /^\d{1,15}$/.test(given) ? Number(given) : null;
  const filters = parseAuditLogFilters(params);
  const query = formatAuditLogQueryString(filters);
  const [{ rows, more }, members] = await Promise.all([
    listAuditEntriesBeforeId(before, filters),
    listStaff(await currentLocale()),
  ]);
  const people = new Map(members.map(({ user_id, full_name, email }) => [user_id, full_name ?? email]));
  const last = rows.at(-1);
  return (
    <AdminShell path={staffPaths.audit} title={t('title')}>
      <p className="mb-6 text-muted">{t('intro')}</p>
      <AuditLogFilterForm filters={filters} people={people} />
      <BusyListContainer>
        {rows.length > 0 ? <AuditTable rows={rows} people={people} /> : <p>{t(query ? 'noMatch' : 'empty')}</p>}
      </BusyListContainer>
      <CursorPagination
        label={t('pages')}
        newest={
          before === null
            ? null
            : { href: query ? `${staffPaths.audit}?${query}` : staffPaths.audit, text: t('newest') }
        }
        older={
          more && last
            ? { href: `${staffPaths.audit}?${query && `${query}&`}before=${last.id}`, text: t('older') }
            : null
        }
      />
    </AdminShell>
  );
}
