import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { AdminShell } from '@/components/admin/admin-shell';
import { LeadDetails } from '@/components/admin/leads/lead-details';
import { StatusForm } from '@/components/admin/leads/status-form';
import { buttonVariants } from '@/components/ui/button';
import { staffMetadata } from '@/lib/auth/page';
import { allows, permissions } from '@/lib/auth/permissions';
import { requireStaff } from '@/lib/auth/require-staff';
import { currentLocale, Link } from '@/lib/i18n/navigation';
import { leadSummary, readLead } from '@/lib/leads/inbox';
import { leadKinds, leadStatuses } from '@/lib/leads/kinds';
import { setLeadStatus } from '@/lib/leads/status-action';
import { staffPaths } from '@/lib/site-paths';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  return staffMetadata((await getTranslations('inbox'))('heading'));
}

const address = z.object({ kind: z.enum(leadKinds), id: z.uuid() });

export default async function LeadPage({ params }: { params: Promise<{ kind: string; id: string }> }) {
  const { role } = await requireStaff(...permissions.leads);
  const known = address.safeParse(await params);
  if (!known.success) notFound();
  const { kind, id } = known.data;
  const row = await readLead(kind, id);
  if (!row) notFound();
  const t = await getTranslations('inbox');
  const statuses = await getTranslations('admin.statuses');
  const { name, company, email, status } = leadSummary(kind, row);
  return (
    <AdminShell path={staffPaths.leads} title={company ? `${name}, ${company}` : name}>
      <p className="mb-6">
        <Link href={`${staffPaths.leads}?kind=${kind}`}>{t('back')}</Link>
      </p>
      <LeadDetails kind={kind} row={row} />
      <p className="mt-8 flex flex-wrap gap-3">
        <a href={`mailto:${encodeURIComponent(email)}`} className={buttonVariants({ size: 'sm' })}>
          {t('reply')}
        </a>
        {kind === 'partnership' && allows(role, 'stores') && (
          <Link
            href={`${staffPaths.stores}/new?application=${id}`}
            className={buttonVariants({ size: 'sm', variant: 'outline' })}
          >
            {t('makeStore')}
          </Link>
        )}
      </p>
      <div className="mt-8 max-w-md border-border border-t pt-6">
        <StatusForm
          action={setLeadStatus}
          kind={kind}
          locale={await currentLocale()}
          from={status}
          statuses={leadStatuses.map((value) => ({ value, label: statuses(value) }))}
          texts={{ status: t('status'), save: t('apply') }}
        >
          <input type="hidden" name="id" value={id} />
        </StatusForm>
      </div>
    </AdminShell>
  );
}
