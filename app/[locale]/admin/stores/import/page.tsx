import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AdminShell } from '@/components/admin/admin-shell';
import { ImportForm } from '@/components/admin/stores/import-form';
import { permissions } from '@/lib/auth/permissions';
import { requireStaff } from '@/lib/auth/require-staff';
import { staffMetadata } from '@/lib/auth/staff-page';
import { staffPaths } from '@/lib/config/site-paths';
import { currentLocale } from '@/lib/i18n/navigation';
import { importStores } from '@/lib/stores/actions';
import { storeFields } from '@/lib/stores/form';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  return staffMetadata((await getTranslations('storesAdmin'))('import.heading'));
}

export default async function ImportStoresPage() {
  await requireStaff(...permissions.stores);
  const t = await getTranslations('storesAdmin');
  return (
    <AdminShell path={staffPaths.stores} url={`${staffPaths.stores}/import`} title={t('import.heading')}>
      <p>{t('import.text')}</p>
      <p className="mt-3 mb-8 text-muted text-sm">{t('import.columns', { columns: storeFields.join(', ') })}</p>
      <ImportForm
        action={importStores}
        locale={await currentLocale()}
        labels={{
          file: t('import.file'),
          check: t('import.check'),
          confirm: t('import.confirm'),
          line: t('import.line'),
          name: t('name'),
          problem: t('import.problem'),
          saving: t('saving'),
        }}
      />
    </AdminShell>
  );
}
