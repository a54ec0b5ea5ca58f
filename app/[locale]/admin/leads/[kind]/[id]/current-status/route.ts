import { getTranslations } from 'next-intl/server';
import { rolesByPermission } from '@/lib/auth/permissions';
import { requireStaffWithRole, type StaffSession } from '@/lib/auth/require-staff';
import { type Locale, localeOrDefault, toStaffLocale } from '@/lib/i18n/locales';
import { readUnsortedAssignees } from '@/lib/leads/assignees';
import { type LeadKind, leadRouteParamsSchema } from '@/lib/leads/lead';
import { readLead } from '@/lib/leads/lead-queries';
import { isolateName } from '@/lib/text/isolated-names';

type Params = { params: Promise<{ locale: string; kind: string; id: string }> };

/** Returns the lead's current status as a translated sentence, for the open detail page. */
export async function GET(_request: Request, { params }: Params): Promise<Response> {
  const member = await requireStaffWithRole(...rolesByPermission.leads);
  const { locale: code, ...routeParams } = await params;
  const known = leadRouteParamsSchema.safeParse(routeParams);
  const locale = toStaffLocale(localeOrDefault(code));
  const now = known.success ? await readLeadStatusTextAndVersion(known.data.kind, known.data.id, locale, member) : null;
  if (now) return Response.json(now, { headers: { 'Cache-Control': 'private, no-store' } });
  const t = await getTranslations({ locale, namespace: 'inbox' });
  return Response.json({ text: t('gone') }, { status: 404, headers: { 'Cache-Control': 'private, no-store' } });
}

/**
 * The status of a lead and who set it, as one sentence; null when there is no such lead. Throws when it cannot be read.
 */
async function readLeadStatusTextAndVersion(
  kind: LeadKind,
  id: string,
  locale: Locale,
  member: StaffSession,
): Promise<{ version: number; isOwnChange: boolean; text: string } | null> {
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
  return { version: row.version, isOwnChange: row.updated_by === member.user.id, text: t('changedNow', values) };
}
