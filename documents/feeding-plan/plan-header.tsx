import { Text, View } from '@react-pdf/renderer';
import { colours } from '@/components/art/palette';
import { Headline } from '@/documents/kit/headline';
import { Meander } from '@/documents/kit/page-frame';
import { Picture } from '@/documents/kit/picture';
import { sheet, type Type } from '@/documents/kit/typography';
import type { PlanSheetModel } from './model';

const height = 186;
const scene = 212;
const width = sheet.width - scene - sheet.margin - 20;
// Characters of a fact that stands on one line.
const maxFactLength = 45;
// From behind the tail of the hound to beyond her bowl, and no lower than the ground.
const box = `255 16 ${(690 * scene) / height} 690`;

/** The name of the dog and what is known of it, beside the hound at her bowl. */
export function Head({ model, type }: { model: Pick<PlanSheetModel, 'name' | 'eyebrow' | 'dog'>; type: Type }) {
  const { name, eyebrow, dog } = model;
  // A line ends between two facts and not within one, unless it is a list.
  const whole = (fact: string) => (fact.length > maxFactLength ? fact : fact.replaceAll(' ', '\u00a0'));
  const facts = dog.slice(2).map(whole).join('\u00a0· ');
  const size = type.fitted(name, 52, width, name.length > 14 ? 2 : 1);
  return (
    <View>
      <View style={{ height, flexDirection: 'row', backgroundColor: colours.olive }}>
        <View style={{ width: sheet.width - scene, paddingLeft: sheet.margin, paddingTop: 30, color: colours.paper }}>
          <Text style={{ ...type.bold(8.5), letterSpacing: 0.9 }}>{type.capitals(eyebrow)}</Text>
          <Headline type={type} size={size} width={width} leading={1} style={{ marginTop: 3 }}>
            {name}
          </Headline>
          <Text style={{ ...type.bold(11, 1.4) }}>{dog.slice(0, 2).join(' · ')}</Text>
          <Text style={type.body(9.2, 1.3)}>
            {type.wrapped(facts, type.body(9.2), width).replaceAll('\u00a0·\n', '\n')}
          </Text>
        </View>
        <Picture name="sections/feeding-plan" width={scene} height={height} box={box} />
      </View>
      <View style={{ backgroundColor: colours.ink, paddingTop: 3.5, height: 16 }}>
        <Meander width={sheet.width} height={9} colour={colours.saffron} />
      </View>
    </View>
  );
}
