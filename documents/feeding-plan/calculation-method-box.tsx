import { View } from '@react-pdf/renderer';
import { pdfMutedColour, pdfRuleColour } from '@/documents/kit/pdf-colours';
import { pdfPageSize } from '@/documents/kit/pdf-page-size';
import { PdfParagraph } from '@/documents/kit/pdf-paragraph';
import { PdfText } from '@/documents/kit/pdf-text';
import { SmallHeading } from '@/documents/kit/small-heading';
import type { PdfTextStyles } from '@/documents/kit/typography';
import { dailyAmountsWidth } from './daily-amounts';
import type { PlanDocumentModel } from './plan-document-model';

type Props = { model: PlanDocumentModel; type: PdfTextStyles };
const gap = 22;
const width = pdfPageSize.width - 2 * pdfPageSize.margin - dailyAmountsWidth - gap;
const padding = 12;

/** How the amounts were found, with the numbers of this animal. */
export function PdfMethodBox({ model: { method, roomy, dense }, type }: Props) {
  return (
    <View style={{ width, alignSelf: 'flex-start', border: `0.5 solid ${pdfRuleColour}`, padding }}>
      <SmallHeading type={type}>{method.heading}</SmallHeading>
      <PdfText style={type.bold(8.5, 1.5)}>
        {method.energy.base}
        <PdfText style={{ fontSize: 6, verticalAlign: 'super' }}>{` ${method.energy.exponent}`}</PdfText>
        {method.energy.rest}
      </PdfText>
      <PdfText style={{ ...type.bold(8.5, 1.5), marginBottom: 5 }}>{method.grams}</PdfText>
      {method.sentences.map((text) => (
        <PdfParagraph
          key={text}
          type={type}
          size={roomy ? 8.6 : dense ? 7 : 7.8}
          width={width - 2 * padding}
          style={{ color: pdfMutedColour, marginBottom: 3 }}
        >
          {text}
        </PdfParagraph>
      ))}
    </View>
  );
}
