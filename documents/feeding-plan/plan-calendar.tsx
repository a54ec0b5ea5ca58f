import { View } from '@react-pdf/renderer';
import { pdfMutedColour, pdfRuleColour } from '@/documents/kit/pdf-colours';
import { pdfPageSize } from '@/documents/kit/pdf-page-size';
import { PdfText } from '@/documents/kit/pdf-text';
import { pdfTagProps } from '@/documents/kit/tagged-pdf';
import type { PdfTextStyles } from '@/documents/kit/typography';
import { brandColours } from '@/lib/config/brand-colours';
import type { CalendarWeek, PdfCalendarDay } from './pdf-calendar-weeks';
import type { PlanDocumentModel } from './plan-document-model';

const width = (pdfPageSize.width - 2 * pdfPageSize.margin) / 7;
const inner = width - 11;
// Boxes of known size are laid out once instead of being measured first.
const line = { width: inner - 12, height: 11 };
const share = { width: inner / 2, height: 10 };

function Shares({ cell, type }: { cell: PdfCalendarDay; type: PdfTextStyles }) {
  if (!cell.shares) return null;
  return (
    <View style={{ marginTop: 'auto' }}>
      <View style={{ flexDirection: 'row', justifyContent: 'space-between' }}>
        <PdfText style={{ ...type.bold(6.5, 1.2), ...share, color: brandColours.clay }}>{cell.shares.raw}</PdfText>
        {cell.raw < 100 && (
          <PdfText style={{ ...type.body(6.5, 1.2), ...share, color: pdfMutedColour, textAlign: 'right' }}>
            {cell.shares.old}
          </PdfText>
        )}
      </View>
      <View style={{ height: 4, backgroundColor: pdfRuleColour, marginTop: 1 }}>
        <View style={{ height: 4, width: `${cell.raw}%`, backgroundColor: brandColours.clay }} />
      </View>
    </View>
  );
}

function Day({ cell, type }: { cell: PdfCalendarDay; type: PdfTextStyles }) {
  const rest = { ...type.bold(9, 1.2), width: inner, height: 13 };
  const grams = {
    ...type.display(cell.grams, type.fitted(cell.grams, 17, inner - 4, 1), 80, 1.05),
    width: inner + 4,
    height: 21,
    paddingBottom: 0,
  };
  return (
    <View
      {...pdfTagProps('TD')}
      style={{
        width,
        height: 78,
        paddingHorizontal: 5,
        paddingVertical: 4,
        borderLeft: `0.5 solid ${pdfRuleColour}`,
        borderBottom: `0.5 solid ${pdfRuleColour}`,
      }}
    >
      <View style={{ flexDirection: 'row', justifyContent: 'space-between' }}>
        <PdfText style={{ ...type.body(7, 1.2), ...line, color: pdfMutedColour }}>{cell.label}</PdfText>
        <View style={{ width: 9, height: 9, border: `0.8 solid ${brandColours.ink}` }} />
      </View>
      <PdfText style={cell.rest ? rest : grams}>{cell.grams}</PdfText>
      <PdfText style={{ ...type.body(7.2, 1.2), width: inner, height: cell.rest ? 44 : 11, color: pdfMutedColour }}>
        {cell.meals}
      </PdfText>
      {cell.foods.map((food) => (
        <PdfText key={food} style={{ ...type.body(6.2, 1.1), width: inner }}>
          {food}
        </PdfText>
      ))}
      <Shares cell={cell} type={type} />
    </View>
  );
}

function Row({ week, type }: { week: CalendarWeek; type: PdfTextStyles }) {
  return (
    <View {...pdfTagProps('TR')} wrap={false}>
      <View
        {...pdfTagProps('TH', { scope: 'Row' })}
        style={{
          flexDirection: 'row',
          gap: 8,
          borderBottom: `1.2 solid ${brandColours.ink}`,
          paddingTop: 7,
          paddingBottom: 2.5,
        }}
      >
        <PdfText style={{ ...type.bold(8.5, 1.25), color: brandColours.clay }}>{week.label}</PdfText>
        <PdfText style={type.bold(8.5, 1.25)}>{week.food}</PdfText>
      </View>
      <View style={{ flexDirection: 'row', borderRight: `0.5 solid ${pdfRuleColour}` }}>
        {week.days.map((cell) => (
          <Day key={cell.day} cell={cell} type={type} />
        ))}
      </View>
    </View>
  );
}

/** The four weeks as a sheet to tick off: what to weigh each day, in how many meals, and how much of it is raw. */
export function PdfPlanCalendar({ model: { calendar }, type }: { model: PlanDocumentModel; type: PdfTextStyles }) {
  return (
    <View {...pdfTagProps('Table')}>
      {calendar.weeks.map((week) => (
        <Row key={week.week} week={week} type={type} />
      ))}
    </View>
  );
}
