import { rolesByPermission } from '@/lib/auth/permissions';
import { requireStaffWithRole } from '@/lib/auth/require-staff';
import { writeExportAuditEntry } from '@/lib/auth/write-audit-entry';
import { formatCsvTime } from '@/lib/i18n/csv';
import { csvResponse } from '@/lib/i18n/csv-response';
import { parseSubscriberExportFilters, readAllSubscribers } from '@/lib/newsletter/admin/subscriber-queries';
import { createUnsubscribeUrls } from '@/lib/newsletter/unsubscribe-urls';

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

type Context = { params: Promise<{ locale: string }> };

/** Returns the headers of the export alone: no subscriber is read and nothing is logged. */
export async function HEAD(_request: Request, { params }: Context): Promise<Response> {
  await requireStaffWithRole(...rolesByPermission.subscribers);
  return csvResponse(null, 'subscribers', (await params).locale);
}

/**
 * Exports all subscribers that match the filters as CSV, the confirmed ones unless another status is named, with a link
 * by which each can leave; the audit log has an entry of it.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const member = await requireStaffWithRole(...rolesByPermission.subscribers);
  const { locale } = await params;
  const view = parseSubscriberExportFilters(Object.fromEntries(new URL(request.url).searchParams));
  const subscribers = await readAllSubscribers(member, view);
  const rows = await Promise.all(
    subscribers.map(async (one) => {
      const cells = columns.map((column) => {
        const value = one[column];
        return value && column.endsWith('_at') ? formatCsvTime(String(value)) : String(value ?? '');
      });
      const left = one.status === 'unsubscribed';
      return [...cells, left ? '' : (await createUnsubscribeUrls(one.id, one.locale)).page];
    }),
  );
  await writeExportAuditEntry(member.user.id, 'newsletter_subscribers', rows.length);
  return csvResponse([[...columns, 'unsubscribe_url'], ...rows], 'subscribers', locale);
}
