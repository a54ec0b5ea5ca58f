import { rolesByPermission } from '@/lib/auth/permissions';
import { requireStaffWithRole } from '@/lib/auth/require-staff';
import { writeExportAuditEntry } from '@/lib/auth/write-audit-entry';
import { formatCsvTime } from '@/lib/i18n/csv';
import { csvResponse } from '@/lib/i18n/csv-response';
import { readUnsortedAssignees } from '@/lib/leads/assignees';
import { parseInboxQuery } from '@/lib/leads/inbox-query';
import { leadTables } from '@/lib/leads/lead';
import { type LeadSummary, listLeads } from '@/lib/leads/lead-queries';

// Below `max_rows`, leaving room for the extra row that shows whether there is a next page.
const atOnce = 500;
const columns = [
  'created_at',
  'kind',
  'status',
  'assignee',
  'name',
  'company',
  'email',
  'phone',
  'country',
  'locale',
  'flags',
] as const;

type Context = { params: Promise<{ locale: string }> };

const parseQuery = (request: Request) => parseInboxQuery(Object.fromEntries(new URL(request.url).searchParams));

/** Returns the headers of the export alone: no lead is read and nothing is logged. */
export async function HEAD(request: Request, { params }: Context): Promise<Response> {
  await requireStaffWithRole(...rolesByPermission.leads);
  return csvResponse(null, parseQuery(request).kind || 'leads', (await params).locale);
}

/** Exports every lead that matches the inbox filters, across all pages, as CSV; the audit log has an entry of it. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const member = await requireStaffWithRole(...rolesByPermission.leads);
  const { locale } = await params;
  const query = parseQuery(request);
  const people = new Map((await readUnsortedAssignees(member.supabase)).map(({ id, name }) => [id, name]));
  const nameOf = (id: string | null) => (id ? (people.get(id) ?? id) : '');
  const leads: LeadSummary[] = [];
  let before = '';
  do {
    const page = await listLeads({ ...query, before }, { size: atOnce, member });
    leads.push(...page.leads);
    before = page.next;
  } while (before);
  const rows = leads.map((lead) => {
    const shown = { ...lead, created_at: formatCsvTime(lead.created_at), assignee: nameOf(lead.assignee) };
    return columns.map((column) => String(shown[column]));
  });
  await writeExportAuditEntry(member.user.id, query.kind ? leadTables[query.kind] : 'leads', rows.length);
  return csvResponse([columns, ...rows], query.kind || 'leads', locale);
}
