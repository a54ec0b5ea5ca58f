import { View } from '@react-pdf/renderer';
import { pdfRuleColour } from '@/documents/kit/pdf-colours';
import { PdfText } from '@/documents/kit/pdf-text';
import { pdfTagProps } from '@/documents/kit/tagged-pdf';
import type { PdfTextStyles } from '@/documents/kit/typography';
import { brandColours } from '@/lib/config/brand-colours';
import type { PlanDocumentModel } from './plan-document-model';

type Props = { model: PlanDocumentModel; type: PdfTextStyles };

/** The width of the block in points; the calculation method is beside it. */
export const dailyAmountsWidth = 268;

/** How much a day, in one large numeral, and the figures that go with it. */
export function PdfDailyAmounts({ model: { headline, figures, roomy, dense, compact }, type }: Props) {
  const size = roomy ? 10 : compact ? 7.8 : dense ? 8.4 : 9.2;
  const numeral = type.fitted(headline.value, compact ? 48 : dense ? 64 : 88, 178, 1);
  return (
    <View style={{ width: dailyAmountsWidth }}>
      <PdfText {...pdfTagProps('H2')} style={{ ...type.bold(11), color: brandColours.clay }}>
        {headline.food}
      </PdfText>
      <View style={{ flexDirection: 'row', alignItems: 'flex-end', gap: 8, marginTop: -6 }}>
        <PdfText
          style={{ ...type.display(headline.value, numeral, 200, 1), color: brandColours.clay, paddingBottom: 14 }}
        >
          {headline.value}
        </PdfText>
        <PdfText style={{ ...type.bold(14, 1.2), paddingBottom: 24 }}>{`${headline.unit} ${headline.label}`}</PdfText>
      </View>
      <View {...pdfTagProps('Table')}>
        {figures.map(({ label, value }) => (
          <View
            key={label}
            {...pdfTagProps('TR')}
            style={{
              flexDirection: 'row',
              borderTop: `0.5 solid ${pdfRuleColour}`,
              paddingVertical: roomy ? 3.4 : dense ? 1.4 : 2.4,
              gap: 8,
            }}
          >
            <PdfText {...pdfTagProps('TH', { scope: 'Row' })} style={{ ...type.body(size, 1.3), flex: 1 }}>
              {label}
            </PdfText>
            <PdfText {...pdfTagProps('TD')} style={type.bold(size, 1.3)}>
              {value}
            </PdfText>
          </View>
        ))}
      </View>
    </View>
  );
}
