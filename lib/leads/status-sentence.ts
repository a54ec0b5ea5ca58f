import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { StaffSession } from '@/lib/auth/require-staff';
import type { Locale } from '@/lib/i18n/locales';
import { isolateName } from '@/lib/text/isolated-names';
import { readUnsortedAssignees } from './assignees';
import type { LeadKind } from './lead';
import { readLead } from './lead-queries';

/**
 * The status of a lead and who set it, as one sentence; null when there is no such lead. Throws when it cannot be read.
 */
export async function readLeadStatusTextAndVersion(
  kind: LeadKind,
  id: string,
  locale: Locale,
  member: StaffSession,
): Promise<{ version: number; text: string } | null> {
  const [row, people] = await Promise.all([readLead(kind, id, member), readUnsortedAssignees(member.supabase)]);
  if (!row) return null;
  const t = await getTranslations({ locale, namespace: 'inbox' });
  const statuses = await getTranslations({ locale, namespace: 'admin.statuses' });
  const name = (person: string | null) => {
    if (!person) return t('nobody');
    const found = people.find((one) => one.id === person);
    return found ? isolateName(found.name) : t('somebody');
  };
  const by = row.updated_by ? 'member' : 'automatic';
  const values = { by, who: name(row.updated_by), status: statuses(row.status), assignee: name(row.assignee) };
  return { version: row.version, text: t('changedNow', values) };
}
