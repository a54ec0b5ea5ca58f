import 'server-only';
import { z } from 'zod';
import { rolesByPermission } from '@/lib/auth/permissions';
import { requireStaffWithRole } from '@/lib/auth/require-staff';
import { localeCodes } from '@/lib/i18n/locales';

const count = z.number().int().min(0);
const planStatisticsSchema = z.object({
  weeks: z.array(z.object({ week: z.iso.date(), pdf: count, calendar: count, mail: count, vet: count })).length(12),
  languages: z.array(z.object({ locale: z.enum(localeCodes), plans: count })),
});

/**
 * Plans taken along in twelve weeks by kind, oldest week first, and by language, most frequent first; weeks begin on
 * Monday in Athens.
 */
export type PlanExportStatistics = z.output<typeof planStatisticsSchema>;

/** The counts of plans taken along. Throws when they cannot be read. */
export async function readPlanExportStatistics(): Promise<PlanExportStatistics> {
  const { supabase } = await requireStaffWithRole(...rolesByPermission.dashboard);
  const { data, error } = await supabase.rpc('plan_figures');
  if (error) throw new Error(`counts of plans cannot be read: ${error.code}`, { cause: error });
  return planStatisticsSchema.parse(data);
}
