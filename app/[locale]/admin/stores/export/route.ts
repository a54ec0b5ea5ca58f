import { rolesByPermission } from '@/lib/auth/permissions';
import { requireStaffWithRole } from '@/lib/auth/require-staff';
import { localeOrDefault } from '@/lib/i18n/locales';
import { fetchAndExportStores, storeExportContentTypes } from '@/lib/stores/import/export-stores';

const readOptions = (request: Request) => {
  const query = new URL(request.url).searchParams;
  return { type: query.get('type') === 'csv' ? 'csv' : 'xlsx', template: query.has('template') } as const;
};

const respond = (body: BodyInit | null, { type, template }: ReturnType<typeof readOptions>) =>
  new Response(body, {
    headers: {
      'content-type': storeExportContentTypes[type],
      'content-disposition': `attachment; filename="${template ? 'stores-template' : 'stores'}.${type}"`,
      'cache-control': 'no-store',
    },
  });

/** Returns the headers of the export alone: no store is read. */
export async function HEAD(request: Request): Promise<Response> {
  await requireStaffWithRole(...rolesByPermission.stores);
  return respond(null, readOptions(request));
}

/**
 * All stores in the columns of the import, as a workbook or as CSV; with `template`, the columns and one example alone.
 */
export async function GET(request: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  const { supabase } = await requireStaffWithRole(...rolesByPermission.stores);
  const options = readOptions(request);
  const locale = localeOrDefault((await params).locale);
  return respond(await fetchAndExportStores(supabase, { ...options, locale }), options);
}
