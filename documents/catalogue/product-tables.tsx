import { Text, View } from '@react-pdf/renderer';
import { pdfMutedColour, pdfRuleColour } from '@/documents/kit/pdf-colours';
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
            <Text style={{ ...type.body(8.8, 1.25), flex: 1, paddingRight: 8 }}>{name}</Text>
            <Text style={type.bold(8.8, 1.25)}>{percent}</Text>
          </View>
          <View style={{ height: 2, backgroundColor: pdfRuleColour, marginTop: 1.2 }}>
            <View style={{ height: 2, width: `${share}%`, backgroundColor: brandColours[product.field] }} />
          </View>
        </View>
      ))}
      <Text style={{ ...type.bold(8.5), color: pdfMutedColour, marginTop: 2 }}>{product.bone}</Text>
    </View>
  );
}

/** Shows the energy stated by the manufacturer, in both units. */
export function PdfEnergyFigures({ product, labels, type }: Props) {
  return (
    <View style={{ marginBottom: 10 }}>
      <SmallHeading type={type}>{labels.energy}</SmallHeading>
      <Text style={type.display('0', 36, 200, 1)}>
        {product.energy.map(({ value, unit }, index) => (
          <Text key={unit} style={{ fontSize: index ? 20 : 36 }}>
            {index > 0 && '  '}
            {value}
            <Text style={type.bold(9, 1)}>{` ${unit}`}</Text>
          </Text>
        ))}
      </Text>
      <Text style={{ ...type.body(8.5), color: pdfMutedColour }}>{labels.per100g}</Text>
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
          <Text style={{ ...type.body(8.8, 1.25), flex: 1, paddingRight: 8 }}>{name}</Text>
          <Text style={type.bold(8.8, 1.25)}>{percent}</Text>
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
          <Text style={type.bold(8.8, 1.25)}>{name}</Text>
          <Text style={{ ...type.body(8, 1.25), color: pdfMutedColour }}>{detail}</Text>
        </View>
      ))}
      <View style={{ flexDirection: 'row', borderTop: `0.5 solid ${pdfRuleColour}`, paddingVertical: 3 }}>
        <Text style={{ ...type.body(8.8, 1.25), flex: 1 }}>{labels.code}</Text>
        <Text style={type.bold(8.8, 1.25)}>{product.code}</Text>
      </View>
      {product.availableFrom && <Text style={{ ...type.body(8), color: pdfMutedColour }}>{product.availableFrom}</Text>}
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
      {product.additives.length === 0 && <Text style={type.body(8.5)}>{labels.noAdditives}</Text>}
      <View style={{ flexDirection: 'row', gap: 20 }}>
        {columns.map((additives, index) => (
          <View key={index ? 'second' : 'first'} style={{ flex: 1 }}>
            {additives.map(({ name, amount }) => (
              <View
                key={name}
                style={{ flexDirection: 'row', borderTop: `0.5 solid ${pdfRuleColour}`, paddingVertical: 1.6 }}
              >
                <Text style={{ ...type.body(7.2, 1.25), flex: 1, paddingRight: 8 }}>{name}</Text>
                <Text style={type.bold(7.2, 1.25)}>{amount}</Text>
              </View>
            ))}
          </View>
        ))}
      </View>
    </View>
  );
}
