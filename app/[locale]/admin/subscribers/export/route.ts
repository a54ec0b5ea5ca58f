import { rolesByPermission } from '@/lib/auth/permissions';
import { requireStaffWithRole } from '@/lib/auth/require-staff';
import { formatCsvTime } from '@/lib/i18n/csv';
import { csvResponse } from '@/lib/i18n/csv-response';
import { parseSubscriberFilters, readAllSubscribers } from '@/lib/newsletter/admin/subscriber-queries';

const columns = [
  'email',
  'locale',
  'status',
  'flags',
  'created_at',
  'confirmed_at',
  'unsubscribed_at',
  'consent_version',
] as const;

/** Exports all subscribers that match the filters as CSV. */
export async function GET(request: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  const member = await requireStaffWithRole(...rolesByPermission.subscribers);
  const { locale } = await params;
  const view = parseSubscriberFilters(Object.fromEntries(new URL(request.url).searchParams));
  const rows = (await readAllSubscribers(member, view)).map((one) =>
    columns.map((column) => {
      const value = one[column];
      return value && column.endsWith('_at') ? formatCsvTime(String(value)) : String(value ?? '');
    }),
  );
  return csvResponse([columns, ...rows], 'subscribers', locale);
}
