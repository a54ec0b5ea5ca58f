import { Text, View } from '@react-pdf/renderer';
import { pdfMutedColour, pdfRuleColour, SmallHeading } from '@/documents/kit/page-frame';
import { pdfPageSize } from '@/documents/kit/pdf-page-size';
import { PdfParagraph } from '@/documents/kit/pdf-paragraph';
import { pdfTagProps } from '@/documents/kit/tagged-pdf';
import type { PdfTextStyles } from '@/documents/kit/typography';
import { brandColours } from '@/lib/config/brand-colours';
import type { PlanDocumentModel } from './plan-document-model';

type Props = { model: PlanDocumentModel; type: PdfTextStyles };
const left = 268;
const right = pdfPageSize.width - 2 * pdfPageSize.margin - left - 22;
const padding = 12;

/** How much a day, in one large numeral, and the figures that go with it. */
export function PdfDailyAmounts({ model: { headline, figures, roomy, dense }, type }: Props) {
  const size = roomy ? 10 : dense ? 8.4 : 9.2;
  const numeral = type.fitted(headline.value, 88, 178, 1);
  return (
    <View style={{ width: left }}>
      <Text {...pdfTagProps('H2')} style={{ ...type.bold(11), color: brandColours.clay }}>
        {headline.food}
      </Text>
      <View style={{ flexDirection: 'row', alignItems: 'flex-end', gap: 8, marginTop: -6 }}>
        <Text style={{ ...type.display(headline.value, numeral, 200, 1), color: brandColours.clay, paddingBottom: 14 }}>
          {headline.value}
        </Text>
        <Text style={{ ...type.bold(14, 1.2), paddingBottom: 24 }}>{`${headline.unit} ${headline.label}`}</Text>
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
            <Text {...pdfTagProps('TH', { scope: 'Row' })} style={{ ...type.body(size, 1.3), flex: 1 }}>
              {label}
            </Text>
            <Text {...pdfTagProps('TD')} style={type.bold(size, 1.3)}>
              {value}
            </Text>
          </View>
        ))}
      </View>
    </View>
  );
}

/** How the amounts were found, with the numbers of this animal. */
export function PdfMethodBox({ model: { method, roomy, dense }, type }: Props) {
  return (
    <View style={{ width: right, alignSelf: 'flex-start', border: `0.5 solid ${pdfRuleColour}`, padding }}>
      <SmallHeading type={type}>{method.heading}</SmallHeading>
      <Text style={type.bold(8.5, 1.5)}>
        {method.energy.base}
        <Text style={{ fontSize: 6, verticalAlign: 'super' }}>{` ${method.energy.exponent}`}</Text>
        {method.energy.rest}
      </Text>
      <Text style={{ ...type.bold(8.5, 1.5), marginBottom: 5 }}>{method.grams}</Text>
      {method.sentences.map((text) => (
        <PdfParagraph
          key={text}
          type={type}
          size={roomy ? 8.6 : dense ? 7 : 7.8}
          width={right - 2 * padding}
          style={{ color: pdfMutedColour, marginBottom: 3 }}
        >
          {text}
        </PdfParagraph>
      ))}
    </View>
  );
}
