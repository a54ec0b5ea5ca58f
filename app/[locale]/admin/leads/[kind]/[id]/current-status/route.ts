import { getTranslations } from 'next-intl/server';
import { rolesByPermission } from '@/lib/auth/permissions';
import { requireStaffWithRole } from '@/lib/auth/require-staff';
import { localeOrDefault, toStaffLocale } from '@/lib/i18n/locales';
import { leadRouteParamsSchema } from '@/lib/leads/lead';
import { readLeadStatusTextAndVersion } from '@/lib/leads/status-sentence';

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
