import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ApplicationTable } from '@/components/admin/application-table';
import { SignOutButton } from '@/components/admin/sign-out-button';
import { PageShell } from '@/components/layout/page-shell';
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
  const { user } = await requireStaff('admin');
  const { rows, count } = await listPartnershipApplications(newest);
  const t = await getTranslations();
  return (
    <PageShell path={staffPaths.admin}>
      <section className="container-page section-y">
        <h1>{t('admin.heading')}</h1>
        <p className="flex flex-wrap items-center gap-4">
          <span>{t('auth.signedInAs', { email: user.email ?? user.phone ?? user.id })}</span>
          <SignOutButton />
        </p>
        <h2>{t('admin.applications')}</h2>
        <p>{t('admin.count', { count })}</p>
        {rows.length > 0 ? <ApplicationTable rows={rows} /> : <p>{t('admin.empty')}</p>}
      </section>
    </PageShell>
  );
}
