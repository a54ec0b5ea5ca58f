import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { z } from 'zod';
import { AdminShell } from '@/components/admin/admin-shell';
import { StoreFormWithLabels } from '@/components/admin/stores/store-form-with-labels';
import { UnsavedChangesGuard } from '@/components/admin/unsaved-changes-guard';
import { StaffActionForm } from '@/components/forms/staff-action-form';
import { rolesByPermission } from '@/lib/auth/permissions';
import { requireStaffWithRole } from '@/lib/auth/require-staff';
import { createStaffPageMetadata } from '@/lib/auth/staff-page-metadata';
import { staffPaths } from '@/lib/config/site-paths';
import { getCurrentProducts } from '@/lib/content/products';
import { currentLocale, Link } from '@/lib/i18n/current-locale-and-link';
import { fetchStorePrefillFromApplication } from '@/lib/stores/prefill-store-form';
import { fetchStoreById } from '@/lib/stores/staff-queries';
import { removeStore } from '@/lib/stores/store-actions';
import { createUnindexedPageMetadata } from '@/lib/unindexed-page-metadata';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ id: string }>; searchParams: Promise<{ application?: string }> };

const readStore = cache(async (id: string) => (z.uuid().safeParse(id).success ? fetchStoreById(id) : null));

export const generateMetadata = ({ params }: Props): Promise<Metadata> =>
  createStaffPageMetadata('stores', async () => {
    const { id } = await params;
    if (id === 'new') return createUnindexedPageMetadata('storesAdmin.new');
    return createUnindexedPageMetadata((await readStore(id)) ? 'storesAdmin.edit' : 'pageTitles.notFound');
  });

/**
 * Shows the form of a store. The id `new` creates a store, prefilled from a partnership application if the URL names
 * one.
 */
export default async function StoreFormPage({ params, searchParams }: Props) {
  await requireStaffWithRole(...rolesByPermission.stores);
  const { id } = await params;
  const isNew = id === 'new';
  const row = isNew ? null : await readStore(id);
  if (!isNew && !row) notFound();
  const application = z.uuid().safeParse((await searchParams).application).data ?? '';
  const draft = application ? await fetchStorePrefillFromApplication(application) : null;
  const t = await getTranslations('storesAdmin');
  const locale = await currentLocale();
  return (
    <AdminShell path={staffPaths.stores} url={`${staffPaths.stores}/${id}`} title={row?.name ?? t('new')}>
      <p className="mb-6">
        <Link href={staffPaths.stores} className="link inline-flex min-h-9 items-center">
          {t('back')}
        </Link>
      </p>
      <UnsavedChangesGuard />
      {draft && <p className="mb-6">{t('fromApplication')}</p>}
      <StoreFormWithLabels
        row={row}
        draft={draft ?? {}}
        application={draft ? application : (row?.application_id ?? '')}
        products={getCurrentProducts(locale).map(({ slug, copy }) => ({ value: slug, label: copy.name }))}
      />
      {row && (
        <StaffActionForm
          disclosure={{ summary: t('remove'), className: 'mt-12 max-w-3xl border-border border-t pt-4' }}
          action={removeStore}
          actionName="removeStore"
          hidden={{ id: row.id, locale }}
          submit={t('removeConfirm')}
          variant="danger"
          notice="below"
          className="mt-3"
        />
      )}
    </AdminShell>
  );
}
