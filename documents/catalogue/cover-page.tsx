import { Page, View } from '@react-pdf/renderer';
import { PdfArtwork } from '@/documents/kit/pdf-artwork';
import { PdfHeadline } from '@/documents/kit/pdf-headline';
import { pdfPageSize } from '@/documents/kit/pdf-page-size';
import { PdfText } from '@/documents/kit/pdf-text';
import type { PdfTextStyles } from '@/documents/kit/typography';
import { brandColours } from '@/lib/config/brand-colours';
import { catalogueDrawingNameByPage } from './catalogue-drawing-names';
import type { CataloguePdfModel } from './catalogue-pdf-model';

/** The front cover: the hound under her star, the title at the foot. */
export function CatalogueCoverPage({ model, type }: { model: CataloguePdfModel; type: PdfTextStyles }) {
  const { labels, brand, range } = model;
  return (
    <Page size={pdfPageSize} bookmark={labels.heading} style={{ backgroundColor: brandColours.clay }}>
      <View style={{ position: 'absolute', top: 0, left: 0 }}>
        <PdfArtwork
          name={catalogueDrawingNameByPage.cover}
          width={pdfPageSize.width}
          height={pdfPageSize.height}
          box="0 0 900 1272.8"
        />
      </View>
      <View
        style={{
          position: 'absolute',
          top: 38,
          left: pdfPageSize.margin,
          right: pdfPageSize.margin,
          flexDirection: 'row',
          justifyContent: 'space-between',
          alignItems: 'flex-end',
          color: brandColours.paper,
        }}
      >
        <PdfText style={{ ...type.display(brand.name, 26), letterSpacing: 5 }}>{type.capitals(brand.name)}</PdfText>
        <PdfText style={type.bold(10)}>{labels.edition}</PdfText>
      </View>
      <View
        style={{
          position: 'absolute',
          top: 626,
          left: pdfPageSize.margin,
          right: pdfPageSize.margin,
          color: brandColours.paper,
        }}
      >
        <PdfHeadline type={type} size={58}>
          {labels.heading}
        </PdfHeadline>
        <PdfText style={{ ...type.bold(15), marginTop: 2 }}>{range.heading}</PdfText>
      </View>
      <PdfText
        style={{
          position: 'absolute',
          bottom: 36,
          left: pdfPageSize.margin,
          ...type.body(10),
          color: brandColours.paper,
        }}
      >
        {brand.site}
      </PdfText>
    </Page>
  );
}
