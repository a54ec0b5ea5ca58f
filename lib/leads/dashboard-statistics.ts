import 'server-only';
import { z } from 'zod';
import { rolesByPermission } from '@/lib/auth/permissions';
import { requireStaffWithRole } from '@/lib/auth/require-staff';
import { localeCodes } from '@/lib/i18n/locales';
import { type MailStatistics, mailStatisticsSchema } from '@/lib/mail/mail-statistics-schema';
import { leadKinds } from './lead';

const count = z.number().int().min(0);
const leadStatisticsSchema = z.object({
  weeks: z.array(z.object({ week: z.iso.date(), partnership: count, export: count, contact: count })).length(12),
  countries: z.array(z.object({ country: z.string(), leads: count })),
  sources: z.array(z.object({ kind: z.enum(leadKinds), locale: z.enum(localeCodes), leads: count })),
  answered: count,
  in_time: count,
  overdue: count,
  median_seconds: z.number().nullable(),
});
/**
 * Figures about twelve weeks of leads, and the overdue ones of any age; weeks begin on Monday in Athens, oldest first.
 * `in_time` counts replies within 24 hours of Monday to Friday there (`private.reply_due_at`); the median counts every
 * hour.
 */
export type LeadStatistics = z.output<typeof leadStatisticsSchema>;

/** The figures of the dashboard. Throws when they cannot be read. */
export async function readDashboardStatistics(): Promise<{ leads: LeadStatistics; mail: MailStatistics }> {
  const { supabase } = await requireStaffWithRole(...rolesByPermission.leads);
  const [leads, mail] = await Promise.all([supabase.rpc('lead_figures'), supabase.rpc('mail_figures')]);
  const error = leads.error ?? mail.error;
  if (error) throw new Error(`figures cannot be read: ${error.code}`, { cause: error });
  return { leads: leadStatisticsSchema.parse(leads.data), mail: mailStatisticsSchema.parse(mail.data) };
}
