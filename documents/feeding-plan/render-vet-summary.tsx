import { renderTaggedPdf } from '@/documents/kit/tagged-pdf';
import type { AnimalDocumentInput } from './animal-document-input-type';
import { applyNfcAndPrintableSpaces, countPdfPages, loadPrintableNameAndStyles } from './printable-name-and-styles';
import { type HandwritingLineCounts, VetSummaryDocument } from './vet-summary-document';
import { buildVetSummaryModel, type VetFirstReasonsAndNotes } from './vet-summary-model';

// Where there is more text there is less space to write.
const rooms: HandwritingLineCounts[] = [
  { answers: 2, notes: 3 },
  { answers: 1, notes: 3 },
  { answers: 1, notes: 1 },
  { answers: 1, notes: 1, sizes: { why: 8, answers: 7.6 } },
  // As in the plan, no text is smaller than 7 pt.
  { answers: 1, notes: 1, sizes: { why: 7.5, answers: 7 } },
];

/** The vet summary, which an owner takes along, one page without any amount. Throws as renderPlanPdf does. */
export async function renderVetSummary(reasons: VetFirstReasonsAndNotes, input: AnimalDocumentInput): Promise<Buffer> {
  const { name, type } = await loadPrintableNameAndStyles(input);
  const model = buildVetSummaryModel(reasons, input, name);
  for (const room of rooms) {
    const bytes = await renderTaggedPdf(
      <VetSummaryDocument model={applyNfcAndPrintableSpaces(model)} type={type} room={room} />,
    );
    if (countPdfPages(bytes) === 1) return bytes;
  }
  throw new Error(`the vet summary does not fit its page in ${input.locale}`);
}
