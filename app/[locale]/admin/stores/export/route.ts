import { rolesByPermission } from '@/lib/auth/permissions';
import { requireStaffWithRole } from '@/lib/auth/require-staff';
import { fetchAndExportStores, storeExportContentTypes } from '@/lib/stores/import/export-stores';

/**
 * All stores in the columns of the import, as a workbook or as CSV; with `template`, the columns and one example alone.
 */
export async function GET(request: Request): Promise<Response> {
  const { supabase } = await requireStaffWithRole(...rolesByPermission.stores);
  const params = new URL(request.url).searchParams;
  const type = params.get('type') === 'csv' ? 'csv' : 'xlsx';
  const template = params.has('template');
  const body = await fetchAndExportStores(supabase, { type, template });
  return new Response(body, {
    headers: {
      'content-type': storeExportContentTypes[type],
      'content-disposition': `attachment; filename="${template ? 'stores-template' : 'stores'}.${type}"`,
      'cache-control': 'no-store',
    },
  });
}
