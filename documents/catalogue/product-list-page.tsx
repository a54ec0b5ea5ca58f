import { Link, View } from '@react-pdf/renderer';
import { PdfPageFrame } from '@/documents/kit/page-frame';
import { pdfRuleColour } from '@/documents/kit/pdf-colours';
import { PdfHeadline } from '@/documents/kit/pdf-headline';
import { pdfPageSize } from '@/documents/kit/pdf-page-size';
import { PdfText } from '@/documents/kit/pdf-text';
import type { PdfTextStyles } from '@/documents/kit/typography';
import { brandColours } from '@/lib/config/brand-colours';
import type { CataloguePageProps } from './catalogue-page-props';
import type { CatalogueLine } from './catalogue-pdf-model';
import type { CatalogueListEntry } from './paginate-catalogue';

const width = pdfPageSize.width - 2 * pdfPageSize.margin;

function Row({ listed: { product, page }, type }: { listed: CatalogueListEntry; type: PdfTextStyles }) {
  const [energy] = product.energy;
  const cell = { ...type.body(9, 1.2), textAlign: 'right' as const };
  return (
    <View style={{ height: 17, flexDirection: 'row', borderTop: `0.5 solid ${pdfRuleColour}`, paddingTop: 2.5 }}>
      <View style={{ width: width - 220 }}>
        <Link
          src={page === null ? product.url : `#${product.slug}`}
          style={{ color: brandColours.ink, textDecoration: 'none' }}
        >
          <PdfText style={{ ...type.bold(9, 1.2), maxLines: 1, textOverflow: 'ellipsis' }}>{product.name}</PdfText>
        </Link>
      </View>
      <PdfText style={{ ...cell, width: 90 }}>{product.code}</PdfText>
      <PdfText style={{ ...cell, width: 90 }}>{energy && `${energy.value} ${energy.unit}`}</PdfText>
      <PdfText style={{ ...cell, ...type.bold(9, 1.2), width: 40 }}>{page === null ? '' : String(page)}</PdfText>
    </View>
  );
}

type Props = CataloguePageProps & { line: CatalogueLine; listed: CatalogueListEntry[] };

/**
 * A page of a long line's product list: each product with its code, energy and page number, or
 * with a link to its page on the site.
 */
export function CatalogueLineProductListPage({ model: { labels, brand }, line, listed, page, type }: Props) {
  return (
    <PdfPageFrame type={type} number={page} note={labels.heading} id={`${line.key}-${page}`}>
      <View style={{ paddingHorizontal: pdfPageSize.margin, paddingTop: 44 }}>
        <PdfHeadline type={type} size={30}>
          {line.name}
        </PdfHeadline>
        <View style={{ flexDirection: 'row', justifyContent: 'space-between', marginBottom: 6 }}>
          <PdfText style={type.body(9)}>{brand.site}</PdfText>
          <PdfText style={type.body(9)}>{labels.energyPer100g}</PdfText>
        </View>
        {listed.map((one) => (
          <Row key={one.product.slug} listed={one} type={type} />
        ))}
      </View>
    </PdfPageFrame>
  );
}
