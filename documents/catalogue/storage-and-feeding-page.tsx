import { View } from '@react-pdf/renderer';
import { PdfPageFrame } from '@/documents/kit/page-frame';
import { pdfMutedColour, pdfRuleColour } from '@/documents/kit/pdf-colours';
import { PdfHeadline } from '@/documents/kit/pdf-headline';
import { PdfMeander } from '@/documents/kit/pdf-meander';
import { pdfPageSize } from '@/documents/kit/pdf-page-size';
import { PdfText } from '@/documents/kit/pdf-text';
import type { PdfTextStyles } from '@/documents/kit/typography';
import { brandColours } from '@/lib/config/brand-colours';
import type { CataloguePageProps } from './catalogue-page-props';

const width = pdfPageSize.width - 2 * pdfPageSize.margin;

function FaqEntry({ title, text, type }: { title: string; text: string; type: PdfTextStyles }) {
  return (
    <View style={{ width: (width - 24) / 2, borderTop: `1 solid ${pdfRuleColour}`, paddingTop: 6, marginBottom: 8 }}>
      <PdfText style={type.bold(10, 1.25)}>{title}</PdfText>
      <PdfText style={{ ...type.body(8.8, 1.4), color: pdfMutedColour, marginTop: 2 }}>{text}</PdfText>
    </View>
  );
}

/** Explains storage, thawing, serving and transition, with the rule of thumb for amounts. */
export function CatalogueStorageAndFeedingPage({ model, type, page }: CataloguePageProps) {
  const { handling, labels } = model;
  return (
    <PdfPageFrame type={type} number={page} note={labels.heading} bookmark={handling.heading} id="handling">
      <View
        style={{
          backgroundColor: brandColours.saffron,
          paddingHorizontal: pdfPageSize.margin,
          paddingTop: 44,
          paddingBottom: 18,
        }}
      >
        <PdfHeadline type={type} size={40}>
          {handling.heading}
        </PdfHeadline>
        <View style={{ flexDirection: 'row', gap: 16, marginTop: 8 }}>
          {handling.steps.map(({ title, text }, index) => (
            <View key={title} style={{ flex: 1, borderTop: `1.5 solid ${brandColours.ink}`, paddingTop: 6 }}>
              <PdfText style={{ ...type.display('0', 28), paddingBottom: 2 }}>{String(index + 1)}</PdfText>
              <PdfText style={{ ...type.bold(11, 1.25), marginTop: 2 }}>{title}</PdfText>
              <PdfText style={{ ...type.body(9), marginTop: 3 }}>{text}</PdfText>
            </View>
          ))}
        </View>
      </View>
      <View style={{ backgroundColor: brandColours.ink, paddingTop: 3.5, height: 16 }}>
        <PdfMeander width={pdfPageSize.width} height={9} colour={brandColours.saffron} />
      </View>
      <View style={{ paddingHorizontal: pdfPageSize.margin, paddingTop: 24 }}>
        <View style={{ flexDirection: 'row', gap: 24 }}>
          <View style={{ width: (width - 24) / 2 }}>
            <PdfText style={type.bold(13, 1.25)}>{handling.transition.title}</PdfText>
            <PdfText style={{ ...type.body(10), marginTop: 5 }}>{handling.transition.text}</PdfText>
          </View>
          <View style={{ width: (width - 24) / 2, flexDirection: 'row', alignItems: 'flex-end', gap: 8, height: 112 }}>
            {handling.shares.map(({ share, label }) => (
              <View key={label} style={{ flex: 1 }}>
                <PdfText style={{ ...type.display('100%', 15), marginBottom: 3 }}>{label}</PdfText>
                <View style={{ height: share * 0.92, backgroundColor: brandColours.clay }} />
              </View>
            ))}
          </View>
        </View>
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: 24, marginTop: 18 }}>
          {[handling.amount, handling.kinds, ...handling.faqs].map((item) => (
            <FaqEntry key={item.title} {...item} type={type} />
          ))}
        </View>
      </View>
    </PdfPageFrame>
  );
}
