import { Link, Text, View } from '@react-pdf/renderer';
import { Bullet } from '@/documents/kit/bullet';
import { pdfMutedColour, pdfRuleColour } from '@/documents/kit/pdf-colours';
import { PdfHeadline } from '@/documents/kit/pdf-headline';
import { pdfPageSize } from '@/documents/kit/pdf-page-size';
import { PdfParagraph } from '@/documents/kit/pdf-paragraph';
import { SmallHeading } from '@/documents/kit/small-heading';
import { pdfTagProps } from '@/documents/kit/tagged-pdf';
import type { PdfTextStyles } from '@/documents/kit/typography';
import { brandColours } from '@/lib/config/brand-colours';
import type { PlanDocumentModel } from './plan-document-model';

type Props = { model: PlanDocumentModel; type: PdfTextStyles };
type ContactProps = { model: { contact: Pick<PlanDocumentModel['contact'], 'heading' | 'rows'> }; type: PdfTextStyles };
export const pdfColumnGap = 18;
const width = (pdfPageSize.width - 2 * pdfPageSize.margin - 2 * pdfColumnGap) / 3;
const size = 8.8;

/** The change to raw food, and what to buy for it. */
export function PdfTransitionAdvice({ model: { transition, shopping }, type }: Props) {
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
              <Text {...pdfTagProps('TH', { scope: 'Row' })} style={{ ...type.body(size, 1.25), flex: 1 }}>
                {name}
              </Text>
              <Text {...pdfTagProps('TD')} style={type.bold(size, 1.25)}>
                {amount}
              </Text>
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
          <Text {...pdfTagProps('H3')} style={type.bold(size, 1.25)}>
            {title}
          </Text>
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
          <Bullet key={text} type={type} number={index + 1} size={size} width={width} marginBottom={4}>
            {text}
          </Bullet>
        ))}
      </View>
    </View>
  );
}

/** The contacts, in a row across the foot of the page. */
export function PdfContactFooter({ model: { contact }, type }: ContactProps) {
  const heading = type.fitted(contact.heading, 18, 116, contact.heading.length > 14 ? 2 : 1);
  return (
    <View
      style={{
        flexDirection: 'row',
        gap: 16,
        borderTop: `3 solid ${brandColours.saffron}`,
        paddingTop: 8,
        alignItems: 'center',
      }}
    >
      <PdfHeadline type={type} size={heading} width={120} room={4} leading={1}>
        {contact.heading}
      </PdfHeadline>
      {contact.rows.map(({ label, value, href }) => (
        <View key={label}>
          <Text style={type.body(7.2, 1.25)}>{label}</Text>
          {href ? (
            <Link src={href} style={{ ...type.bold(9, 1.25), color: brandColours.ink, textDecoration: 'none' }}>
              {value}
            </Link>
          ) : (
            <Text style={type.bold(9, 1.25)}>{value}</Text>
          )}
        </View>
      ))}
    </View>
  );
}
