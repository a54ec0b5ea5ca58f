import 'server-only';
import { z } from 'zod';
import { permissions } from '@/lib/auth/permissions';
import { requireStaff } from '@/lib/auth/require-staff';
import type { Database } from '@/lib/supabase/database.types';
import { type LeadKind, type LeadStatus, leadKinds, leadStatuses, leadTables } from './kinds';

type Tables = Database['public']['Tables'];
export type LeadRows = {
  partnership: Tables['partnership_applications']['Row'];
  export: Tables['export_enquiries']['Row'];
  contact: Tables['contact_messages']['Row'];
};

/** One lead as the inbox lists it: who, from where, when, and what became of it. */
export type LeadSummary = {
  id: string;
  kind: LeadKind;
  receivedAt: string;
  status: LeadStatus;
  name: string;
  company: string;
  email: string;
  phone: string;
  locale: string;
  flags: string[];
};

const page = 50;
const searched: Record<LeadKind, readonly string[]> = {
  partnership: ['full_name', 'business_name', 'email', 'location', 'phone'],
  export: ['contact_name', 'company_name', 'email', 'message', 'phone'],
  contact: ['full_name', 'email', 'message', 'phone'],
};

const querySchema = z.object({
  kind: z.enum(leadKinds).catch('partnership'),
  status: z.enum(leadStatuses).or(z.literal('')).catch(''),
  q: z.string().max(80).catch(''),
  // The time and id of the last lead of the page before.
  before: z
    .string()
    .regex(/^[0-9T:.+\-Z]{20,40}_[0-9a-f-]{36}$/)
    .or(z.literal(''))
    .catch(''),
});

export type InboxQuery = z.output<typeof querySchema>;

/** What an address asks of the inbox; anything that it cannot mean is left out. */
export function inboxQuery(params: Record<string, unknown>): InboxQuery {
  return querySchema.parse(params);
}

/** One page of leads, newest first, and the mark that the next page starts from. Throws when they cannot be read. */
export async function listLeads({
  kind,
  status,
  q,
  before,
}: InboxQuery): Promise<{ leads: LeadSummary[]; next: string }> {
  const { supabase } = await requireStaff(...permissions.leads);
  let query = supabase.from(leadTables[kind]).select('*');
  if (status) query = query.eq('status', status);
  // Characters of the filter's own syntax cannot be part of a search.
  for (const word of q
    .replace(/[%_,()"\\*]/g, ' ')
    .split(/\s+/)
    .filter(Boolean))
    query = query.or(searched[kind].map((column) => `${column}.ilike.%${word}%`).join(','));
  const [time, id] = before.split('_');
  if (time && id) query = query.or(`created_at.lt.${time},and(created_at.eq.${time},id.lt.${id})`);
  const { data, error } = await query
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(page + 1);
  if (error) throw new Error(`leads cannot be read: ${error.code}`, { cause: error });
  const leads = data.slice(0, page).map((row) => leadSummary(kind, row as LeadRows[LeadKind]));
  const last = data.length > page ? leads.at(-1) : undefined;
  return { leads, next: last ? `${last.receivedAt}_${last.id}` : '' };
}

/** How many leads of each kind are new. Throws when they cannot be counted. */
export async function countNewLeads(): Promise<Record<LeadKind, number>> {
  const { supabase } = await requireStaff(...permissions.leads);
  const counts = await Promise.all(
    leadKinds.map(async (kind) => {
      const { count, error } = await supabase
        .from(leadTables[kind])
        .select('id', { count: 'exact' })
        .eq('status', 'new')
        .limit(1);
      if (error) throw new Error(`leads cannot be counted: ${error.code}`, { cause: error });
      return [kind, count ?? 0];
    }),
  );
  return Object.fromEntries(counts);
}

/** One lead with everything that was sent; null when there is none. Throws when it cannot be read. */
export async function readLead(kind: LeadKind, id: string): Promise<LeadRows[LeadKind] | null> {
  const { supabase } = await requireStaff(...permissions.leads);
  const { data, error } = await supabase.from(leadTables[kind]).select('*').eq('id', id).maybeSingle();
  if (error) throw new Error(`lead cannot be read: ${error.code}`, { cause: error });
  return data;
}

/** The uniform part of a lead. */
export function leadSummary(kind: LeadKind, row: LeadRows[LeadKind]): LeadSummary {
  return {
    id: row.id,
    kind,
    receivedAt: row.created_at,
    status: row.status,
    name: 'contact_name' in row ? row.contact_name : row.full_name,
    company: 'company_name' in row ? row.company_name : 'business_name' in row ? row.business_name : '',
    email: row.email,
    phone: row.phone ?? '',
    locale: row.locale,
    flags: row.flags,
  };
}
