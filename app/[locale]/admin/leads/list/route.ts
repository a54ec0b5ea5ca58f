import { rolesByPermission } from '@/lib/auth/permissions';
import { requireStaffWithRole } from '@/lib/auth/require-staff';
import { localeOrDefault, toStaffLocale } from '@/lib/i18n/locales';
import { loadInboxPage } from '@/lib/leads/inbox-page-data';
import { parseInboxQuery } from '@/lib/leads/inbox-query';

/** Returns one page of the inbox as JSON, for refreshing the open list. */
export async function GET(request: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  const member = await requireStaffWithRole(...rolesByPermission.leads);
  const { locale } = await params;
  const query = parseInboxQuery(Object.fromEntries(new URL(request.url).searchParams));
  const page = await loadInboxPage(query, toStaffLocale(localeOrDefault(locale)), member);
  return Response.json(page, { headers: { 'Cache-Control': 'private, no-store' } });
}
