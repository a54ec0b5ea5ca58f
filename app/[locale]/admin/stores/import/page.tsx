import { getFormatter, getTranslations } from 'next-intl/server';
import { AdminShell } from '@/components/admin/admin-shell';
import { buildStoreImportLabels } from '@/components/admin/stores/build-store-import-labels';
import { ImportForm } from '@/components/admin/stores/import-form';
import { RecentImports } from '@/components/admin/stores/recent-imports';
import { TextWithInterpolatedNames } from '@/components/admin/text-with-interpolated-names';
import { rolesByPermission } from '@/lib/auth/permissions';
import { requireStaffWithRole } from '@/lib/auth/require-staff';
import { createStaffPageMetadata } from '@/lib/auth/staff-page-metadata';
import { staffPaths } from '@/lib/config/site-paths';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { localePath } from '@/lib/i18n/locale-paths';
import { languageTag } from '@/lib/i18n/locales';
import { applyStoreImport, undoStoreImport } from '@/lib/stores/import/store-import-actions';
import { listRecentStoreImports } from '@/lib/stores/staff-queries';

export const dynamic = 'force-dynamic';

export const generateMetadata = () => createStaffPageMetadata('stores', 'storesAdmin.import.heading');

export default async function ImportStoresPage() {
  await requireStaffWithRole(...rolesByPermission.stores);
  const t = await getTranslations('storesAdmin.import');
  const format = await getFormatter();
  const locale = await currentLocale();
  const imports = await listRecentStoreImports();
  const download = (query: string) => localePath(locale, `${staffPaths.stores}/export?${query}`);
  return (
    <AdminShell path={staffPaths.stores} url={`${staffPaths.stores}/import`} title={t('heading')}>
      <p>{t('text')}</p>
      <p className="mt-3 mb-8 flex flex-wrap gap-x-6">
        {(['template', 'exportXlsx', 'exportCsv'] as const).map((name) => (
          <a
            key={name}
            className="link inline-flex min-h-9 items-center"
            download
            href={download({ template: 'template=1', exportXlsx: 'type=xlsx', exportCsv: 'type=csv' }[name])}
          >
            {t(name)}
          </a>
        ))}
      </p>
      <ImportForm
        action={applyStoreImport}
        locale={locale}
        tag={languageTag(locale)}
        labels={await buildStoreImportLabels(locale)}
      />
      {imports.length > 0 && (
        <RecentImports
          action={undoStoreImport}
          locale={locale}
          labels={{ recent: t('recent'), undo: t('undo'), isUndone: t('isUndone') }}
          imports={imports.map(({ id, file_name, applied_at, undone_at, added, changed }) => ({
            id,
            undone: undone_at !== null,
            text: (
              <TextWithInterpolatedNames
                text={t.raw('recentLine')}
                names={{
                  file: file_name,
                  time: format.dateTime(new Date(applied_at ?? 0), { dateStyle: 'short', timeStyle: 'short' }),
                  added: String(added),
                  changed: String(changed),
                }}
              />
            ),
          }))}
        />
      )}
    </AdminShell>
  );
}
