import { renderTagged } from '@/documents/kit/tagged-pdf';
import type { PaperInput } from './paper-input';
import { pagesOf, prepare, printable } from './prepare';
import { type Room, VetSheet } from './vet-summary';
import { type VetReasons, vetSheetModel } from './vet-summary-model';

// Where there is more to say there is less room to write.
const rooms: Room[] = [
  { answers: 2, notes: 3 },
  { answers: 1, notes: 3 },
  { answers: 1, notes: 1 },
  { answers: 1, notes: 1, small: true },
];

/** The sheet that an owner takes to the vet, one page without any amount. Throws as drawPlan does. */
export async function renderVetSummary(reasons: VetReasons, input: PaperInput): Promise<Buffer> {
  const { name, type } = await prepare(input);
  const model = vetSheetModel(reasons, input, name);
  for (const room of rooms) {
    const bytes = await renderTagged(<VetSheet model={printable(model)} type={type} room={room} />);
    if (pagesOf(bytes) === 1) return bytes;
  }
  throw new Error(`the sheet for the vet does not fit its page in ${input.locale}`);
}
