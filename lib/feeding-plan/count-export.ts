import 'server-only';
import { after } from 'next/server';
import type { Locale } from '@/lib/i18n/locales';
import { log } from '@/lib/observability/log';
import { createServiceClient } from '@/lib/supabase/service-client';
import type { PlanExportKind } from './plan-export-kinds';

/**
 * Counts a requested plan after the response has been sent: a slow or unreachable back end costs the count and nothing
 * else.
 */
export function countPlanExport(kind: PlanExportKind, locale: Locale): void {
  after(async () => {
    try {
      const { error } = await createServiceClient().rpc('record_plan', { plan_locale: locale, plan_kind: kind });
      if (error) log.warn({ code: error.code }, 'plan not counted');
    } catch (error) {
      log.warn({ err: error }, 'plan not counted');
    }
  });
}
