import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AdminShell } from '@/components/admin/admin-shell';
import { StaffActionForm } from '@/components/forms/staff-action-form';
import { rolesByPermission } from '@/lib/auth/permissions';
import { requireStaffWithRole } from '@/lib/auth/require-staff';
import { createStaffPageMetadata } from '@/lib/auth/staff-page-metadata';
import { staffPaths } from '@/lib/config/site-paths';
import type { SearchParamsProps } from '@/lib/http/search-params';
import { currentLocale, Link } from '@/lib/i18n/current-locale-and-link';
import { dataSubjectEmailSchema } from '@/lib/privacy/data-subject';
import { erasePerson } from '@/lib/privacy/erase-person-action';
import { createUnindexedPageMetadata } from '@/lib/unindexed-page-metadata';

export const dynamic = 'force-dynamic';

export const generateMetadata = ({ searchParams }: SearchParamsProps): Promise<Metadata> =>
  createStaffPageMetadata('subscribers', async () => {
    const email = dataSubjectEmailSchema.safeParse((await searchParams).email);
    return createUnindexedPageMetadata(email.success ? 'subscribersAdmin.eraseTitle' : 'pageTitles.notFound');
  });

/** Confirms the erasure of a person's data, on a separate page so that it cannot happen by accident. */
export default async function ErasePersonPage({ searchParams }: SearchParamsProps) {
  await requireStaffWithRole(...rolesByPermission.subscribers);
  const email = dataSubjectEmailSchema.safeParse((await searchParams).email);
  if (!email.success) notFound();
  const t = await getTranslations('subscribersAdmin');
  return (
    <AdminShell path={staffPaths.subscribers} title={t('eraseTitle')}>
      <p className="mb-6">
        <Link href={staffPaths.subscribers} className="link inline-flex min-h-9 items-center">
          {t('back')}
        </Link>
      </p>
      <p className="mb-6 max-w-measure">{t('eraseText', { email: email.data })}</p>
      <StaffActionForm
        action={erasePerson}
        actionName="erasePerson"
        hidden={{ email: email.data, locale: await currentLocale() }}
        submit={t('confirm')}
        submitting={t('working')}
        variant="danger"
        notice="below"
        final
        className="grid gap-4"
      />
    </AdminShell>
  );
}
