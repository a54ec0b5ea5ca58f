import { View } from '@react-pdf/renderer';
import { PdfPageFrame } from '@/documents/kit/page-frame';
import { PdfArtwork } from '@/documents/kit/pdf-artwork';
import { pdfMutedColour } from '@/documents/kit/pdf-colours';
import { PdfHeadline } from '@/documents/kit/pdf-headline';
import { PdfMeander } from '@/documents/kit/pdf-meander';
import { pdfPageSize } from '@/documents/kit/pdf-page-size';
import { PdfText } from '@/documents/kit/pdf-text';
import { SmallHeading } from '@/documents/kit/small-heading';
import type { PdfTextStyles } from '@/documents/kit/typography';
import { brandColours } from '@/lib/config/brand-colours';
import type { CataloguePdfModel } from './catalogue-pdf-model';

/** Explains the structure of the range and how to read its labels. */
export function CatalogueOverviewPage({ model, type }: { model: CataloguePdfModel; type: PdfTextStyles }) {
  const { range, lines, labels } = model;
  const packs = lines.flatMap(({ products: [first] }) => (first ? [first] : []));
  const width = pdfPageSize.width - 2 * pdfPageSize.margin;
  const step = width / packs.length;
  return (
    <PdfPageFrame type={type} number={3} note={labels.heading} bookmark={range.heading} id="range">
      <View style={{ backgroundColor: brandColours.limestone, paddingTop: 44 }}>
        <View style={{ paddingHorizontal: pdfPageSize.margin }}>
          <PdfHeadline type={type} size={46} style={{ color: brandColours.ink }}>
            {range.heading}
          </PdfHeadline>
          <PdfText style={{ ...type.body(12.5), marginTop: 2, maxWidth: 440 }}>{range.lead}</PdfText>
        </View>
        <View style={{ marginTop: 14, marginBottom: -8, marginLeft: pdfPageSize.margin, width, flexDirection: 'row' }}>
          {packs.map(({ slug, pack }) => (
            <View key={slug} style={{ width: step, alignItems: 'center' }}>
              <PdfArtwork name={pack} width={124} height={165} />
            </View>
          ))}
        </View>
        <View style={{ height: 16, backgroundColor: brandColours.ink, paddingTop: 3.5 }}>
          <PdfMeander width={pdfPageSize.width} height={9} colour={brandColours.saffron} />
        </View>
      </View>
      <View style={{ flexDirection: 'row', gap: 28, paddingHorizontal: pdfPageSize.margin, paddingTop: 28 }}>
        <View style={{ width: 196 }}>
          {range.intro.map((paragraph) => (
            <PdfText key={paragraph} style={{ ...type.body(10.5), marginBottom: 9 }}>
              {paragraph}
            </PdfText>
          ))}
          <View style={{ marginTop: 10 }}>
            <SmallHeading type={type}>{range.formats.heading}</SmallHeading>
            {range.formats.paragraphs.map((paragraph) => (
              <PdfText key={paragraph} style={{ ...type.body(9.5), color: pdfMutedColour }}>
                {paragraph}
              </PdfText>
            ))}
          </View>
        </View>
        <View style={{ flex: 1 }}>
          <SmallHeading type={type}>{range.label.heading}</SmallHeading>
          {range.label.items.map(({ title, text }, index) => (
            <View
              key={title}
              style={{ flexDirection: 'row', borderTop: `1 solid ${brandColours.ink}`, paddingVertical: 9, gap: 12 }}
            >
              <PdfText style={{ ...type.display('0', 22), color: brandColours.clay, width: 22 }}>
                {String(index + 1)}
              </PdfText>
              <View style={{ flex: 1 }}>
                <PdfText style={type.bold(11)}>{title}</PdfText>
                {text && <PdfText style={{ ...type.body(9.5), color: pdfMutedColour, marginTop: 1 }}>{text}</PdfText>}
              </View>
            </View>
          ))}
          <PdfText
            style={{ ...type.body(8), color: pdfMutedColour, borderTop: `1 solid ${brandColours.ink}`, paddingTop: 9 }}
          >
            {labels.notice}
          </PdfText>
        </View>
      </View>
    </PdfPageFrame>
  );
}
