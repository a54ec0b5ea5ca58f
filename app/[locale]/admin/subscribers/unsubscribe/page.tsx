import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { AdminShell } from '@/components/admin/admin-shell';
import { StaffActionForm } from '@/components/forms/staff-action-form';
import { rolesByPermission } from '@/lib/auth/permissions';
import { requireStaffWithRole } from '@/lib/auth/require-staff';
import { createStaffPageMetadata } from '@/lib/auth/staff-page-metadata';
import { staffPaths } from '@/lib/config/site-paths';
import { type SearchParamsProps, singleSearchParam } from '@/lib/http/search-params';
import { currentLocale, Link } from '@/lib/i18n/current-locale-and-link';
import { recordUnsubscriptionByStaff } from '@/lib/newsletter/admin/record-unsubscription-action';
import { readSubscriber } from '@/lib/newsletter/admin/subscriber-queries';
import { createUnindexedPageMetadata } from '@/lib/unindexed-page-metadata';

export const dynamic = 'force-dynamic';

const findSubscriber = cache(readSubscriber);

export const generateMetadata = ({ searchParams }: SearchParamsProps): Promise<Metadata> =>
  createStaffPageMetadata('subscribers', async () => {
    const subscriber = await findSubscriber(singleSearchParam((await searchParams).id));
    return createUnindexedPageMetadata(subscriber ? 'subscribersAdmin.unsubscribeTitle' : 'pageTitles.notFound');
  });

/** Confirms that a subscriber who asked for it leaves, on a separate page so that it cannot happen by accident. */
export default async function UnsubscribePage({ searchParams }: SearchParamsProps) {
  await requireStaffWithRole(...rolesByPermission.subscribers);
  const subscriber = await findSubscriber(singleSearchParam((await searchParams).id));
  if (!subscriber) notFound();
  const t = await getTranslations('subscribersAdmin');
  const { id, email, status } = subscriber;
  return (
    <AdminShell path={staffPaths.subscribers} title={t('unsubscribeTitle')}>
      <p className="mb-6">
        <Link href={staffPaths.subscribers} className="link inline-flex min-h-9 items-center">
          {t('back')}
        </Link>
      </p>
      {status === 'unsubscribed' ? (
        <p className="max-w-measure">{t('alreadyLeft', { email })}</p>
      ) : (
        <>
          <p className="mb-6 max-w-measure">{t('unsubscribeText', { email })}</p>
          <StaffActionForm
            action={recordUnsubscriptionByStaff}
            actionName="recordUnsubscriptionByStaff"
            hidden={{ id, locale: await currentLocale() }}
            submit={t('unsubscribeConfirm')}
            submitting={t('saving')}
            notice="below"
            final
            className="grid gap-4"
          />
        </>
      )}
    </AdminShell>
  );
}
