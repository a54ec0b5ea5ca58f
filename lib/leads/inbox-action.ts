import 'server-only';
import { revalidatePath } from 'next/cache';
import { getTranslations } from 'next-intl/server';
import { permissions } from '@/lib/auth/permissions';
import { requireStaff } from '@/lib/auth/require-staff';
import { localeOf, staffLocale } from '@/lib/i18n/locales';
import { logIncident } from '@/lib/observability/incident';
import { invalidAssignee } from '@/lib/supabase/error-codes';

/** What every inbox action starts with: the member's client and id, and the texts in the language of the form. */
export async function inboxAction(data: FormData) {
  const { supabase, user } = await requireStaff(...permissions.leads);
  const locale = staffLocale(localeOf(data.get('locale')));
  const t = await getTranslations({ locale, namespace: 'inbox' });
  return { supabase, user, locale, t };
}

/** The result for a change that the back end did not make: the reason, if the reader can do something about it, otherwise a reference to the log line. */
export function inboxFailure(t: Awaited<ReturnType<typeof inboxAction>>['t'], error: { code?: string }, what: string) {
  if (error.code === invalidAssignee)
    return { ok: false, error: 'inbox.cannotTake', message: t('cannotTake') } as const;
  const incident = logIncident({ code: error.code }, what);
  return { ok: false, error: 'inbox.failure', message: t('failure', { incident }), incident } as const;
}

/** Invalidates the pages that show leads. */
export function refreshInbox(): void {
  revalidatePath('/[locale]/admin/leads', 'page');
  revalidatePath('/[locale]/admin/leads/[kind]/[id]', 'page');
}
