import 'server-only';
import { cache } from 'react';
import { z } from 'zod';
import { permissions } from '@/lib/auth/permissions';
import { requireStaff, type StaffMember } from '@/lib/auth/require-staff';

const count = z.int().nonnegative();
const frameSchema = z.object({
  counts: z.object({ partnership: count, export: count, contact: count }),
  people: z.array(z.object({ id: z.string(), name: z.string(), active: z.boolean() })),
  views: z.array(z.object({ id: z.string(), name: z.string(), query: z.string() })),
});

/**
 * What surrounds the list: how many leads of each kind are new (counted up to a thousand), the people by name, the
 * reader's views.
 */
export type InboxSummary = z.output<typeof frameSchema>;

/** A saved view of the inbox: a name for a URL query. */
export type SavedInboxView = InboxSummary['views'][number];

/**
 * Reads it, cached per request of a page. A route passes the member that it has checked. Throws when it cannot be read.
 */
export const loadInboxSummary = cache(async (member?: StaffMember): Promise<InboxSummary> => {
  const { supabase } = member ?? (await requireStaff(...permissions.leads));
  const { data, error } = await supabase.rpc('inbox_frame');
  if (error) throw new Error(`inbox cannot be read: ${error.code}`, { cause: error });
  return frameSchema.parse(data);
});
