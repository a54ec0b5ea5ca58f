import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AdminShell } from '@/components/admin/admin-shell';
import { InboxFilters } from '@/components/admin/leads/inbox-filters';
import { LeadTable } from '@/components/admin/leads/lead-table';
import { buttonVariants } from '@/components/ui/button';
import { staffMetadata } from '@/lib/auth/page';
import { permissions } from '@/lib/auth/permissions';
import { requireStaff } from '@/lib/auth/require-staff';
import { currentLocale, Link } from '@/lib/i18n/navigation';
import { localePath } from '@/lib/i18n/paths';
import { countNewLeads, inboxQuery, listLeads } from '@/lib/leads/inbox';
import { staffPaths } from '@/lib/site-paths';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  return staffMetadata((await getTranslations('inbox'))('heading'));
}

export default async function LeadsPage({ searchParams }: { searchParams: Promise<Record<string, unknown>> }) {
  await requireStaff(...permissions.leads);
  const t = await getTranslations('inbox');
  const query = inboxQuery(await searchParams);
  const [{ leads, next }, counts] = await Promise.all([listLeads(query), countNewLeads()]);
  const { before: _, ...view } = query;
  const address = new URLSearchParams(Object.entries(view).filter(([, value]) => value));
  return (
    <AdminShell
      path={staffPaths.leads}
      title={t('heading')}
      aside={
        <a
          href={localePath(await currentLocale(), `${staffPaths.leads}/export?${address}`)}
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
        >
          {t('export')}
        </a>
      }
    >
      <InboxFilters query={query} counts={counts} />
      {leads.length > 0 ? <LeadTable leads={leads} kind={query.kind} /> : <p>{t('empty')}</p>}
      {next && (
        <p className="mt-6">
          <Link href={`${staffPaths.leads}?${address}&before=${encodeURIComponent(next)}`}>{t('older')}</Link>
        </p>
      )}
    </AdminShell>
  );
}
