import { Link, Page, View } from '@react-pdf/renderer';
import { PdfArtwork } from '@/documents/kit/pdf-artwork';
import { pdfMutedColour, pdfRuleColour } from '@/documents/kit/pdf-colours';
import { PdfHeadline } from '@/documents/kit/pdf-headline';
import { pdfPageSize } from '@/documents/kit/pdf-page-size';
import { PdfText } from '@/documents/kit/pdf-text';
import { SmallHeading } from '@/documents/kit/small-heading';
import type { PdfTextStyles } from '@/documents/kit/typography';
import { brandColours } from '@/lib/config/brand-colours';
import { catalogueDrawingNameByPage } from './catalogue-drawing-names';
import type { CataloguePageProps } from './catalogue-page-props';

const width = pdfPageSize.width - 2 * pdfPageSize.margin;
const scene = 250;
const bar = 62;

function Row({ label, value, href, type }: { label: string; value: string; href?: string; type: PdfTextStyles }) {
  return (
    <View style={{ borderTop: `0.5 solid ${pdfRuleColour}`, paddingVertical: 5 }}>
      <PdfText style={{ ...type.body(8), color: pdfMutedColour }}>{label}</PdfText>
      {href ? (
        <Link src={href} style={{ ...type.bold(10), color: brandColours.ink, textDecoration: 'none' }}>
          {value}
        </Link>
      ) : (
        <PdfText style={type.bold(10)}>{value}</PdfText>
      )}
    </View>
  );
}

/** The back cover: how exports work and the contact data. */
export function CatalogueContactPage({ model, type, page }: CataloguePageProps) {
  const { exports, contact, brand } = model;
  return (
    <Page
      size={pdfPageSize}
      id="contact"
      bookmark={exports.eyebrow}
      style={{ backgroundColor: brandColours.paper, color: brandColours.ink, paddingBottom: bar }}
    >
      <View style={{ height: scene }}>
        <PdfArtwork
          name={catalogueDrawingNameByPage.contact}
          width={pdfPageSize.width}
          height={scene}
          box={`0 60 1200 ${(1200 / pdfPageSize.width) * scene}`}
        />
      </View>
      <View style={{ flexDirection: 'row', gap: 32, paddingHorizontal: pdfPageSize.margin, paddingTop: 24 }}>
        <View style={{ width: width - 200 - 32 }}>
          <SmallHeading type={type}>{exports.eyebrow}</SmallHeading>
          <PdfHeadline type={type} size={24} width={width - 232}>
            {exports.heading}
          </PdfHeadline>
          <PdfText style={{ ...type.body(10.5), marginTop: 8, marginBottom: 12 }}>{exports.lead}</PdfText>
          {exports.steps.map(({ title, text }) => (
            <View key={title} style={{ borderTop: `0.5 solid ${pdfRuleColour}`, paddingVertical: 5 }}>
              <PdfText style={type.bold(9.5)}>{title}</PdfText>
              <PdfText style={{ ...type.body(9), color: pdfMutedColour }}>{text}</PdfText>
            </View>
          ))}
          <PdfText style={{ ...type.bold(9.5), color: brandColours.clay, marginTop: 8 }}>{exports.enquiry}</PdfText>
        </View>
        <View style={{ width: 200 }}>
          <SmallHeading type={type}>{brand.legalName}</SmallHeading>
          <PdfHeadline type={type} size={22} width={200} style={{ marginBottom: 10 }}>
            {contact.heading}
          </PdfHeadline>
          {contact.rows.map((row) => (
            <Row key={row.label} {...row} type={type} />
          ))}
          {contact.certifications && (
            <PdfText style={{ ...type.bold(9), borderTop: `0.5 solid ${pdfRuleColour}`, paddingTop: 6 }}>
              {contact.certifications}
            </PdfText>
          )}
        </View>
      </View>
      <View
        style={{
          position: 'absolute',
          left: 0,
          right: 0,
          bottom: 0,
          height: bar,
          backgroundColor: brandColours.ink,
          color: brandColours.limestone,
          paddingHorizontal: pdfPageSize.margin,
          flexDirection: 'row',
          alignItems: 'center',
          gap: 20,
        }}
      >
        <View style={{ flex: 1 }}>
          <PdfText style={type.body(7.5)}>{contact.licence}</PdfText>
          <PdfText style={type.body(7.5)}>{contact.copyright}</PdfText>
        </View>
        <PdfText style={type.bold(9)}>{String(page)}</PdfText>
      </View>
    </Page>
  );
}
