import { renderTaggedPdf } from '@/documents/kit/tagged-pdf';
import type { Plan } from '@/lib/feeding/build-plan';
import type { AnimalDocumentInput } from './animal-document-input-type';
import { PlanDocument } from './plan-document';
import { buildPlanDocumentModel, planLayoutDensities } from './plan-document-model';
import { applyNfcAndPrintableSpaces, countPdfPages, loadPrintableNameAndStyles } from './printable-name-and-styles';

/** The first density that is worth a try: drawing a page twice takes twice as long. */
function firstDensity({ notes, foods }: Plan): number {
  const lines = notes.length + Math.max(...foods.map(({ reasons }) => reasons.length));
  if (lines > 8) return 3;
  if (lines > 5) return 2;
  return foods.length > 1 ? 1 : 0;
}

/**
 * The plan of one animal as a PDF document of two pages, or of three where the first cannot hold the answers. It keeps
 * its thread busy for some 200 ms: render-animal-document.ts is for requests. Throws when a font file or a text is
 * missing, or a page cannot hold its texts.
 */
export async function renderPlanPdf(plan: Plan, input: AnimalDocumentInput): Promise<Buffer> {
  const { name, type } = await loadPrintableNameAndStyles(input);
  // The estimate nearly always fits; a page that overflows gets less detail about the foods.
  for (const density of planLayoutDensities.slice(firstDensity(plan))) {
    const model = buildPlanDocumentModel(plan, input, name, density);
    const bytes = await renderTaggedPdf(<PlanDocument model={applyNfcAndPrintableSpaces(model)} type={type} />);
    if (countPdfPages(bytes) === model.pages) return bytes;
  }
  throw new Error(`the plan does not fit its pages in ${input.locale}`);
}
