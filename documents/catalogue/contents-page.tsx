import { Link, View } from '@react-pdf/renderer';
import { PdfPageFrame } from '@/documents/kit/page-frame';
import { pdfRuleColour } from '@/documents/kit/pdf-colours';
import { PdfHeadline } from '@/documents/kit/pdf-headline';
import { pdfPageSize } from '@/documents/kit/pdf-page-size';
import { PdfText } from '@/documents/kit/pdf-text';
import type { PdfTextStyles } from '@/documents/kit/typography';
import { brandColours } from '@/lib/config/brand-colours';
import type { CataloguePdfModel } from './catalogue-pdf-model';
import {
  type CatalogueSectionPageNumber,
  countCatalogueLineProducts,
  type PaginatedCatalogueLine,
  pageCapacity,
} from './paginate-catalogue';

type RowProps = { type: PdfTextStyles; name: string; code?: string; page: number; target: string };

function Row({ type, name, code, page, target }: RowProps) {
  return (
    <Link src={`#${target}`} style={{ textDecoration: 'none', color: brandColours.ink }}>
      <View style={{ flexDirection: 'row', borderBottom: `0.5 solid ${pdfRuleColour}`, paddingVertical: 4.4 }}>
        <PdfText style={{ ...type.body(10.5), flexGrow: 1 }}>{name}</PdfText>
        {code && <PdfText style={{ ...type.body(8), width: 60, marginTop: 2 }}>{code}</PdfText>}
        <PdfText style={{ ...type.bold(10.5), width: 24, textAlign: 'right' }}>{String(page)}</PdfText>
      </View>
    </Link>
  );
}

type Props = {
  model: CataloguePdfModel;
  type: PdfTextStyles;
  lines: PaginatedCatalogueLine[];
  sections: CatalogueSectionPageNumber[];
};

/**
 * The table of contents: every line with its products (or their number, if they are too
 * many for the page) and the other pages.
 */
export function CatalogueContentsPage({ model, type, lines, sections }: Props) {
  const { labels, range, handling, exports } = model;
  const short = countCatalogueLineProducts(model.lines) <= pageCapacity.contents;
  const page = (id: string) => sections.find((section) => section.id === id)?.page ?? 0;
  const around = (id: string, name: string) => (
    <View style={{ marginLeft: 170 }}>
      <Row type={type} name={name} page={page(id)} target={id} />
    </View>
  );
  return (
    <PdfPageFrame type={type} number={2} note={labels.heading} bookmark={labels.contents} id="contents">
      <View style={{ paddingHorizontal: pdfPageSize.margin, paddingTop: 48 }}>
        <PdfHeadline type={type} size={46} style={{ color: brandColours.ink, marginBottom: 8 }}>
          {labels.contents}
        </PdfHeadline>
        {around('range', range.heading)}
        {lines.map(({ line, page, products }) => (
          <View key={line.key} style={{ flexDirection: 'row', marginTop: 13 }}>
            <View style={{ width: 170, paddingRight: 16, flexDirection: 'row' }}>
              <PdfText style={{ ...type.bold(11.5, 1.2), color: brandColours.clay, paddingTop: 3 }}>
                {line.name}
              </PdfText>
            </View>
            <View style={{ flexGrow: 1, borderTop: `1.5 solid ${brandColours.ink}` }}>
              {!short && <Row type={type} name={line.recipes} page={page} target={line.key} />}
              {short &&
                products.map(({ product, page }) => (
                  <Row key={product.slug} type={type} {...product} page={page} target={product.slug} />
                ))}
            </View>
          </View>
        ))}
        <View style={{ marginTop: 13, borderTop: `1.5 solid ${brandColours.ink}`, marginLeft: 170 }} />
        {around('handling', handling.heading)}
        {around('contact', exports.eyebrow)}
      </View>
    </PdfPageFrame>
  );
}
