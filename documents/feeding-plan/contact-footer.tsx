import { Link, View } from '@react-pdf/renderer';
import { PdfHeadline } from '@/documents/kit/pdf-headline';
import { PdfText } from '@/documents/kit/pdf-text';
import type { PdfTextStyles } from '@/documents/kit/typography';
import { brandColours } from '@/lib/config/brand-colours';
import type { PlanDocumentModel } from './plan-document-model';

type Props = { model: { contact: Pick<PlanDocumentModel['contact'], 'heading' | 'rows'> }; type: PdfTextStyles };

/** The contacts, in a row across the foot of the page. */
export function PdfContactFooter({ model: { contact }, type }: Props) {
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
          <PdfText style={type.body(7.2, 1.25)}>{label}</PdfText>
          {href ? (
            <Link src={href} style={{ ...type.bold(9, 1.25), color: brandColours.ink, textDecoration: 'none' }}>
              {value}
            </Link>
          ) : (
            <PdfText style={type.bold(9, 1.25)}>{value}</PdfText>
          )}
        </View>
      ))}
    </View>
  );
}
