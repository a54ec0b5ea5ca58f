import 'server-only';
import { cache } from 'react';
import { rolesByPermission } from '@/lib/auth/permissions';
import { requireStaffWithRole, type StaffSession } from '@/lib/auth/require-staff';
import { resolveDayPeriod } from '@/lib/http/day-period';
import { formatPageCursor, parsePageCursor } from '@/lib/page-cursor';
import type { Database } from '@/lib/supabase/database.types';
import type { InboxQuery } from './inbox-query';
import { type LeadKind, type LeadRowByKind, leadTables } from './lead';

/** One lead as listed in the inbox: who, from where, when, and its status. */
export type LeadSummary = Database['public']['Functions']['list_leads']['Returns'][number];

/** How many leads the inbox shows at once. */
export const inboxPageSize = 50;

/**
 * One page of leads, newest first, and the cursor of the next page. A route passes the member that it has checked.
 * Throws when they cannot be read.
 */
export async function listLeads(
  query: InboxQuery,
  { size = inboxPageSize, member }: { size?: number; member?: StaffSession } = {},
): Promise<{ leads: LeadSummary[]; next: string }> {
  const { supabase, user } = member ?? (await requireStaffWithRole(...rolesByPermission.leads));
  const { kind, status, assignee, country, q } = query;
  const before = parsePageCursor(query.before);
  const { data, error } = await supabase.rpc('list_leads', {
    page_size: size + 1,
    ...resolveDayPeriod(query),
    ...(kind && { only_kind: kind }),
    ...(status && { only_status: status }),
    ...(assignee === 'none' && { unassigned: true }),
    ...(assignee && assignee !== 'none' && { only_assignee: assignee === 'me' ? user.id : assignee }),
    ...(country && { only_country: country }),
    ...(q && { words: q }),
    ...(before && { before_at: before.at, before_id: before.id }),
  });
  if (error) throw new Error(`leads cannot be read: ${error.code}`, { cause: error });
  const leads = data.slice(0, size);
  const last = data.length > size ? leads.at(-1) : undefined;
  return { leads, next: last ? formatPageCursor(last) : '' };
}

/** Where `count_new_leads` stops: so many, or more. */
export const maxCountedNewLeads = 1000;

/** How many leads of each kind are new, counted up to `maxCountedNewLeads`. Throws when they cannot be counted. */
export async function countNewLeadsByKind(): Promise<Record<LeadKind, number>> {
  const { supabase } = await requireStaffWithRole(...rolesByPermission.leads);
  const { data, error } = await supabase.rpc('count_new_leads');
  if (error) throw new Error(`leads cannot be counted: ${error.code}`, { cause: error });
  const counts = { partnership: 0, export: 0, contact: 0 };
  for (const { kind, leads } of data) counts[kind] = leads;
  return counts;
}

/**
 * One lead with everything that was sent, cached per request of a page; null when there is none. A route passes the
 * member that it has checked. Throws when it cannot be read.
 */
export const readLead = cache(
  async (kind: LeadKind, id: string, member?: StaffSession): Promise<LeadRowByKind[LeadKind] | null> => {
    const { supabase } = member ?? (await requireStaffWithRole(...rolesByPermission.leads));
    const { data, error } = await supabase.from(leadTables[kind]).select('*').eq('id', id).maybeSingle();
    if (error) throw new Error(`lead cannot be read: ${error.code}`, { cause: error });
    return data;
  },
);

/**
 * The lead that a list shows below this one, even if this one has left the list in the meantime; undefined at its end.
 * Throws when it cannot be read.
 */
export async function findNextLead(
  list: InboxQuery,
  lead: Pick<LeadSummary, 'created_at' | 'id'>,
): Promise<LeadSummary | undefined> {
  const { leads } = await listLeads({ ...list, before: formatPageCursor(lead) }, { size: 1 });
  return leads[0];
}
