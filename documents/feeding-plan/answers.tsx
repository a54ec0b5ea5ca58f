import { Text, View } from '@react-pdf/renderer';
import { muted, rule } from '@/documents/kit/page-frame';
import { tag } from '@/documents/kit/tagged-pdf';
import { sheet, type Type } from '@/documents/kit/typography';

type Row = { label: string; value: string };
type Props = { rows: readonly Row[]; type: Type; size: number; width: number; padding?: number };

/** Questions with their answers, below each other. */
export function AnswerTable({ rows, type, size, width, padding = size / 4 }: Props) {
  const label = width * 0.46;
  return (
    <View {...tag('Table')} style={{ width }}>
      {rows.map((row) => (
        <View
          key={row.label}
          {...tag('TR')}
          style={{ flexDirection: 'row', borderTop: `0.5 solid ${rule}`, paddingVertical: padding, gap: 8 }}
        >
          <Text {...tag('TH', { scope: 'Row' })} style={{ ...type.body(size, 1.25), width: label, color: muted }}>
            {row.label}
          </Text>
          <Text {...tag('TD')} style={{ ...type.bold(size, 1.25), flex: 1 }}>
            {row.value}
          </Text>
        </View>
      ))}
    </View>
  );
}

const gap = 24;
const full = sheet.width - 2 * sheet.margin;

/** The same in two columns across the page. */
export function AnswerColumns({ rows, type, size }: { rows: readonly Row[]; type: Type; size: number }) {
  const half = Math.ceil(rows.length / 2);
  return (
    <View style={{ flexDirection: 'row', gap }}>
      {[rows.slice(0, half), rows.slice(half)].map((column) => (
        <AnswerTable
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
