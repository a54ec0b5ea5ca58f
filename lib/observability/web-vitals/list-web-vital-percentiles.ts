import 'server-only';
import { z } from 'zod';
import { rolesByPermission } from '@/lib/auth/permissions';
import { requireStaffWithRole } from '@/lib/auth/require-staff';
import { webVitalNames } from './thresholds-and-histogram';
import { estimateWebVitalPercentileRows, type WebVitalPercentilesRow } from './web-vital-percentiles-from-counts';

const figures = z.array(
  z.object({ name: z.string(), metric: z.enum(webVitalNames), step: z.number(), visits: z.number() }),
);

/**
 * The 75th percentiles of the last days, by page, language or day, most visited first (days: newest first). Throws when
 * they cannot be read.
 */
export async function listWebVitalPercentiles(
  days: number,
  by: 'page' | 'locale' | 'day',
): Promise<WebVitalPercentilesRow[]> {
  const { supabase } = await requireStaffWithRole(...rolesByPermission.speed);
  const { data, error } = await supabase.rpc('vitals_figures', { days, grouped_by: by });
  if (error) throw new Error(`measured times cannot be read: ${error.code}`, { cause: error });
  const rows = estimateWebVitalPercentileRows(figures.parse(data));
  return by === 'day' ? rows.sort((a, b) => b.name.localeCompare(a.name)) : rows.sort((a, b) => b.visits - a.visits);
}
