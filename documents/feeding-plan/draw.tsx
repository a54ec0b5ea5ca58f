import { renderToBuffer } from '@react-pdf/renderer';
import type { Plan } from '@/lib/feeding/plan';
import type { AnimalProfile } from '@/lib/feeding/schema';
import type { Locale } from '@/lib/i18n/locales';
import { PlanDownloadResult } from './document';
import { densities, planSheetModel } from './model';
import { pagesOf, prepare, printable } from './prepare';

/**
 * The plan of one dog as a PDF document of two pages. It keeps its thread busy for some 200 ms: print.ts is for
 * requests. A name in a script that no face draws is printed with question marks. Throws when a font file or a word is
 * missing, or a page cannot hold its words.
 */
export async function drawPlan(plan: Plan, profile: AnimalProfile, locale: Locale): Promise<Buffer> {
  const { name, type } = await prepare(profile, locale);
  const mostReasons = Math.max(...plan.foods.map(({ reasons }) => reasons.length));
  const first = plan.notes.length + mostReasons < 5 ? 0 : 1;
  // The guess nearly always fits; a page that does not hold its words says less of the foods.
  for (const density of densities.slice(first)) {
    const model = planSheetModel(plan, profile, name, locale, density);
    const bytes = await renderToBuffer(<PlanDownloadResult model={printable(model)} type={type} />);
    if (pagesOf(bytes) === 2) return bytes;
  }
  throw new Error(`the plan does not fit its pages in ${locale}`);
}
