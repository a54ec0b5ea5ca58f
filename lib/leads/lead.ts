import { z } from 'zod';
import type { Database } from '@/lib/supabase/database.types';

/** What visitors send: retailer applications, export enquiries, messages. */
export const leadKinds = ['partnership', 'export', 'contact'] as const;
export type LeadKind = (typeof leadKinds)[number];

/** The table of each kind; the three share the columns that the inbox uses. */
export const leadTables = {
  partnership: 'partnership_applications',
  export: 'export_enquiries',
  contact: 'contact_messages',
} as const satisfies Record<LeadKind, string>;

/** The statuses of a lead. */
export const leadStatuses = ['new', 'in_progress', 'answered', 'won', 'lost', 'spam'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

type Tables = Database['public']['Tables'];

/** The stored row of a lead of each kind. */
export type LeadRowByKind = {
  partnership: Tables['partnership_applications']['Row'];
  export: Tables['export_enquiries']['Row'];
  contact: Tables['contact_messages']['Row'];
};

/** The person and the business behind a lead; the business is empty if none was given. */
export function leadPersonAndCompany(row: LeadRowByKind[LeadKind]): { name: string; company: string } {
  return {
    name: 'contact_name' in row ? row.contact_name : row.full_name,
    company: 'company_name' in row ? row.company_name : 'business_name' in row ? row.business_name : '',
  };
}

/** What the sender of a lead may tell staff to find it: the start of its id, which the search knows too. */
export function leadReference({ id }: { id: string }): string {
  return id.slice(0, 8).toUpperCase();
}

const refSchema = z.object({ kind: z.enum(leadKinds), id: z.uuid(), version: z.coerce.number().int().min(1) });

/** A lead and the version of it that somebody saw. */
export type LeadIdAndVersion = z.output<typeof refSchema>;

/** A lead and its version as a single form value. */
export function encodeLeadIdAndVersion({ kind, id, version }: LeadIdAndVersion): string {
  return `${kind}:${id}:${version}`;
}

/** The lead in a form value; null if there is none. */
export function decodeLeadIdAndVersion(value: unknown): LeadIdAndVersion | null {
  if (typeof value !== 'string') return null;
  const [kind, id, version] = value.split(':');
  return refSchema.safeParse({ kind, id, version }).data ?? null;
}

/** True if one form value is the version of a lead that follows another. */
export function isNextLeadVersion(before: string, now: string): boolean {
  const [seen, next] = [before, now].map((value) => decodeLeadIdAndVersion(value)?.version ?? 0);
  return next === (seen ?? 0) + 1;
}

/** Kind and id in the URL of a lead. */
export const leadRouteParamsSchema = z.object({ kind: z.enum(leadKinds), id: z.uuid() });
