import { Link, Page, View } from '@react-pdf/renderer';
import { PdfArtwork, sceneBackgroundColour } from '@/documents/kit/pdf-artwork';
import { PdfHeadline } from '@/documents/kit/pdf-headline';
import { pdfPageSize } from '@/documents/kit/pdf-page-size';
import { PdfText } from '@/documents/kit/pdf-text';
import type { PdfTextStyles } from '@/documents/kit/typography';
import { type BrandColourName, brandColours, textColourOn } from '@/lib/config/brand-colours';
import type { CatalogueLine } from './catalogue-pdf-model';
import { type CatalogueListEntry, pageCapacity } from './paginate-catalogue';

const picture = (pdfPageSize.width / 800) * 600;

function inkFor(ground: string): string {
  const names = Object.keys(brandColours) as BrandColourName[];
  const name = names.find((candidate) => brandColours[candidate].toLowerCase() === ground);
  if (!name) throw new Error(`the ground ${ground} is not a colour of the brand`);
  return brandColours[textColourOn(name)];
}

type Props = { line: CatalogueLine; listed: CatalogueListEntry[]; number: number; page: number; type: PdfTextStyles };

/**
 * The opening page of a product line: scene, text and products. A long line lists its
 * products on the following pages instead.
 */
export function ProductLineTitlePage({ line, listed, number, page, type }: Props) {
  const ground = sceneBackgroundColour(line.scene);
  const color = inkFor(ground);
  const width = pdfPageSize.width - 2 * pdfPageSize.margin;
  const columns = line.products.length > 4 ? 2 : 1;
  return (
    <Page size={pdfPageSize} id={line.key} bookmark={line.name} style={{ backgroundColor: ground, color }}>
      <View style={{ position: 'absolute', bottom: 0, left: 0 }}>
        <PdfArtwork name={line.scene} width={pdfPageSize.width} height={picture} />
      </View>
      <View style={{ paddingHorizontal: pdfPageSize.margin, paddingTop: 44 }}>
        <View style={{ flexDirection: 'row', justifyContent: 'space-between' }}>
          <PdfText style={type.display('0', 24)}>{String(number)}</PdfText>
          <PdfText style={type.bold(9)}>{String(page)}</PdfText>
        </View>
        <PdfHeadline type={type} size={60} leading={1} style={{ marginTop: 10 }}>
          {line.name}
        </PdfHeadline>
        <PdfText style={{ ...type.body(14, 1.4), marginTop: 0, maxWidth: 420 }}>{line.description}</PdfText>
        <PdfText style={{ ...type.bold(9.5), marginTop: 18, marginBottom: 4 }}>{line.recipes}</PdfText>
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: 24 }}>
          {(listed.length > pageCapacity.opening ? [] : listed).map(({ product, page }) => (
            <Link
              key={product.slug}
              src={`#${product.slug}`}
              style={{ color, textDecoration: 'none', width: columns === 2 ? (width - 24) / 2 : width }}
            >
              <View style={{ flexDirection: 'row', borderTop: `0.75 solid ${color}`, paddingVertical: 3 }}>
                <PdfText style={{ ...type.body(10.5), flexGrow: 1 }}>{product.name}</PdfText>
                <PdfText style={type.bold(10.5)}>{String(page)}</PdfText>
              </View>
            </Link>
          ))}
        </View>
      </View>
    </Page>
  );
}
