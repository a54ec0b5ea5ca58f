import { View } from '@react-pdf/renderer';
import { pdfMutedColour, pdfRuleColour } from '@/documents/kit/pdf-colours';
import { PdfText } from '@/documents/kit/pdf-text';
import { SmallHeading } from '@/documents/kit/small-heading';
import type { PdfTextStyles } from '@/documents/kit/typography';
import { brandColours } from '@/lib/config/brand-colours';
import type { CataloguePdfModel, CatalogueProduct } from './catalogue-pdf-model';

type Props = { product: CatalogueProduct; labels: CataloguePdfModel['labels']; type: PdfTextStyles };

/** Shows the ingredients in descending order, each with a bar in proportion to its share. */
export function PdfCompositionTable({ product, labels, type }: Props) {
  return (
    <View style={{ marginTop: 5 }}>
      <SmallHeading type={type}>{labels.composition}</SmallHeading>
      {product.ingredients.map(({ name, percent, share }) => (
        <View key={name} style={{ marginBottom: 3.2 }}>
          <View style={{ flexDirection: 'row' }}>
            <PdfText style={{ ...type.body(8.8, 1.25), flex: 1, paddingRight: 8 }}>{name}</PdfText>
            <PdfText style={type.bold(8.8, 1.25)}>{percent}</PdfText>
          </View>
          <View style={{ height: 2, backgroundColor: pdfRuleColour, marginTop: 1.2 }}>
            <View style={{ height: 2, width: `${share}%`, backgroundColor: brandColours[product.field] }} />
          </View>
        </View>
      ))}
      <PdfText style={{ ...type.bold(8.5), color: pdfMutedColour, marginTop: 2 }}>{product.bone}</PdfText>
    </View>
  );
}

/** Shows the energy stated by the manufacturer, in both units. */
export function PdfEnergyFigures({ product, labels, type }: Props) {
  return (
    <View style={{ marginBottom: 10 }}>
      <SmallHeading type={type}>{labels.energy}</SmallHeading>
      <PdfText style={type.display('0', 36, 200, 1)}>
        {product.energy.map(({ value, unit }, index) => (
          <PdfText key={unit} style={{ fontSize: index ? 20 : 36 }}>
            {index > 0 && '  '}
            {value}
            <PdfText style={type.bold(9, 1)}>{` ${unit}`}</PdfText>
          </PdfText>
        ))}
      </PdfText>
      <PdfText style={{ ...type.body(8.5), color: pdfMutedColour }}>{labels.per100g}</PdfText>
    </View>
  );
}

/** Shows the analytical constituents in the language's statutory terms. */
export function PdfAnalysisTable({ product, labels, type }: Props) {
  return (
    <View style={{ marginBottom: 12 }}>
      <SmallHeading type={type}>{labels.analysisPer100g}</SmallHeading>
      {product.analysis.map(({ name, percent }) => (
        <View
          key={name}
          style={{ flexDirection: 'row', borderTop: `0.5 solid ${pdfRuleColour}`, paddingVertical: 2.4 }}
        >
          <PdfText style={{ ...type.body(8.8, 1.25), flex: 1, paddingRight: 8 }}>{name}</PdfText>
          <PdfText style={type.bold(8.8, 1.25)}>{percent}</PdfText>
        </View>
      ))}
    </View>
  );
}

/** Shows the packs, the product code and, for a new product, its launch date. */
export function PdfProductPackTable({ product, labels, type }: Props) {
  return (
    <View>
      <SmallHeading type={type}>{labels.formats}</SmallHeading>
      {product.formats.map(({ name, detail }) => (
        <View key={name} style={{ borderTop: `0.5 solid ${pdfRuleColour}`, paddingVertical: 2.4 }}>
          <PdfText style={type.bold(8.8, 1.25)}>{name}</PdfText>
          <PdfText style={{ ...type.body(8, 1.25), color: pdfMutedColour }}>{detail}</PdfText>
        </View>
      ))}
      <View style={{ flexDirection: 'row', borderTop: `0.5 solid ${pdfRuleColour}`, paddingVertical: 3 }}>
        <PdfText style={{ ...type.body(8.8, 1.25), flex: 1 }}>{labels.code}</PdfText>
        <PdfText style={type.bold(8.8, 1.25)}>{product.code}</PdfText>
      </View>
      {product.availableFrom && (
        <PdfText style={{ ...type.body(8), color: pdfMutedColour }}>{product.availableFrom}</PdfText>
      )}
    </View>
  );
}

/** Shows the additives with their codes and amounts per kilogram, in two columns. */
export function PdfAdditivesTable({ product, labels, type }: Props) {
  const half = Math.ceil(product.additives.length / 2);
  const columns = [product.additives.slice(0, half), product.additives.slice(half)];
  return (
    <View>
      <SmallHeading type={type}>{labels.additives}</SmallHeading>
      {product.additives.length === 0 && <PdfText style={type.body(8.5)}>{labels.noAdditives}</PdfText>}
      <View style={{ flexDirection: 'row', gap: 20 }}>
        {columns.map((additives, index) => (
          <View key={index ? 'second' : 'first'} style={{ flex: 1 }}>
            {additives.map(({ name, amount }) => (
              <View
                key={name}
                style={{ flexDirection: 'row', borderTop: `0.5 solid ${pdfRuleColour}`, paddingVertical: 1.6 }}
              >
                <PdfText style={{ ...type.body(7.2, 1.25), flex: 1, paddingRight: 8 }}>{name}</PdfText>
                <PdfText style={type.bold(7.2, 1.25)}>{amount}</PdfText>
              </View>
            ))}
          </View>
        ))}
      </View>
    </View>
  );
}
