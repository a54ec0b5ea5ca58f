import { View } from '@react-pdf/renderer';
import { pdfMutedColour, pdfRuleColour } from '@/documents/kit/pdf-colours';
import { pdfPageSize } from '@/documents/kit/pdf-page-size';
import { PdfText } from '@/documents/kit/pdf-text';
import { pdfTagProps } from '@/documents/kit/tagged-pdf';
import type { PdfTextStyles } from '@/documents/kit/typography';

type Row = { label: string; value: string };
type Props = { rows: readonly Row[]; type: PdfTextStyles; size: number; width: number; padding?: number };

/** Questions with their answers, below each other. */
export function PdfAnswersTable({ rows, type, size, width, padding = size / 4 }: Props) {
  const label = width * 0.46;
  return (
    <View {...pdfTagProps('Table')} style={{ width }}>
      {rows.map((row) => (
        <View
          key={row.label}
          {...pdfTagProps('TR')}
          style={{ flexDirection: 'row', borderTop: `0.5 solid ${pdfRuleColour}`, paddingVertical: padding, gap: 8 }}
        >
          <PdfText
            {...pdfTagProps('TH', { scope: 'Row' })}
            style={{ ...type.body(size, 1.25), width: label, color: pdfMutedColour }}
          >
            {row.label}
          </PdfText>
          <PdfText {...pdfTagProps('TD')} style={{ ...type.bold(size, 1.25), flex: 1 }}>
            {row.value}
          </PdfText>
        </View>
      ))}
    </View>
  );
}

const gap = 24;
const full = pdfPageSize.width - 2 * pdfPageSize.margin;

/** `PdfAnswersTable` in two columns across the page. */
export function PdfAnswersTableInTwoColumns({
  rows,
  type,
  size,
}: {
  rows: readonly Row[];
  type: PdfTextStyles;
  size: number;
}) {
  const half = Math.ceil(rows.length / 2);
  return (
    <View style={{ flexDirection: 'row', gap }}>
      {[rows.slice(0, half), rows.slice(half)].map((column) => (
        <PdfAnswersTable
          key={column[0]?.label}
          rows={column}
          type={type}
          size={size}
          width={(full - gap) / 2}
          padding={size / 5}
        />
      ))}
    </View>
  );
}
