import 'server-only';
import { cache } from 'react';
import { rolesByPermission } from '@/lib/auth/permissions';
import { requireStaffWithRole, type StaffSession } from '@/lib/auth/require-staff';
import type { Locale } from '@/lib/i18n/locales';
import { sortByText } from '@/lib/i18n/sort-by-text';

/** Somebody who handles leads, or used to: then `active` is false. */
export type Assignee = { id: string; name: string; active: boolean };

/** The people of the inbox by name, in the order of a language, cached per request. Throws when they cannot be read. */
export const listAssignees = cache(async (locale: Locale) => {
  const { supabase } = await requireStaffWithRole(...rolesByPermission.leads);
  return sortByText(await readUnsortedAssignees(supabase), locale, ({ name }) => name);
});

/**
 * The people of the inbox in any order, for an action that has checked the member already. Throws when they cannot be
 * read.
 */
export async function readUnsortedAssignees(supabase: StaffSession['supabase']): Promise<Assignee[]> {
  const { data, error } = await supabase.rpc('list_assignees');
  if (error) throw new Error(`people cannot be read: ${error.code}`, { cause: error });
  return data.map(({ user_id, full_name, active }) => ({ id: user_id, name: full_name, active }));
}

type Choice = { value: string; label: string };
type AssigneeLabels = { me: string; nobody: string; somebody: string; left: (name: string) => string };

/**
 * The people that leads can be assigned to, and those a list can be filtered by: also former assignees, whose leads
 * must remain findable, and whoever the URL names (`requested`), so that the next search names the same.
 */
export function buildAssigneeAndFilterOptions(
  people: Assignee[],
  requested: string,
  labels: AssigneeLabels,
): { working: Choice[]; selected: Choice[] } {
  const working = [
    { value: 'me', label: labels.me },
    { value: 'none', label: labels.nobody },
    ...people.filter(({ active }) => active).map(({ id, name }) => ({ value: id, label: name })),
  ];
  const former = people
    .filter(({ active }) => !active)
    .map(({ id, name }) => ({ value: id, label: labels.left(name) }));
  const selected = [...working, ...former];
  if (requested && !selected.some(({ value }) => value === requested))
    selected.push({ value: requested, label: labels.somebody });
  return { working, selected };
}
