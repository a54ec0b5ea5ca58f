import { getTranslations } from 'next-intl/server';
import { AdminShell } from '@/components/admin/admin-shell';
import { InviteForm } from '@/components/admin/team/invite-form';
import { TeamList } from '@/components/admin/team/team-list';
import { UnsavedChangesGuard } from '@/components/admin/unsaved-changes-guard';
import { rolesByPermission } from '@/lib/auth/permissions';
import { requireStaffWithRole } from '@/lib/auth/require-staff';
import { createStaffPageMetadata } from '@/lib/auth/staff-page-metadata';
import { listStaff } from '@/lib/auth/team-queries';
import { staffPaths } from '@/lib/config/site-paths';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';

export const dynamic = 'force-dynamic';

export const generateMetadata = () => createStaffPageMetadata('team', 'team.title');

export default async function TeamPage() {
  const { user } = await requireStaffWithRole(...rolesByPermission.team);
  const t = await getTranslations('team');
  const members = await listStaff(await currentLocale());
  return (
    <AdminShell
      path={staffPaths.team}
      title={t('title')}
      aside={<span className="text-muted">{t('count', { count: members.length })}</span>}
    >
      <UnsavedChangesGuard />
      <p className="mb-8 text-muted">{t('intro')}</p>
      <div className="grid items-start gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <TeamList members={members} self={user.id} />
        <InviteForm />
      </div>
    </AdminShell>
  );
}
