import { rolesByPermission } from '@/lib/auth/permissions';
import { requireStaffWithRole } from '@/lib/auth/require-staff';
import { localeOrDefault } from '@/lib/i18n/locales';
import { fetchAndExportStores, storeExportContentTypes } from '@/lib/stores/import/export-stores';

/**
 * All stores in the columns of the import, as a workbook or as CSV; with `template`, the columns and one example alone.
 */
export async function GET(request: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  const { supabase } = await requireStaffWithRole(...rolesByPermission.stores);
  const query = new URL(request.url).searchParams;
  const type = query.get('type') === 'csv' ? 'csv' : 'xlsx';
  const template = query.has('template');
  const locale = localeOrDefault((await params).locale);
  const body = await fetchAndExportStores(supabase, { type, template, locale });
  return new Response(body, {
    headers: {
      'content-type': storeExportContentTypes[type],
      'content-disposition': `attachment; filename="${template ? 'stores-template' : 'stores'}.${type}"`,
      'cache-control': 'no-store',
    },
  });
}
