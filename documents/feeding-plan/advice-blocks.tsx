import { View } from '@react-pdf/renderer';
import { pdfMutedColour, pdfRuleColour } from '@/documents/kit/pdf-colours';
import { PdfListItem } from '@/documents/kit/pdf-list-item';
import { pdfPageSize } from '@/documents/kit/pdf-page-size';
import { PdfParagraph } from '@/documents/kit/pdf-paragraph';
import { PdfText } from '@/documents/kit/pdf-text';
import { SmallHeading } from '@/documents/kit/small-heading';
import { pdfTagProps } from '@/documents/kit/tagged-pdf';
import type { PdfTextStyles } from '@/documents/kit/typography';
import type { PlanDocumentModel } from './plan-document-model';

type Props = { model: PlanDocumentModel; type: PdfTextStyles };
export const pdfColumnGap = 18;
const width = (pdfPageSize.width - 2 * pdfPageSize.margin - 2 * pdfColumnGap) / 3;
const size = 8.8;

/** The change to raw food, and what to buy for it. */
export function PdfTransitionAndShopping({ model: { transition, shopping }, type }: Props) {
  return (
    <View style={{ width }}>
      <SmallHeading type={type}>{transition.heading}</SmallHeading>
      {transition.text.map((text) => (
        <PdfParagraph key={text} type={type} size={size} width={width} style={{ marginBottom: 3 }}>
          {text}
        </PdfParagraph>
      ))}
      <View style={{ marginTop: 6 }}>
        <SmallHeading type={type}>{shopping.heading}</SmallHeading>
        <View {...pdfTagProps('Table')}>
          {shopping.items.map(({ name, amount }) => (
            <View
              key={name}
              {...pdfTagProps('TR')}
              style={{ flexDirection: 'row', borderTop: `0.5 solid ${pdfRuleColour}`, paddingVertical: 2, gap: 6 }}
            >
              <PdfText {...pdfTagProps('TH', { scope: 'Row' })} style={{ ...type.body(size, 1.25), flex: 1 }}>
                {name}
              </PdfText>
              <PdfText {...pdfTagProps('TD')} style={type.bold(size, 1.25)}>
                {amount}
              </PdfText>
            </View>
          ))}
        </View>
      </View>
    </View>
  );
}

/** Storing, thawing, serving and washing. */
export function PdfHygieneAdvice({ model: { hygiene }, type }: Props) {
  return (
    <View style={{ width }}>
      <SmallHeading type={type}>{hygiene.heading}</SmallHeading>
      {hygiene.items.map(({ title, text }) => (
        <View key={title} style={{ marginBottom: 4 }}>
          <PdfText {...pdfTagProps('H3')} style={type.bold(size, 1.25)}>
            {title}
          </PdfText>
          <PdfParagraph type={type} size={size} width={width} leading={1.3} style={{ color: pdfMutedColour }}>
            {text}
          </PdfParagraph>
        </View>
      ))}
    </View>
  );
}

/** What to do after the plan is printed. */
export function PdfNextSteps({ model: { next }, type }: Props) {
  return (
    <View style={{ width }}>
      <SmallHeading type={type}>{next.heading}</SmallHeading>
      <View {...pdfTagProps('L')}>
        {next.items.map((text, index) => (
          <PdfListItem key={text} type={type} number={index + 1} size={size} width={width} marginBottom={4}>
            {text}
          </PdfListItem>
        ))}
      </View>
    </View>
  );
}
