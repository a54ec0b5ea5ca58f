import { Link, Text, View } from '@react-pdf/renderer';
import { colours } from '@/components/art/palette';
import { Bullet } from '@/documents/kit/bullet';
import { Headline } from '@/documents/kit/headline';
import { Label, muted, rule } from '@/documents/kit/page-frame';
import { Paragraph } from '@/documents/kit/paragraph';
import { tag } from '@/documents/kit/tagged-pdf';
import { sheet, type Type } from '@/documents/kit/typography';
import type { PlanSheetModel } from './model';

type Props = { model: PlanSheetModel; type: Type };
type ContactProps = { model: { contact: Pick<PlanSheetModel['contact'], 'heading' | 'rows'> }; type: Type };
export const gap = 18;
const width = (sheet.width - 2 * sheet.margin - 2 * gap) / 3;
const size = 8.8;

/** The change to raw food, and what to buy for it. */
export function Change({ model: { transition, shopping }, type }: Props) {
  return (
    <View style={{ width }}>
      <Label type={type}>{transition.heading}</Label>
      {transition.text.map((text) => (
        <Paragraph key={text} type={type} size={size} width={width} style={{ marginBottom: 3 }}>
          {text}
        </Paragraph>
      ))}
      <View style={{ marginTop: 6 }}>
        <Label type={type}>{shopping.heading}</Label>
        <View {...tag('Table')}>
          {shopping.items.map(({ name, amount }) => (
            <View
              key={name}
              {...tag('TR')}
              style={{ flexDirection: 'row', borderTop: `0.5 solid ${rule}`, paddingVertical: 2, gap: 6 }}
            >
              <Text {...tag('TH', { scope: 'Row' })} style={{ ...type.body(size, 1.25), flex: 1 }}>
                {name}
              </Text>
              <Text {...tag('TD')} style={type.bold(size, 1.25)}>
                {amount}
              </Text>
            </View>
          ))}
        </View>
      </View>
    </View>
  );
}

/** Storing, thawing, serving and washing. */
export function Hygiene({ model: { hygiene }, type }: Props) {
  return (
    <View style={{ width }}>
      <Label type={type}>{hygiene.heading}</Label>
      {hygiene.items.map(({ title, text }) => (
        <View key={title} style={{ marginBottom: 4 }}>
          <Text {...tag('H3')} style={type.bold(size, 1.25)}>
            {title}
          </Text>
          <Paragraph type={type} size={size} width={width} leading={1.3} style={{ color: muted }}>
            {text}
          </Paragraph>
        </View>
      ))}
    </View>
  );
}

/** What to do after the plan is printed. */
export function Next({ model: { next }, type }: Props) {
  return (
    <View style={{ width }}>
      <Label type={type}>{next.heading}</Label>
      <View {...tag('L')}>
        {next.items.map((text, index) => (
          <Bullet key={text} type={type} number={index + 1} size={size} width={width} marginBottom={4}>
            {text}
          </Bullet>
        ))}
      </View>
    </View>
  );
}

/** Whom to ask, in a row across the foot of the page. */
export function Contact({ model: { contact }, type }: ContactProps) {
  const heading = type.fitted(contact.heading, 18, 116, contact.heading.length > 14 ? 2 : 1);
  return (
    <View
      style={{
        flexDirection: 'row',
        gap: 16,
        borderTop: `3 solid ${colours.saffron}`,
        paddingTop: 8,
        alignItems: 'center',
      }}
    >
      <Headline type={type} size={heading} width={120} room={4} leading={1}>
        {contact.heading}
      </Headline>
      {contact.rows.map(({ label, value, href }) => (
        <View key={label}>
          <Text style={type.body(7.2, 1.25)}>{label}</Text>
          {href ? (
            <Link src={href} style={{ ...type.bold(9, 1.25), color: colours.ink, textDecoration: 'none' }}>
              {value}
            </Link>
          ) : (
            <Text style={type.bold(9, 1.25)}>{value}</Text>
          )}
        </View>
      ))}
    </View>
  );
}
