import 'server-only';
import { cache } from 'react';
import { z } from 'zod';
import { rolesByPermission } from '@/lib/auth/permissions';
import { requireStaffWithRole, type StaffSession } from '@/lib/auth/require-staff';
import type { Locale } from '@/lib/i18n/locales';
import { sortByText } from '@/lib/i18n/sort-by-text';

const count = z.int().nonnegative();
const frameSchema = z.object({
  counts: z.object({ partnership: count, export: count, contact: count }),
  people: z.array(z.object({ id: z.string(), name: z.string(), active: z.boolean() })),
  views: z.array(z.object({ id: z.string(), name: z.string(), query: z.string() })),
});

/**
 * What surrounds the list: how many leads of each kind are new (counted up to a thousand), the people and the
 * reader's views by name.
 */
export type InboxNewCountsPeopleAndViews = z.output<typeof frameSchema>;

/** A saved view of the inbox: a name for a URL query. */
export type SavedInboxView = InboxNewCountsPeopleAndViews['views'][number];

/**
 * Reads it in the order of a language, cached per request of a page. A route passes the member that it has checked.
 * Throws when it cannot be read.
 */
export const loadInboxNewCountsPeopleAndViews = cache(
  async (locale: Locale, member?: StaffSession): Promise<InboxNewCountsPeopleAndViews> => {
    const { supabase } = member ?? (await requireStaffWithRole(...rolesByPermission.leads));
    const { data, error } = await supabase.rpc('inbox_frame');
    if (error) throw new Error(`inbox cannot be read: ${error.code}`, { cause: error });
    const { counts, people, views } = frameSchema.parse(data);
    const byName = <T extends { name: string }>(rows: T[]) => sortByText(rows, locale, ({ name }) => name);
    return { counts, people: byName(people), views: byName(views) };
  },
);
