import { permissions } from '@/lib/auth/permissions';
import { requireStaff } from '@/lib/auth/require-staff';
import { csvOf } from '@/lib/leads/csv';
import { inboxQuery, type LeadSummary, listLeads } from '@/lib/leads/inbox';

const most = 10_000;
const columns = ['receivedAt', 'status', 'name', 'company', 'email', 'phone', 'locale', 'flags'] as const;

/** The leads that a view of the inbox shows, all pages, as CSV. */
export async function GET(request: Request): Promise<Response> {
  await requireStaff(...permissions.leads);
  const query = inboxQuery(Object.fromEntries(new URL(request.url).searchParams));
  const leads: LeadSummary[] = [];
  let before = '';
  do {
    const page = await listLeads({ ...query, before });
    leads.push(...page.leads);
    before = page.next;
  } while (before && leads.length < most);
  const rows = leads.map((lead) => columns.map((column) => String(lead[column])));
  return new Response(csvOf([columns, ...rows]), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${query.kind}-${new Date().toISOString().slice(0, 10)}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
