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

/** What to know beside the numbers, in two columns. */
export function PdfPlanNotes({ model: { notes, notesHeading, roomy, dense }, type }: Props) {
  const size = roomy ? 9 : dense ? 7.6 : 8.4;
  const half = Math.ceil(notes.length / 2);
  const columns = [notes.slice(0, half), notes.slice(half)];
  return (
    <View>
      <SmallHeading type={type}>{notesHeading}</SmallHeading>
      <View {...pdfTagProps('L')} style={{ flexDirection: 'row', gap }}>
        {columns.map((own, index) => (
          <View key={index ? 'second' : 'first'} style={{ width: column }}>
            {own.map((note) => (
              <PdfListItem key={note} type={type} size={size} width={column} marginBottom={dense ? 3 : 4}>
                {note}
              </PdfListItem>
            ))}
          </View>
        ))}
      </View>
    </View>
  );
}
