import { View } from '@react-pdf/renderer';
import { pdfMutedColour } from '@/documents/kit/pdf-colours';
import { pdfPageSize } from '@/documents/kit/pdf-page-size';
import { PdfParagraph } from '@/documents/kit/pdf-paragraph';
import { PdfText } from '@/documents/kit/pdf-text';
import { SmallHeading } from '@/documents/kit/small-heading';
import { pdfTagProps } from '@/documents/kit/tagged-pdf';
import type { PdfTextStyles } from '@/documents/kit/typography';
import { brandColours } from '@/lib/config/brand-colours';
import type { PlanDocumentModel } from './plan-document-model';

type Props = { model: PlanDocumentModel; type: PdfTextStyles };
type FoodProps = { food: PlanDocumentModel['foods'][number]; type: PdfTextStyles; compact: boolean };
const full = pdfPageSize.width - 2 * pdfPageSize.margin;
const gap = 14;
const width = (full - 2 * gap) / 3;

function Amount({ food, type, compact }: FoodProps) {
  const { name, field, grams, perDay } = food;
  return (
    <View
      style={{
        width,
        borderTop: `3 solid ${brandColours[field]}`,
        paddingTop: 5,
      }}
    >
      <PdfText {...pdfTagProps('H3')} style={type.bold(10.5, 1.2)}>
        {name}
      </PdfText>
      <View style={{ flexDirection: 'row', alignItems: 'flex-end', gap: 5 }}>
        <PdfText style={type.display(grams, compact ? 18 : 26, width - 70, 1.05)}>{grams}</PdfText>
        <PdfText style={{ ...type.body(8.5, 1.2), paddingBottom: compact ? 6 : 9 }}>{perDay}</PdfText>
      </View>
    </View>
  );
}

function FoodText({ food, type, width, compact }: FoodProps & { width: number }) {
  return (
    <View style={{ width }}>
      {food.reasons.map((reason) => (
        <PdfParagraph key={reason} type={type} bold size={compact ? 7.2 : 8.8} width={width} style={{ marginTop: 3 }}>
          {reason}
        </PdfParagraph>
      ))}
      {food.description && (
        <PdfParagraph type={type} size={8.5} width={width} style={{ color: pdfMutedColour, marginTop: 3 }}>
          {food.description}
        </PdfParagraph>
      )}
    </View>
  );
}

/** The foods that suit the animal: why, and how much of each a day. */
export function PdfFoodList({ model: { foods, foodsHeading, compact }, type }: Props) {
  const [only] = foods;
  return (
    <View>
      <SmallHeading type={type}>{foodsHeading}</SmallHeading>
      {foods.length === 1 && only ? (
        <View style={{ flexDirection: 'row', gap }}>
          {/* Its name and amount are the headline of the page. */}
          {!compact && <Amount food={only} type={type} compact={compact} />}
          <FoodText food={only} type={type} compact={compact} width={compact ? full : full - width - gap} />
        </View>
      ) : (
        <View style={{ flexDirection: 'row', gap }}>
          {foods.map((food) => (
            <View key={food.slug} style={{ width }}>
              <Amount food={food} type={type} compact={compact} />
              <FoodText food={food} type={type} compact={compact} width={width} />
            </View>
          ))}
        </View>
      )}
    </View>
  );
}
