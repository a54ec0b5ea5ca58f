import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AdminShell } from '@/components/admin/admin-shell';
import { ApplicationTable } from '@/components/admin/application-table';
import { allows, permissions } from '@/lib/auth/permissions';
import { requireStaff } from '@/lib/auth/require-staff';
import { listPartnershipApplications } from '@/lib/leads/queries';
import { fullTitle } from '@/lib/seo';
import { staffPaths } from '@/lib/site-paths';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('pageTitles');
  return { title: fullTitle(t('dashboard')), robots: { index: false } };
}

const newest = 100;

export default async function DashboardPage() {
  const { role } = await requireStaff(...permissions.dashboard);
  const t = await getTranslations('admin');
  const leads = allows(role, 'leads') ? await listPartnershipApplications(newest) : null;
  return (
    <AdminShell path={staffPaths.admin} title={t('heading')}>
      {leads && (
        <>
          <h2 className="text-xl">{t('applications')}</h2>
          <p>{t('count', { count: leads.count })}</p>
          {leads.rows.length > 0 ? <ApplicationTable rows={leads.rows} /> : <p>{t('empty')}</p>}
        </>
      )}
    </AdminShell>
  );
}
