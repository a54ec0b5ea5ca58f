import { permissions } from '@/lib/auth/permissions';
import { requireStaff } from '@/lib/auth/require-staff';
import { csvSeparator, formatCsv, formatCsvTime } from '@/lib/i18n/csv';
import { localeOrDefault } from '@/lib/i18n/locales';
import { allSubscribers, parseSubscriberFilters } from '@/lib/newsletter/admin/subscriber-queries';

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
  const member = await requireStaff(...permissions.subscribers);
  const { locale } = await params;
  const view = parseSubscriberFilters(Object.fromEntries(new URL(request.url).searchParams));
  const rows = (await allSubscribers(member, view)).map((one) =>
    columns.map((column) => {
      const value = one[column];
      return value && column.endsWith('_at') ? formatCsvTime(String(value)) : String(value ?? '');
    }),
  );
  return new Response(formatCsv([columns, ...rows], csvSeparator(localeOrDefault(locale))), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="subscribers-${formatCsvTime(new Date()).slice(0, 10)}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
