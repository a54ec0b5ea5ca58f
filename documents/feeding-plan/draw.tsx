import { renderTagged } from '@/documents/kit/tagged-pdf';
import type { Plan } from '@/lib/feeding/plan';
import { PlanPaper } from './document';
import { densities, planSheetModel } from './model';
import type { PaperInput } from './paper-input';
import { pagesOf, prepare, printable } from './prepare';

/**
 * The plan of one animal as a PDF document of two pages. It keeps its thread busy for some 200 ms: render-pdf.ts is for
 * requests. Throws when a font file or a text is missing, or a page cannot hold its texts.
 */
export async function drawPlan(plan: Plan, input: PaperInput): Promise<Buffer> {
  const { name, type } = await prepare(input);
  const maxReasons = Math.max(...plan.foods.map(({ reasons }) => reasons.length));
  const first = plan.notes.length + maxReasons < 5 ? 0 : 1;
  // The guess nearly always fits; a page that does not hold its texts says less of the foods.
  for (const density of densities.slice(first)) {
    const model = planSheetModel(plan, input, name, density);
    const bytes = await renderTagged(<PlanPaper model={printable(model)} type={type} />);
    if (pagesOf(bytes) === 2) return bytes;
  }
  throw new Error(`the plan does not fit its pages in ${input.locale}`);
}
