import { View } from '@react-pdf/renderer';
import { PdfListItem } from '@/documents/kit/pdf-list-item';
import { pdfPageSize } from '@/documents/kit/pdf-page-size';
import { SmallHeading } from '@/documents/kit/small-heading';
import { pdfTagProps } from '@/documents/kit/tagged-pdf';
import type { PdfTextStyles } from '@/documents/kit/typography';
import type { PlanDocumentModel } from './plan-document-model';

type Props = { model: PlanDocumentModel; type: PdfTextStyles };
const gap = 24;
const column = (pdfPageSize.width - 2 * pdfPageSize.margin - gap) / 2;

// The letters of about half a line: the space under a note, and what is left of its last line.
const lettersPerNote = 40;

/** How many of the notes, in their order, the first of two columns holds, so that the longer one is short. */
function splitIntoEvenColumns(notes: readonly string[]): number {
  const height = (own: readonly string[]) => own.reduce((sum, note) => sum + note.length + lettersPerNote, 0);
  const longer = (split: number) => Math.max(height(notes.slice(0, split)), height(notes.slice(split)));
  return notes.map((_, index) => index + 1).reduce((best, split) => (longer(split) < longer(best) ? split : best), 1);
}

/** What to know beside the numbers, in two columns. */
export function PdfPlanNotes({ model: { notes, notesHeading, roomy, dense }, type }: Props) {
  const size = roomy ? 9 : dense ? 7.3 : 8.4;
  const split = splitIntoEvenColumns(notes);
  const columns = [notes.slice(0, split), notes.slice(split)];
  return (
    <View>
      <SmallHeading type={type}>{notesHeading}</SmallHeading>
      <View {...pdfTagProps('L')} style={{ flexDirection: 'row', gap }}>
        {columns.map((own, index) => (
          <View key={index ? 'second' : 'first'} style={{ width: column }}>
            {own.map((note) => (
              <PdfListItem key={note} type={type} size={size} width={column} marginBottom={dense ? 2 : 4}>
                {note}
              </PdfListItem>
            ))}
          </View>
        ))}
      </View>
    </View>
  );
}
