import { View } from '@react-pdf/renderer';
import { PdfPageFrame } from '@/documents/kit/page-frame';
import { PdfArtwork } from '@/documents/kit/pdf-artwork';
import { pdfMutedColour } from '@/documents/kit/pdf-colours';
import { PdfHeadline } from '@/documents/kit/pdf-headline';
import { PdfMeander } from '@/documents/kit/pdf-meander';
import { pdfPageSize } from '@/documents/kit/pdf-page-size';
import { PdfText } from '@/documents/kit/pdf-text';
import type { PdfTextStyles } from '@/documents/kit/typography';
import { uppercaseLetterSpacing } from '@/documents/kit/typography';
import { brandColours } from '@/lib/config/brand-colours';
import type { CataloguePageProps } from './catalogue-page-props';
import type { CatalogueLine, CatalogueProduct } from './catalogue-pdf-model';
import {
  PdfAdditivesTable,
  PdfAnalysisTable,
  PdfCompositionTable,
  PdfEnergyFigures,
  PdfProductPackTable,
} from './product-tables';

const head = 250;
const panel = 212;

function Head({ product, line, type }: { product: CatalogueProduct; line: string; type: PdfTextStyles }) {
  const ground = brandColours[product.field];
  const color = brandColours[product.ink];
  const width = pdfPageSize.width - panel - pdfPageSize.margin - 24;
  return (
    <View style={{ height: head, flexDirection: 'row' }}>
      <View
        style={{
          width: pdfPageSize.width - panel,
          backgroundColor: ground,
          color,
          paddingLeft: pdfPageSize.margin,
          paddingTop: 40,
        }}
      >
        <PdfText style={{ ...type.bold(8), letterSpacing: uppercaseLetterSpacing, width }}>
          {type.capitals(line)}
        </PdfText>
        <PdfHeadline type={type} size={40} width={width} leading={1} style={{ marginTop: 8 }}>
          {product.name}
        </PdfHeadline>
        <PdfText style={{ ...type.body(13, 1.3), marginTop: 1, width }}>{product.subtitle}</PdfText>
        {product.badge && <PdfText style={{ ...type.bold(9), marginTop: 10, width }}>{product.badge}</PdfText>}
        <View style={{ position: 'absolute', bottom: 12, left: pdfPageSize.margin }}>
          <PdfMeander width={width} height={9} colour={color} />
        </View>
      </View>
      <View
        style={{
          width: panel,
          backgroundColor: brandColours.limestone,
          alignItems: 'center',
          justifyContent: 'center',
        }}
      >
        <PdfArtwork name={product.pack} width={168} height={224} />
      </View>
    </View>
  );
}

type Props = CataloguePageProps & { line: CatalogueLine; product: CatalogueProduct };

/** The page of a product: description, composition, analysis and packs. */
export function CatalogueProductPage({ model, line, product, page, type }: Props) {
  const { labels } = model;
  const full = pdfPageSize.width - 2 * pdfPageSize.margin;
  const right = 190;
  // Few ingredients and additives leave room for the whole story.
  const sparse = product.ingredients.length + product.additives.length < 5;
  const story = sparse ? product.longDescription : [product.shortDescription];
  return (
    <PdfPageFrame type={type} number={page} note={line.name} bookmark={product.name} id={product.slug}>
      <Head product={product} line={line.name} type={type} />
      <View style={{ paddingHorizontal: pdfPageSize.margin, paddingTop: 16, flexDirection: 'row', gap: 28 }}>
        <View style={{ width: full - right - 28 }}>
          <PdfText style={{ ...type.bold(9.5), color: brandColours.clay, marginBottom: 6 }}>
            {product.statement}
          </PdfText>
          {story.map((paragraph) => (
            <PdfText key={paragraph} style={{ ...type.body(sparse ? 11.5 : 10), marginBottom: 7 }}>
              {paragraph}
            </PdfText>
          ))}
          <PdfCompositionTable product={product} labels={labels} type={type} />
        </View>
        <View style={{ width: right }}>
          <PdfEnergyFigures product={product} labels={labels} type={type} />
          <PdfAnalysisTable product={product} labels={labels} type={type} />
          <PdfProductPackTable product={product} labels={labels} type={type} />
        </View>
      </View>
      <View style={{ paddingHorizontal: pdfPageSize.margin, marginTop: 12 }}>
        <PdfAdditivesTable product={product} labels={labels} type={type} />
      </View>
      <View style={{ paddingHorizontal: pdfPageSize.margin, marginTop: 'auto', flexDirection: 'row', gap: 16 }}>
        {product.benefits.slice(0, 3).map(({ title, text }) => (
          <View key={title} style={{ flex: 1, borderTop: `1.5 solid ${brandColours[product.field]}`, paddingTop: 5 }}>
            <PdfText style={type.bold(8.5, 1.25)}>{title}</PdfText>
            <PdfText style={{ ...type.body(7.5, 1.35), color: pdfMutedColour, marginTop: 2 }}>{text}</PdfText>
          </View>
        ))}
      </View>
    </PdfPageFrame>
  );
}
