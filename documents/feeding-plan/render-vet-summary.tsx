import { renderTaggedPdf } from '@/documents/kit/tagged-pdf';
import type { AnimalDocumentInput } from './animal-document-input-type';
import { applyNfcAndPrintableSpaces, countPdfPages, loadPrintableNameAndStyles } from './printable-name-and-styles';
import { VetSummaryDocument, type VetSummaryLayout } from './vet-summary-document';
import { buildVetSummaryModel, type VetFirstReasonsAndNotes } from './vet-summary-model';

// Where there is more text there is less space to write; a second page is the last resort.
const layouts: VetSummaryLayout[] = [
  { pages: 1, answers: 2, notes: 3 },
  { pages: 1, answers: 1, notes: 3 },
  { pages: 1, answers: 1, notes: 1 },
  { pages: 1, answers: 1, notes: 1, sizes: { why: 8, answers: 7.6 } },
  // As in the plan, no text is smaller than 7 pt.
  { pages: 1, answers: 1, notes: 1, sizes: { why: 7.5, answers: 7 } },
  { pages: 2, answers: 3, notes: 8 },
  { pages: 2, answers: 3, notes: 8, sizes: { why: 7.5, answers: 7 } },
];

/**
 * The vet summary, which an owner takes along: one page without any amount, or two where one cannot hold the texts.
 * Throws as renderPlanPdf does.
 */
export async function renderVetSummary(reasons: VetFirstReasonsAndNotes, input: AnimalDocumentInput): Promise<Buffer> {
  const { name, type } = await loadPrintableNameAndStyles(input);
  const model = applyNfcAndPrintableSpaces(buildVetSummaryModel(reasons, input, name));
  for (const layout of layouts) {
    const bytes = await renderTaggedPdf(<VetSummaryDocument model={model} type={type} layout={layout} />);
    if (countPdfPages(bytes) === layout.pages) return bytes;
  }
  throw new Error(`the vet summary does not fit its pages in ${input.locale}`);
}
