import { Text, View } from '@react-pdf/renderer';
import { colours } from '@/components/art/palette';
import { Label, muted } from '@/documents/kit/page-frame';
import { Paragraph } from '@/documents/kit/paragraph';
import { sheet, type Type } from '@/documents/kit/typography';
import type { PlanSheetModel } from './model';

type Props = { model: PlanSheetModel; type: Type };
type Food = PlanSheetModel['foods'][number];
const full = sheet.width - 2 * sheet.margin;
const gap = 14;
const width = (full - 2 * gap) / 3;

function Amount({ food, type }: { food: Food; type: Type }) {
  const { name, field, ink, grams, perDay } = food;
  return (
    <View
      style={{
        width,
        backgroundColor: colours[field],
        color: colours[ink],
        paddingHorizontal: 10,
        paddingTop: 8,
        paddingBottom: 3,
      }}
    >
      <Text style={type.bold(10.5, 1.2)}>{name}</Text>
      <View style={{ flexDirection: 'row', alignItems: 'flex-end', gap: 5 }}>
        <Text style={type.display(grams, 26, width - 70, 1.05)}>{grams}</Text>
        <Text style={{ ...type.body(8.5, 1.2), paddingBottom: 9 }}>{perDay}</Text>
      </View>
    </View>
  );
}

function FoodText({ food, type, width }: { food: Food; type: Type; width: number }) {
  return (
    <View style={{ width }}>
      {food.reasons.map((reason) => (
        <Paragraph key={reason} type={type} bold size={8.8} width={width} style={{ marginTop: 3 }}>
          {reason}
        </Paragraph>
      ))}
      {food.description && (
        <Paragraph type={type} size={8.5} width={width} style={{ color: muted, marginTop: 3 }}>
          {food.description}
        </Paragraph>
      )}
    </View>
  );
}

/** The foods that suit the dog: why, and how much of each a day. */
export function Foods({ model: { foods, foodsHeading }, type }: Props) {
  const [only] = foods;
  return (
    <View>
      <Label type={type}>{foodsHeading}</Label>
      {foods.length === 1 && only ? (
        <View style={{ flexDirection: 'row', gap }}>
          <Amount food={only} type={type} />
          <FoodText food={only} type={type} width={full - width - gap} />
        </View>
      ) : (
        <View style={{ flexDirection: 'row', gap }}>
          {foods.map((food) => (
            <View key={food.slug} style={{ width }}>
              <Amount food={food} type={type} />
              <FoodText food={food} type={type} width={width} />
            </View>
          ))}
        </View>
      )}
    </View>
  );
}

const column = (full - 24) / 2;

/** What to know beside the numbers, in two columns. */
export function Notes({ model: { notes, notesHeading, roomy, dense }, type }: Props) {
  const size = roomy ? 9.5 : dense ? 7.6 : 8.6;
  const half = Math.ceil(notes.length / 2);
  const columns = [notes.slice(0, half), notes.slice(half)];
  return (
    <View>
      <Label type={type}>{notesHeading}</Label>
      <View style={{ flexDirection: 'row', gap: 24 }}>
        {columns.map((own, index) => (
          <View key={index ? 'second' : 'first'} style={{ width: column }}>
            {own.map((note) => (
              <View key={note} style={{ paddingLeft: 11, marginBottom: dense ? 3 : 5 }}>
                <View
                  style={{ position: 'absolute', left: 0, top: 4, width: 4, height: 4, backgroundColor: colours.clay }}
                />
                <Paragraph type={type} size={size} width={column - 11}>
                  {note}
                </Paragraph>
              </View>
            ))}
          </View>
        ))}
      </View>
    </View>
  );
}
