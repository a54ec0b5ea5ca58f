import { getTranslations } from 'next-intl/server';
import { AdminShell } from '@/components/admin/admin-shell';
import { DashboardPanel } from '@/components/admin/dashboard/dashboard-tiles-and-panel';
import { EnquiriesByCountryPanel } from '@/components/admin/dashboard/enquiries-by-country-panel';
import { NewLeadsByKindTiles, ResponseTimeTiles } from '@/components/admin/dashboard/lead-tiles';
import { LeadsByFormTable } from '@/components/admin/dashboard/leads-by-form-table';
import { MailDeliveryPanel } from '@/components/admin/dashboard/mail-delivery-panel';
import { PlanStatisticsPanel } from '@/components/admin/dashboard/plan-statistics-panel';
import { WeeklyCountsChart } from '@/components/admin/dashboard/weekly-counts-chart';
import { roleAllows, rolesByPermission } from '@/lib/auth/permissions';
import { requireStaffWithRole } from '@/lib/auth/require-staff';
import { createStaffPageMetadata } from '@/lib/auth/staff-page-metadata';
import { staffPaths } from '@/lib/config/site-paths';
import { readPlanExportStatistics } from '@/lib/feeding-plan/read-plan-export-statistics';
import { readDashboardStatistics } from '@/lib/leads/dashboard-statistics';
import { leadKinds } from '@/lib/leads/lead';
import { countNewLeadsByKind } from '@/lib/leads/lead-queries';

export const dynamic = 'force-dynamic';

export const generateMetadata = () => createStaffPageMetadata('dashboard', 'pageTitles.dashboard');

async function LeadPanels() {
  const t = await getTranslations('dashboard');
  const kinds = await getTranslations('inbox.kind');
  const [{ leads, mail }, counts] = await Promise.all([readDashboardStatistics(), countNewLeadsByKind()]);
  return (
    <>
      <DashboardPanel id="new" title={t('newLeads')}>
        <NewLeadsByKindTiles counts={counts} />
      </DashboardPanel>
      <DashboardPanel id="response" title={t('response')}>
        <ResponseTimeTiles figures={leads} />
      </DashboardPanel>
      <div className="grid gap-12 xl:grid-cols-2">
        <DashboardPanel id="trend" title={t('trend')}>
          <WeeklyCountsChart
            title={t('trend')}
            weeks={leads.weeks}
            series={leadKinds.map((key) => ({ key, label: kinds(key) }))}
          />
        </DashboardPanel>
        <DashboardPanel id="sources" title={t('sources')}>
          <LeadsByFormTable sources={leads.sources} />
        </DashboardPanel>
      </div>
      <DashboardPanel id="countries" title={t('countries')}>
        <EnquiriesByCountryPanel countries={leads.countries} />
      </DashboardPanel>
      <DashboardPanel id="mail" title={t('mail')}>
        <MailDeliveryPanel figures={mail} />
      </DashboardPanel>
    </>
  );
}

export default async function DashboardPage() {
  const { role } = await requireStaffWithRole(...rolesByPermission.dashboard);
  const t = await getTranslations('dashboard');
  const heading = (await getTranslations('admin'))('heading');
  const leads = roleAllows(role, 'leads');
  const plans = await readPlanExportStatistics();
  return (
    <AdminShell
      path={staffPaths.admin}
      title={heading}
      aside={<p className="text-muted text-sm">{t(leads ? 'period' : 'periodOnly')}</p>}
    >
      <div className="flex flex-col gap-12">
        {leads ? <LeadPanels /> : <p>{t('editorText')}</p>}
        <DashboardPanel id="plans" title={t('plans')}>
          <PlanStatisticsPanel figures={plans} />
        </DashboardPanel>
      </div>
    </AdminShell>
  );
}
